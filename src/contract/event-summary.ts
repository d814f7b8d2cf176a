import { z } from 'zod'
import { grosze, id } from './common.ts'

/** An event as the panel lists it, with its numbers now. */
export const eventSummary = z.strictObject({
  id,
  slug: z.string(),
  title: z.string(),
  state: z.enum(['draft', 'published']),
  /** Whether visitors can register now, full or not; null for a draft. */
  sale: z
    .discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('soon'), opens: z.string() }),
      z.strictObject({ kind: z.literal('open') }),
      z.strictObject({ kind: z.literal('closed') }),
      z.strictObject({ kind: z.literal('called_off') }),
    ])
    .nullable(),
  /** It is being tried out: what is registered now is a test. */
  isTest: z.boolean(),
  /** Over and put away: no part of the main list. */
  archived: z.boolean(),
  start: z.string().nullable(),
  end: z.string().nullable(),
  address: z.string(),
  /** Confirmed and waiting for payment: everyone who holds a place. */
  people: z.number().int(),
  capacity: z.number().int().nullable(),
  /** The least number of people, and the day until which the event is confirmed or cancelled. */
  leastPeople: z.strictObject({ people: z.number().int(), decidedOn: z.string() }).nullable(),
  registrations: z.number().int(),
  hasGroups: z.boolean(),
  hasDocuments: z.boolean(),
  /** It is a camp, so that cards of participants of a holiday are printed. */
  hasCampCards: z.boolean(),
  /** The published event has lists of invitations or codes that are issued in the panel. */
  hasInvites: z.boolean(),
  /** Children are expected, or somebody of the staff has care of a group. */
  hasCarers: z.boolean(),
  /** Null for members who may not see money. */
  charged: grosze.nullable(),
  paid: grosze.nullable(),
})

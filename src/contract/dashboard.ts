import { z } from 'zod'
import { grosze, id, none, noParams } from './common.ts'
import { endpoint } from './endpoint.ts'

/** The dashboard of an event and of an account: what waits for somebody, and numbers by day. */

const account = z.strictObject({ accountId: id })
const event = account.extend({ eventId: id })

/** Something that waits for the staff, in words for the member who asks; only what their role may do something about. */
const toDo = z.strictObject({
  kind: z.string(),
  /** Null: of the account as a whole. */
  eventId: id.nullable(),
  count: z.number().int().positive(),
  /** How many of them should not wait any longer. */
  urgent: z.number().int().nonnegative(),
  /** What they are, without their number: 'zgłoszeń czeka na akceptację'. */
  sentence: z.string(),
  detail: z.string().nullable(),
  /** What is urgent about it. */
  alarm: z.string().nullable(),
  /** Where it is done: an address within the panel, and its words. */
  action: z.strictObject({ words: z.string(), path: z.string() }).nullable(),
})

const day = z.strictObject({
  day: z.iso.date(),
  /** Who holds a place now, by the day on which they registered. */
  registrations: z.number().int(),
  people: z.number().int(),
  /** By the day of their entries; null for who may not read money. */
  charged: grosze.nullable(),
  paid: grosze.nullable(),
})

export const listToDo = endpoint({
  method: 'GET',
  path: '/v1/accounts/:accountId/to-do',
  summary: 'What waits for the staff, in all events',
  audience: 'member',
  params: account,
  query: noParams,
  body: none,
  output: z.strictObject({ toDo: z.array(toDo) }),
  status: 200,
  refusals: ['not_found'],
})

/** Of a published event; the days are those on which anything happened, in order. */
export const getDashboard = endpoint({
  method: 'GET',
  path: '/v1/accounts/:accountId/events/:eventId/dashboard',
  summary: 'What waits in an event, and its numbers by day',
  audience: 'member',
  params: event,
  query: noParams,
  body: none,
  output: z.strictObject({
    version: z.number().int(),
    toDo: z.array(toDo),
    numbers: z.strictObject({
      registrations: z.number().int(),
      people: z.number().int(),
      /** Tickets that were used. */
      entered: z.number().int(),
      charged: grosze.nullable(),
      paid: grosze.nullable(),
    }),
    days: z.array(day),
    /** The edition before: its days are compared by how long before the first day they are. */
    compared: z
      .strictObject({ id, title: z.string(), start: z.string().nullable(), days: z.array(day) })
      .nullable(),
    /** Events to compare with. */
    editions: z.array(z.strictObject({ id, title: z.string() })),
  }),
  status: 200,
  refusals: ['not_found'],
})

/** Chooses the edition that the dashboard compares with; null: none. */
export const compareWith = endpoint({
  method: 'PUT',
  path: '/v1/accounts/:accountId/events/:eventId/dashboard/compared',
  summary: 'Choose the edition to compare with',
  audience: 'member',
  params: event,
  query: noParams,
  body: z.strictObject({ eventId: id.nullable() }),
  output: none,
  status: 204,
  refusals: ['not_found'],
})

export const dashboardApi = { listToDo, getDashboard, compareWith } as const

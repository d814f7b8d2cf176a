import { z } from 'zod'
import { EVENT_ON_SITE } from '#domain/event/preview-address.ts'
import { registrationDraftSchema } from '#domain/registration/draft.ts'
import { due, grosze, id, instant, line, none, noParams, textOf, uploadsSecret } from './common.ts'
import { endpoint } from './endpoint.ts'
import { holdSecret } from './holds.ts'
import { contactSchema } from './site.ts'

/** The waiting list: parties that came too late wait in order for places that become free (flow C11). */

const token = z.strictObject({ token: z.string().min(20).max(100) })
const event = z.strictObject({ accountId: id, eventId: id })

export const waitingState = z.enum([
  'waiting',
  'offered',
  'accepted',
  'declined',
  'lapsed',
  'given_up',
  'called_off',
])

/** The places held for a party whose turn has come. The offer is accepted by `createRegistration` with this hold. */
const offer = z.strictObject({
  until: instant,
  hold: holdSecret,
  /** How many people it is for: all, or as many as there was room for. */
  size: z.number().int(),
  /** By the rules of the day of joining, for the draft that it is for. */
  total: grosze,
  lines: z.array(line),
  due: z.array(due),
  /** The share that third parties pay, outside the total. */
  subsidies: z.array(z.strictObject({ by: z.string(), amount: grosze })),
  /** Who waits for the organiser's approval, and payment with it where no day is given. */
  approvals: z.array(z.strictObject({ approval: z.string(), name: z.string(), person: z.string() })),
  /** The ordered items with their legal kinds. */
  bought: z.array(
    z.strictObject({
      id: z.string(),
      name: z.string(),
      legalKind: z.enum(['participation', 'dated-service', 'goods', 'made-to-order', 'donation']),
    }),
  ),
  draft: registrationDraftSchema,
})

export const waitingEntryView = z.strictObject({
  state: waitingState,
  size: z.number().int(),
  /** The numbers of people with which the party would come, the whole of it first. */
  sizes: z.array(z.number().int()),
  /** Everyone by name, in the order in which they receive places where there are fewer. */
  people: z.array(z.string()),
  /** What is waited for where an event has several: chosen terms, and the hour of entry. */
  terms: z.array(z.strictObject({ name: z.string(), start: z.string(), end: z.string().nullable() })),
  slot: z.string().nullable(),
  /** 'Jesteś 3. w kolejce': 1 is the next party; null for a party that no longer waits. */
  place: z.number().int().nullable(),
  /** Whether a smaller party may be served before. */
  smallerMayPass: z.boolean(),
  /** The day whose prices apply: that of joining, or that of the offer. */
  price: z.enum(['joining', 'offer']),
  /** The version of the event whose rules they accepted, and by which an offer is accepted. */
  version: z.number().int(),
  joinedAt: instant,
  event: z.strictObject({
    slug: z.string(),
    title: z.string(),
    start: z.string().nullable(),
    end: z.string().nullable(),
    place: z.string().nullable(),
  }),
  contact: contactSchema,
  offer: offer.nullable(),
})

/**
 * Puts a party on the waiting list, without obligation: it waits as a whole, or for fewer places too, down to
 * `smallest`. The same key with the same body returns the same entry.
 */
export const joinWaitingList = endpoint({
  method: 'POST',
  path: '/v1/site/events/:slug/waiting-entries',
  summary: 'Join the waiting list of an event',
  audience: 'site',
  params: z.strictObject({ slug: z.string().regex(EVENT_ON_SITE) }),
  query: noParams,
  body: z.strictObject({
    version: z.number().int().min(1),
    draft: registrationDraftSchema,
    contact: contactSchema,
    smallest: z.number().int().min(1).max(200).optional(),
    /** Present where files were uploaded for the answers: they are kept while the party waits. */
    uploads: uploadsSecret.optional(),
  }),
  /** The token opens the entry; shown once, stored hashed. */
  output: waitingEntryView.extend({ token: z.string() }),
  status: 201,
  refusals: [
    'not_found',
    'registration_refused',
    'places_free',
    'full',
    'no_waiting_list',
    'version_gone',
    'called_off',
    'key_reused',
    'too_many_requests',
    'file_gone',
  ],
  idempotent: 'required',
})

export const getWaitingEntry = endpoint({
  method: 'GET',
  path: '/v1/site/waiting-entries/:token',
  summary: 'An entry of the waiting list, for the person who holds its link',
  audience: 'site',
  params: token,
  query: noParams,
  body: none,
  output: waitingEntryView,
  status: 200,
  refusals: ['not_found'],
})

/**
 * Leaves the waiting list; an offer is declined and goes to the next party. Repeated on an ended entry it changes
 * nothing.
 */
export const giveUpWaiting = endpoint({
  method: 'DELETE',
  path: '/v1/site/waiting-entries/:token',
  summary: 'Leave the waiting list, or decline its offer',
  audience: 'site',
  params: token,
  query: noParams,
  body: none,
  output: none,
  status: 204,
  refusals: ['not_found'],
})

const waitingRow = z.strictObject({
  id,
  state: waitingState,
  size: z.number().int(),
  sizes: z.array(z.number().int()),
  place: z.number().int().nullable(),
  people: z.array(z.string()),
  contactName: z.string(),
  contactEmail: z.string(),
  contactPhone: z.string(),
  joinedAt: instant,
  /** What the whole party wants, by limit. */
  wants: z.array(z.strictObject({ pool: z.string(), name: z.string(), units: z.number().int() })),
  offer: z.strictObject({ until: instant, size: z.number().int() }).nullable(),
})

/** Places of a pool with a waiting list. */
const awaitedPool = z.strictObject({
  pool: z.string(),
  name: z.string(),
  /** Units that are not held, wanted by waiting parties, and how many of the free ones are reserved from newcomers. */
  free: z.number().int(),
  wanted: z.number().int(),
  setAside: z.number().int(),
})

/** In queue order, keyset pages: pass `after` of the last answer for the next page. */
export const listWaitingEntries = endpoint({
  method: 'GET',
  path: '/v1/accounts/:accountId/events/:eventId/waiting-entries',
  summary: 'Waiting list of an event, and the free places that are set aside for it',
  audience: 'member',
  params: event,
  query: z.strictObject({
    state: waitingState.optional(),
    after: z
      .string()
      .regex(/^\d{1,18}$/)
      .optional(),
  }),
  body: none,
  output: z.strictObject({
    entries: z.array(waitingRow),
    next: z.string().nullable(),
    counts: z.record(z.string(), z.number().int()),
    pools: z.array(awaitedPool),
    smallerMayPass: z.boolean(),
  }),
  status: 200,
  refusals: ['not_found'],
})

/** 'Pomiń': offers places to a party out of turn, by name and with a reason; earlier parties keep waiting. */
export const offerOutOfTurn = endpoint({
  method: 'POST',
  path: '/v1/accounts/:accountId/events/:eventId/waiting-entries/:waitingEntryId/offers',
  summary: 'Offer free places out of turn',
  audience: 'member',
  params: event.extend({ waitingEntryId: id }),
  query: noParams,
  body: z.strictObject({ reason: textOf(3, 300) }),
  output: z.strictObject({ until: instant, size: z.number().int() }),
  status: 201,
  refusals: ['not_found', 'not_waiting', 'full'],
})

/**
 * The staff take a party off the list, because it asked for it; an offer is declined and goes to the next. Repeated on
 * an ended entry it changes nothing.
 */
export const removeWaitingEntry = endpoint({
  method: 'DELETE',
  path: '/v1/accounts/:accountId/events/:eventId/waiting-entries/:waitingEntryId',
  summary: 'Take a party off the waiting list',
  audience: 'member',
  params: event.extend({ waitingEntryId: id }),
  query: noParams,
  body: none,
  output: none,
  status: 204,
  refusals: ['not_found'],
})

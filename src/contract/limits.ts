import { z } from 'zod'
import { LIMIT_SUBJECTS } from '#domain/capacity/limit-subject.ts'
import { id, none, noParams, textOf } from './common.ts'
import { endpoint } from './endpoint.ts'

/** Limits of an event on sale, and their places that are set aside under a name. */

/** As long as the ids of a definition. */
export const allotmentSlug = z.string().regex(/^[a-z0-9][a-z0-9-]{0,39}$/)

const event = z.strictObject({ accountId: id, eventId: id })
const units = z.number().int().min(0).max(1_000_000)

const limitView = z.strictObject({
  pool: z.string(),
  /** Null for an hour of entry, whose pool is 'slot:<local date-time>'. */
  name: z.string().nullable(),
  /** Null counts without limiting. */
  capacity: z.number().int().nullable(),
  taken: z.number().int(),
  /** Units wanted by parties on the waiting list. */
  waiting: z.number().int(),
  /** Units taken above the limit, by a recorded decision or since it was lowered. */
  over: z.number().int(),
})

/** How the taken units are divided: what is left of them after these is registered. */
const divided = {
  /** Held for somebody who is filling in the form. */
  held: z.number().int(),
  /** Held for parties of the waiting list that were offered them. */
  offered: z.number().int(),
  /** Set aside under a name and not given out. */
  aside: z.number().int(),
}

const liveLimit = limitView.extend({
  ...divided,
  subject: z.enum(LIMIT_SUBJECTS),
  /** The ids of the groups whose people take of it. */
  groups: z.array(z.string()).readonly(),
})

const allotmentView = z.strictObject({
  slug: z.string(),
  name: z.string(),
  /** The pool that these places are a part of: there they count as taken. */
  partOf: z.string(),
  units: z.number().int(),
  taken: z.number().int(),
  left: z.number().int(),
  /** The last decision to exceed the limit for it. */
  aboveLimit: z.strictObject({ because: z.string(), by: z.string() }).nullable(),
})

export const listLimits = endpoint({
  method: 'GET',
  path: '/v1/accounts/:accountId/events/:eventId/limits',
  summary: 'Current limits of an event and their allotments',
  audience: 'member',
  params: event,
  query: noParams,
  body: none,
  output: z.strictObject({
    /** The version on sale: orders name it. */
    version: z.number().int(),
    limits: z.array(liveLimit),
    allotments: z.array(allotmentView),
  }),
  status: 200,
  refusals: ['not_found'],
})

const isoDay = z.iso.date()

/**
 * A week of hours of entry, from Monday, also hours that nobody has asked for yet. Without a day: the week of today, or
 * the nearest one with hours.
 */
export const listHours = endpoint({
  method: 'GET',
  path: '/v1/accounts/:accountId/events/:eventId/hours',
  summary: 'A week of hours of entry with what is taken of them',
  audience: 'member',
  params: event,
  query: z.strictObject({ day: isoDay.optional() }),
  body: none,
  output: z.strictObject({
    /** Days of the weeks before and after this one; null where there are no hours any more. */
    earlier: isoDay.nullable(),
    later: isoDay.nullable(),
    /** Empty where the event has no hours of entry. */
    days: z.array(z.strictObject({ day: isoDay, hours: z.array(liveLimit.extend({ time: z.string() })) })),
  }),
  status: 200,
  refusals: ['not_found'],
})

/**
 * Raises or lowers a limit during sales. Lowered below what is taken, it removes no one and admits no one new until
 * enough is released. The pool of an allotment is not a limit. The draft of the event takes the number over.
 */
export const putLimit = endpoint({
  method: 'PUT',
  path: '/v1/accounts/:accountId/events/:eventId/limits/:pool',
  summary: 'Change a limit of an event on sale',
  audience: 'member',
  params: event.extend({ pool: z.string().max(100) }),
  query: noParams,
  body: z.strictObject({ capacity: units.nullable() }),
  output: limitView,
  status: 200,
  refusals: ['not_found'],
})

/**
 * Sets places of a limit aside under a name, or changes their number; zero returns them. With a reason it may exceed
 * the limit: the decision is recorded with its author.
 */
export const putAllotment = endpoint({
  method: 'PUT',
  path: '/v1/accounts/:accountId/events/:eventId/allotments/:slug',
  summary: 'Set places of a limit aside',
  audience: 'member',
  params: event.extend({ slug: allotmentSlug }),
  query: noParams,
  body: z.strictObject({
    name: textOf(1, 60),
    partOf: z.string().max(100),
    units,
    aboveLimitBecause: textOf(1, 300).optional(),
  }),
  output: allotmentView,
  status: 200,
  refusals: ['not_found', 'name_taken', 'full', 'queue', 'allotment_in_use'],
})

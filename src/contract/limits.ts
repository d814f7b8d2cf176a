import { z } from 'zod'
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
    limits: z.array(limitView),
    allotments: z.array(allotmentView),
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

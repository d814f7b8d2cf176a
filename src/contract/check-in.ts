import { z } from 'zod'
import { id, instant, none, noParams } from './common.ts'
import { endpoint } from './endpoint.ts'

/** What the scanner asks of the server. */

const event = z.strictObject({ accountId: id, eventId: id })

const holder = z.strictObject({
  name: z.string(),
  group: z.string().nullable(),
  type: z.string().nullable(),
  registration: z.string(),
  /** How many this ticket lets in, where nobody is named. */
  headcount: z.number().int().nullable().default(null),
  /** The hour of entry that was chosen, an ISO local date-time. */
  slot: z.string().nullable().default(null),
  /** Others of the same registration. */
  others: z.number().int(),
  /** What to hand out: extras with sizes. */
  handOut: z.array(z.string()),
})

export const verdictSchema = z.discriminatedUnion('verdict', [
  z.strictObject({ verdict: z.literal('enter'), holder, at: instant }),
  z.strictObject({
    verdict: z.literal('used'),
    holder,
    usedAt: instant,
    usedBy: z.string(),
    gate: z.string(),
  }),
  z.strictObject({
    verdict: z.literal('refused'),
    reason: z.enum(['not_confirmed', 'cancelled', 'left', 'other_event']),
    holder: holder.nullable(),
  }),
  z.strictObject({ verdict: z.literal('unknown') }),
])

/**
 * Judges a code and, when the verdict is `enter`, marks the ticket used, once. `nonce` is made by the
 * device for each scan: sending the same scan again gives the same verdict, another scan under the same
 * nonce is refused.
 */
export const createScan = endpoint({
  method: 'POST',
  path: '/v1/accounts/:accountId/events/:eventId/scans',
  summary: 'Scan a ticket at the gate',
  audience: 'member',
  params: event,
  query: noParams,
  body: z.strictObject({
    code: z.string().trim().min(1).max(200),
    gate: z.string().trim().min(1).max(60),
    nonce: z.uuid(),
  }),
  output: verdictSchema,
  status: 200,
  refusals: ['not_found', 'forbidden', 'key_reused'],
})

/** The last scans of an event, newest first. */
export const listScans = endpoint({
  method: 'GET',
  path: '/v1/accounts/:accountId/events/:eventId/scans',
  summary: 'The last scans',
  audience: 'member',
  params: event,
  query: noParams,
  body: none,
  output: z.strictObject({
    entered: z.number().int(),
    expected: z.number().int(),
    scans: z.array(
      z.strictObject({
        at: instant,
        name: z.string().nullable(),
        verdict: z.string(),
        gate: z.string(),
        by: z.string(),
      }),
    ),
  }),
  status: 200,
  refusals: ['not_found', 'forbidden'],
})

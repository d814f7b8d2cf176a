import { z } from 'zod'
import { id, instant, none } from './common.ts'
import { endpoint } from './endpoint.ts'

/** One thing that does not agree, with what it is about. Grosze where the name of a side speaks of money. */
export const difference = z.strictObject({
  /** Which promise is broken, as a sentence. */
  rule: z.string(),
  eventId: id.nullable(),
  /** The event's address. */
  event: z.string().nullable(),
  /** Number of the registration. */
  registration: z.string().nullable(),
  pool: z.string().nullable(),
  payment: id.nullable(),
  /** What does not agree, by name: `{ "taken": 4, "claimed": 3 }`. */
  sides: z.record(z.string(), z.unknown()),
  /** The rows that the sides were reckoned from, twenty at most. */
  rows: z.array(z.record(z.string(), z.unknown())),
})

export type Difference = z.infer<typeof difference>

/** How many of each kind were looked at. */
export const checked = z.strictObject({
  events: z.number().int(),
  pools: z.number().int(),
  registrations: z.number().int(),
  payments: z.number().int(),
  /** Payments of which the gateway was asked. */
  asked: z.number().int(),
})

export type Checked = z.infer<typeof checked>

/** The newest reconciliation of the account; null before its first night. */
export const getReconciliation = endpoint({
  method: 'GET',
  path: '/v1/accounts/:accountId/reconciliation',
  summary: 'Whether the books agree, as the newest look has found them',
  audience: 'member',
  params: z.strictObject({ accountId: id }),
  query: z.strictObject({}),
  body: none,
  output: z.strictObject({
    newest: z.strictObject({ at: instant, checked, differences: z.array(difference) }).nullable(),
  }),
  status: 200,
  refusals: ['not_found'],
})

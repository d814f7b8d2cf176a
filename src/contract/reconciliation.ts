import { z } from 'zod'
import { id, instant, none } from './common.ts'
import { endpoint } from './endpoint.ts'

/** One inconsistency and what it concerns. Grosze where the name of a side refers to money. */
export const difference = z.strictObject({
  /** The violated rule, as a sentence. */
  rule: z.string(),
  eventId: id.nullable(),
  /** The event's address. */
  event: z.string().nullable(),
  /** Number of the registration. */
  registration: z.string().nullable(),
  pool: z.string().nullable(),
  payment: id.nullable(),
  /** The values that disagree, by name: `{ "taken": 4, "claimed": 3 }`. */
  sides: z.record(z.string(), z.unknown()),
  /** The rows from which the values were calculated, twenty at most. */
  rows: z.array(z.record(z.string(), z.unknown())),
})

export type Difference = z.infer<typeof difference>

/** How many of each kind were checked. */
export const checked = z.strictObject({
  events: z.number().int(),
  pools: z.number().int(),
  registrations: z.number().int(),
  payments: z.number().int(),
  /** Payments about which the gateway was queried. */
  asked: z.number().int(),
})

export type Checked = z.infer<typeof checked>

/** The newest reconciliation of the account; null before its first night. */
export const getReconciliation = endpoint({
  method: 'GET',
  path: '/v1/accounts/:accountId/reconciliation',
  summary: 'Result of the newest reconciliation',
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

import type { TenantCtx } from '#server/ctx.ts'
import { createPool } from '#server/db/pool.ts'
import type { Order, Verdict } from '#server/features/registrations/registrations.queries.ts'
import { PLAIN_CONNECTIONS, plainNumberOf, registerPlainly } from './plain.ts'

const pool = createPool(process.env.DATABASE_URL ?? '', 'zapisano_app', PLAIN_CONNECTIONS)
/** Who waits for a connection waits without end: giving up would make errors of the slowest. */
const lanes = Array.from({ length: PLAIN_CONNECTIONS }, (): Promise<unknown> => Promise.resolve())
let turn = 0

/** In place of the product's own `reserve`: one transaction an order, by round trips. */
export async function reserve(
  { account }: Pick<TenantCtx, 'account'>,
  event: string,
  order: Order,
): Promise<Verdict> {
  const lane = turn++ % lanes.length
  const sold = Promise.resolve(lanes[lane]).then(() => registerPlainly(pool, { account, event }, order))
  lanes[lane] = sold.catch(() => undefined)
  if (!(await sold)) return { verdict: 'full', pool: 'event' }
  const { registrationId, state, total } = order
  return { verdict: 'created', registrationId, number: plainNumberOf(order), state, total }
}

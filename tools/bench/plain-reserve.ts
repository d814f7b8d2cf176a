import type { TenantCtx } from '#server/context/ctx.ts'
import { createPool } from '#server/db/pool.ts'
import type {
  ReservationCommand,
  Verdict,
} from '#server/features/registrations/agreement/registrations.queries.ts'
import { PLAIN_CONNECTIONS, plainNumberOf, registerPlainly } from './plain.ts'

const pool = createPool(process.env.DATABASE_URL ?? '', 'zapisano_app', PLAIN_CONNECTIONS)
/** An order waits for a connection without a limit: giving up would turn the slowest into errors. */
const lanes = Array.from({ length: PLAIN_CONNECTIONS }, (): Promise<unknown> => Promise.resolve())
let turn = 0

/** Replaces the product's own `reserve`: one transaction an order, by round trips. */
export async function reserve(
  { account }: Pick<TenantCtx, 'account'>,
  event: string,
  order: ReservationCommand,
): Promise<Verdict> {
  const lane = turn++ % lanes.length
  const sold = Promise.resolve(lanes[lane]).then(() => registerPlainly(pool, { account, event }, order))
  lanes[lane] = sold.catch(() => undefined)
  if (!(await sold)) return { verdict: 'full', pool: 'event' }
  const { registrationId, state, total } = order
  return { verdict: 'created', registrationId, number: plainNumberOf(order), state, total }
}

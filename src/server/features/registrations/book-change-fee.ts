import type { Fee } from '#domain/payment/running-fee.ts'
import type { TenantCtx } from '#server/ctx.ts'
import type { Tx } from '#server/db/database.ts'
import { bookEntry } from './registrations.queries.ts'

/** Books what a change costs by the rules that were agreed to. Under the registration's lock. */
export async function bookChangeFee(
  tx: Tx,
  ctx: Pick<TenantCtx, 'account'>,
  registrationId: string,
  { amount, until }: Fee,
): Promise<void> {
  const explanation = { code: 'change_fee', until }
  await bookEntry(tx, { accountId: ctx.account, registrationId, kind: 'fee', amount, explanation })
}

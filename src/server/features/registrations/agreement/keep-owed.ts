import { balanceOf } from '#domain/payment/balance.ts'
import { automaticReasons } from '#i18n/pl/automatic-reasons.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import type { Tx } from '#server/db/database.ts'
import { bookEntry, listLedger } from './ledger.queries.ts'

/**
 * Where the agreed price has become lower than what the staff had taken off it, nothing is owed, and never less: the
 * rest of that decision is taken back, so that no money is given back that never came. Under the registration's lock,
 * after the new price was booked.
 */
export async function keepOwed(
  tx: Tx,
  ctx: Pick<TenantCtx, 'account'>,
  registrationId: string,
): Promise<void> {
  const ledger = await listLedger(tx, registrationId)
  const { owed, fees } = balanceOf(ledger)
  const decided = ledger.flatMap(({ explanation, amount }) =>
    explanation.code === 'by_decision' ? [amount] : [],
  )
  const takenOff = -decided.reduce((sum, each) => sum + each, 0)
  const amount = Math.min(fees - owed, takenOff)
  if (amount <= 0) return
  await bookEntry(tx, {
    ...{ accountId: ctx.account, registrationId, kind: 'correction', amount },
    explanation: { code: 'by_decision', reason: automaticReasons.notBelowZero },
  })
}

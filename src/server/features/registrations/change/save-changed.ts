import { balanceOf, confirms } from '#domain/payment/balance.ts'
import { endOfFirstPart } from '#domain/payment/end-of-next-part.ts'
import type { ChangeQuote } from '#domain/quote/quote-change.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import type { Tx } from '#server/db/database.ts'
import type { Claim } from '#server/features/places/claims/claim.ts'
import { listLedger } from '../agreement/ledger.queries.ts'
import type { LockedAgreement } from '../agreement/lock-agreed.ts'
import { confirmOrRevive } from '../confirmation/confirm-or-revive.ts'
import { issueTickets } from '../confirmation/issue-tickets.ts'
import { pushTimeToPay } from '../confirmation/push-time-to-pay.ts'
import { queueEndUnpaid } from '../confirmation/queue-end-unpaid.ts'

interface Changed extends Pick<ChangeQuote, 'total' | 'due'> {
  readonly claims: readonly Claim[]
}

/**
 * Tickets for new people of a confirmed registration, or confirmation where the paid money suffices now; otherwise
 * the time to pay lasts to the day of the first part, where that has become later. In the transaction that changed
 * it.
 */
export async function saveChanged(
  tx: Tx,
  ctx: TenantCtx,
  { row, state, definition, agreed }: LockedAgreement,
  { total, due, claims }: Changed,
): Promise<void> {
  const { registrationId, eventId } = row
  if (state === 'confirmed') {
    await issueTickets(tx, ctx, row)
    if (definition.unpaid.later === 'cancel') await queueEndUnpaid(tx, ctx.account, registrationId, ctx.now)
  }
  if (state !== 'awaiting_payment') return
  if (confirms(balanceOf(await listLedger(tx, registrationId)), due))
    return confirmOrRevive(tx, ctx, { registrationId, eventId, state, total, claims, due })
  // A part that has grown after its day is due later than agreed.
  const [before, end] = [
    endOfFirstPart(agreed.due, definition.unpaid),
    endOfFirstPart(due, definition.unpaid),
  ]
  if (end !== null && (before === null || Temporal.Instant.compare(end, before) > 0))
    await pushTimeToPay(tx, registrationId, end)
}

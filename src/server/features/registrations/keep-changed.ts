import { balanceOf, confirms } from '#domain/payment/balance.ts'
import type { ChangeQuote } from '#domain/quote/quote-change.ts'
import type { TenantCtx } from '#server/ctx.ts'
import type { Tx } from '#server/db/database.ts'
import type { Claim } from '../places/claim.ts'
import { issueTickets } from './issue-tickets.ts'
import { keepPlaces } from './keep-places.ts'
import type { LockedAgreement } from './lock-agreed.ts'
import { queueEndUnpaid } from './queue-end-unpaid.ts'
import { listLedger } from './registrations.queries.ts'

interface Changed extends Pick<ChangeQuote, 'total' | 'due'> {
  readonly claims: readonly Claim[]
}

/**
 * Tickets for who is new in a confirmed registration, or confirmation where the money that has come suffices now. In
 * the transaction that changed it.
 */
export async function keepChanged(
  tx: Tx,
  ctx: TenantCtx,
  { row, state, definition }: LockedAgreement,
  { total, due, claims }: Changed,
): Promise<void> {
  const { registrationId, eventId } = row
  if (state === 'confirmed') {
    await issueTickets(tx, ctx, row)
    if (definition.unpaid.later === 'cancel') await queueEndUnpaid(tx, ctx.account, registrationId, ctx.now)
  }
  const balance = balanceOf(await listLedger(tx, registrationId))
  if (state === 'awaiting_payment' && confirms(balance, due))
    await keepPlaces(tx, ctx, { registrationId, eventId, state, total, claims, due })
}

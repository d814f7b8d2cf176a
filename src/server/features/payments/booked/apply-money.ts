import { confirms } from '#domain/payment/balance.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import type { Tx } from '#server/db/database.ts'
import {
  lockForSettling,
  type SettlingRegistration,
} from '#server/features/registrations/agreement/lock-payable.ts'
import { confirmOrRevive } from '#server/features/registrations/confirmation/confirm-or-revive.ts'
import { giveNumbers } from '#server/features/registrations/confirmation/give-numbers.ts'
import { sumOnTheWayBack } from '../refunds/refunds.queries.ts'
import { requestPromisedRefund } from '../refunds/request-promised-refund.ts'

/**
 * The consequences of money that was booked, whoever booked it: money being refunded holds no place. Under the
 * registration's lock.
 * @param paid grosze that have been paid by now
 */
export async function applyMoney(
  tx: Tx,
  ctx: TenantCtx,
  registration: SettlingRegistration,
  paid: number,
): Promise<void> {
  const { registrationId, due, total: owed } = registration
  const stays = paid - (await sumOnTheWayBack(tx, registrationId))
  const suffices = confirms({ owed, paid: stays }, due)
  if (suffices) await confirmOrRevive(tx, ctx, registration)
  await giveNumbers(tx, ctx, registrationId)
  await giveBackWhatIsTooLate(tx, ctx, registration, suffices)
}

/**
 * Money for a registration that has ended is refunded automatically, as the payer was informed. A part that is too
 * small for an expired registration stays until the night: the rest may follow and keep the places.
 */
async function giveBackWhatIsTooLate(
  tx: Tx,
  ctx: TenantCtx,
  { registrationId, eventId }: SettlingRegistration,
  suffices: boolean,
): Promise<void> {
  const now = await lockForSettling(tx, registrationId)
  const isOver = now?.state === 'cancelled' || now?.state === 'withdrawn'
  if (isOver || (now?.state === 'expired' && suffices))
    await requestPromisedRefund(tx, ctx, { registrationId, eventId, origin: 'late_payment' })
}

import { randomUUIDv7 } from 'node:crypto'
import { registrationState } from '#contract/common.ts'
import { transition } from '#domain/registration/states.ts'
import type { TenantCtx } from '#server/ctx.ts'
import { recordAudit } from '#server/db/audit.queries.ts'
import { queueMessage } from '../messages/queue-message.ts'
import { askGateway } from '../payments/ask-gateway.ts'
import { claimsSchema } from './lock-payable.ts'
import { placesOf } from './places-of.ts'
import { queueExpiry } from './queue-expiry.ts'
import { bookCorrection, lockRegistration, moveToExpired, releasePlaces } from './registrations.queries.ts'

/**
 * Ends the time to pay: what is still unpaid gives its places back and its people are told. A payment
 * under way is asked for first, and a payment that has come always wins: the change is guarded by the
 * state and by the database's clock under the registration's lock. May run twice.
 */
export async function expireRegistration(ctx: TenantCtx, registrationId: string): Promise<void> {
  await askGateway(ctx, registrationId)
  await ctx.db.tenant(ctx.account, async (tx) => {
    const registration = await lockRegistration(tx, registrationId)
    if (!registration || transition(registrationState.parse(registration.state), 'lapse')?.to !== 'expired')
      return
    const { expiresAt, eventId } = registration
    const claims = claimsSchema.parse(registration.claims)
    if (!(await moveToExpired(tx, registrationId))) {
      // The end was pushed meanwhile: come back then.
      await queueExpiry(tx, ctx.account, registrationId, expiresAt ?? ctx.now)
      return
    }
    await releasePlaces(tx, ctx.account, registrationId)
    // Nothing is owed any more; money that comes later stands out as 'to refund'.
    await bookCorrection(tx, {
      accountId: ctx.account,
      ledgerEntryId: randomUUIDv7(),
      registrationId,
      amount: -registration.total,
      code: 'expired',
    })
    await recordAudit(tx, ctx, {
      action: 'registration.expired',
      eventId,
      registrationId,
      before: { state: 'awaiting_payment', owed: registration.total, places: placesOf(claims) },
      after: { state: 'expired', owed: 0, places: {} },
    })
    await queueMessage(tx, ctx, { registrationId, kind: 'expired' })
  })
}

import { registrationState } from '#contract/common.ts'
import { transition } from '#domain/registration/states.ts'
import type { TenantCtx } from '#server/ctx.ts'
import { askGateway } from '../payments/ask-gateway.ts'
import { queueExpiry } from './queue-expiry.ts'
import { expire, lockRegistration } from './registrations.queries.ts'

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
    if (await expire(tx, ctx.account, registration)) return
    // The end was pushed meanwhile: come back then.
    await queueExpiry(tx, ctx.account, registrationId, registration.expiresAt ?? ctx.now)
  })
}

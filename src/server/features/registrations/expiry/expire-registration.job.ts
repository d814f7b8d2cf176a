import { z } from 'zod'
import { registrationState } from '#contract/common.ts'
import { transition } from '#domain/registration/states.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { askGateway } from '#server/features/payments/ask-gateway.ts'
import { job } from '#server/jobs/job.ts'
import { expire, lockRegistration } from '../agreement/registrations.queries.ts'
import { queueExpiry } from '../confirmation/queue-expiry.ts'

export const expireRegistrationJob = job(z.object({ registration: z.uuid() }), (ctx, payload) =>
  expireRegistration(ctx, payload.registration),
)

/**
 * Ends the time to pay: an unpaid registration releases its places and its registrant is notified. The gateway is
 * asked about a payment in progress first, and a completed payment always wins: the change is guarded by the state
 * and by the database's clock under the registration's lock. May run twice.
 */
async function expireRegistration(ctx: TenantCtx, registrationId: string): Promise<void> {
  await askGateway(ctx, registrationId)
  await ctx.db.tenant(ctx.account, async (tx) => {
    const registration = await lockRegistration(tx, registrationId)
    if (!registration || transition(registrationState.parse(registration.state), 'lapse')?.to !== 'expired')
      return
    if (await expire(tx, ctx.account, registration)) return
    // The end was pushed meanwhile: run again then.
    await queueExpiry(tx, ctx.account, registrationId, registration.expiresAt ?? ctx.now)
  })
}

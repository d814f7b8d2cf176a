import { isTimeToPayOver } from '#domain/registration/time-to-pay.ts'
import type { TenantCtx } from '#server/ctx.ts'
import { queueMessage } from '../messages/queue-message.ts'
import { lockRegistration } from './registrations.queries.ts'

/**
 * Writes to whoever has ordered and not yet paid: how much, until when, where (message 1). Once, and not when the
 * job comes so late that the time is over.
 */
export async function remindToPay(ctx: TenantCtx, registrationId: string): Promise<void> {
  await ctx.db.tenant(ctx.account, async (tx) => {
    const registration = await lockRegistration(tx, registrationId)
    if (registration?.state !== 'awaiting_payment' || isTimeToPayOver(registration.expiresAt, ctx.now)) return
    await queueMessage(tx, ctx, { registrationId, kind: 'pay' })
  })
}

import { z } from 'zod'
import { isTimeToPayOver } from '#domain/registration/time-to-pay.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { queueMessage } from '#server/features/messages/outbox/queue-message.ts'
import { job } from '#server/jobs/job.ts'
import { lockRegistration } from '../agreement/registrations.queries.ts'

export const remindToPayJob = job(z.object({ registration: z.uuid() }), (ctx, payload) =>
  remindToPay(ctx, payload.registration),
)

/**
 * Writes to a registrant who has ordered and not yet paid: how much, until when, where (message 1). Once, and not
 * when the payment was faster, nor when the job runs so late that the time is over.
 */
async function remindToPay(ctx: TenantCtx, registrationId: string): Promise<void> {
  await ctx.db.tenant(ctx.account, async (tx) => {
    const registration = await lockRegistration(tx, registrationId)
    if (registration?.state !== 'awaiting_payment' || isTimeToPayOver(registration.expiresAt, ctx.now)) return
    await queueMessage(tx, ctx, { registrationId, kind: 'pay' })
  })
}

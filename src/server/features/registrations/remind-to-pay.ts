import type { TenantCtx } from '#server/ctx.ts'
import { queueMessage } from '../messages/queue-message.ts'
import { lockRegistration } from './registrations.queries.ts'

/** Writes to whoever has ordered and not yet paid: how much, until when, where (message 1). Once. */
export async function remindToPay(ctx: TenantCtx, registrationId: string): Promise<void> {
  await ctx.db.tenant(ctx.account, async (tx) => {
    const registration = await lockRegistration(tx, registrationId)
    if (registration?.state === 'awaiting_payment')
      await queueMessage(tx, ctx, { registrationId, kind: 'pay' })
  })
}

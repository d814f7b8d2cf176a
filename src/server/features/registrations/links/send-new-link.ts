import type { TenantCtx } from '#server/context/ctx.ts'
import { queueMessage } from '#server/features/messages/outbox/queue-message.ts'
import { Refusal } from '#server/http/refusal.ts'
import { lockRegistration } from '../agreement/registrations.queries.ts'
import { renewLink } from './renew-link.ts'

/**
 * Replaces the link to a registration and mails the new one to the registrant: the one before opens nothing.
 * @throws Refusal not_found
 */
export async function sendNewLink(ctx: TenantCtx, registrationId: string): Promise<void> {
  await ctx.db.tenant(ctx.account, async (tx) => {
    if (!(await lockRegistration(tx, registrationId))) throw new Refusal('not_found')
    await renewLink(tx, ctx, registrationId)
    await queueMessage(tx, ctx, { registrationId, kind: 'link' })
  })
}

import type { TenantCtx } from '#server/ctx.ts'
import { queueMessage } from '../messages/queue-message.ts'
import { giveNumbers } from './give-numbers.ts'
import { lockRegistration } from './registrations.queries.ts'

/**
 * What follows an order that was confirmed at once where people have numbers: they are given, and then the tickets,
 * which tell them, are sent. Apart from the sale, so that a counter never makes those wait who buy. May run twice.
 */
export async function sendTickets(ctx: TenantCtx, registrationId: string): Promise<void> {
  await ctx.db.tenant(ctx.account, async (tx) => {
    const row = await lockRegistration(tx, registrationId)
    if (row?.state !== 'confirmed') return
    await giveNumbers(tx, ctx, registrationId)
    await queueMessage(tx, ctx, { registrationId, kind: 'tickets' })
  })
}

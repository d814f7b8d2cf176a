import { z } from 'zod'
import type { TenantCtx } from '#server/context/ctx.ts'
import { queueMessage } from '#server/features/messages/outbox/queue-message.ts'
import { job } from '#server/jobs/job.ts'
import { lockRegistration } from '../agreement/registrations.queries.ts'
import { giveNumbers } from './give-numbers.ts'

export const sendTicketsJob = job(z.object({ registration: z.uuid() }), (ctx, payload) =>
  sendTickets(ctx, payload.registration),
)

/**
 * Follows an order that was confirmed at once where people have numbers: gives the numbers, and then sends the
 * tickets, which show them. Separate from the sale, so that a counter never delays buyers. May run twice.
 */
async function sendTickets(ctx: TenantCtx, registrationId: string): Promise<void> {
  await ctx.db.tenant(ctx.account, async (tx) => {
    const row = await lockRegistration(tx, registrationId)
    if (row?.state !== 'confirmed') return
    await giveNumbers(tx, ctx, registrationId)
    await queueMessage(tx, ctx, { registrationId, kind: 'tickets' })
  })
}

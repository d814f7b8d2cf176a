import { randomUUIDv7 } from 'node:crypto'
import type { TenantCtx } from '#server/ctx.ts'
import { recordAudit } from '#server/db/audit.queries.ts'
import type { Tx } from '#server/db/database.ts'
import { enqueue } from '#server/jobs/enqueue.queries.ts'
import { insertMessage } from './messages.queries.ts'

/** The automatic messages of a registration's life (words.md: 1, 2 and 5). */
export type MessageKind = 'pay' | 'tickets' | 'expired'

/**
 * Puts a message into the queue within the transaction of what it tells; it is composed when it is
 * sent, from what is true then. One of a kind for each registration.
 */
export async function queueMessage(
  tx: Tx,
  ctx: TenantCtx,
  message: { readonly registrationId: string; readonly kind: MessageKind },
): Promise<void> {
  const messageId = randomUUIDv7()
  if (!(await insertMessage(tx, { ...message, messageId, accountId: ctx.account }))) return
  await enqueue(tx, ctx.account, 'send-message', { message: messageId })
  await recordAudit(tx, ctx, {
    action: 'message.queued',
    registrationId: message.registrationId,
    details: { kind: message.kind },
    after: { message: 'queued' },
  })
}

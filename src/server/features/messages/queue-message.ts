import type { TenantCtx } from '#server/ctx.ts'
import { recordAudit } from '#server/db/audit.queries.ts'
import type { Tx } from '#server/db/database.ts'
import { newId } from '#server/db/new-id.ts'
import { enqueue } from '#server/jobs/enqueue.queries.ts'
import { insertMessage } from './messages.queries.ts'

/** The automatic messages of a registration's life (words.md: 1, 2, 5, 8 and 9; flow C13). */
export type MessageKind =
  | 'pay'
  | 'tickets'
  | 'expired'
  | 'changed'
  | 'handed_over'
  | 'taken_over' // to whoever has taken a place over
  | 'cancelled'
  | 'received' // it waits for approval
  | 'refused' // it was not approved

/**
 * Puts a message into the queue within the transaction of what it tells; it is composed when it is
 * sent, from what is true then and from `about`, what cannot be seen then any more. One of a kind for each
 * registration, but as many of changes and of places handed over as there are. It goes to whoever registered, where
 * no other recipient is named.
 */
export async function queueMessage(
  tx: Tx,
  ctx: TenantCtx,
  message: {
    readonly registrationId: string
    readonly kind: MessageKind
    readonly about?: object
    readonly recipient?: string
  },
): Promise<void> {
  const messageId = newId()
  if (!(await insertMessage(tx, { about: {}, ...message, messageId, accountId: ctx.account }))) return
  await enqueue(tx, ctx.account, 'send-message', { message: messageId })
  await recordAudit(tx, ctx, {
    action: 'message.queued',
    registrationId: message.registrationId,
    details: { kind: message.kind },
    after: { message: 'queued' },
  })
}

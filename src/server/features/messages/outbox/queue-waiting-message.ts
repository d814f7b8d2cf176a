import { recordAudit } from '#server/audit/audit.queries.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import type { Tx } from '#server/db/database.ts'
import { newId } from '#server/db/new-id.ts'
import { enqueue } from '#server/jobs/enqueue.queries.ts'
import { insertWaitingMessage } from './messages.queries.ts'

/** Messages to a person on the waiting list (words.md: 7, joining, a lapsed offer, a called-off event). */
export type WaitingMessageKind = 'joined' | 'offer' | 'offer_lapsed' | 'called_off'

/**
 * Queues a message about an entry of the waiting list, within the transaction of its cause. One of a kind for each
 * entry.
 */
export async function queueWaitingMessage(
  tx: Tx,
  ctx: TenantCtx,
  message: {
    readonly eventId: string
    readonly waitingEntryId: string
    readonly kind: WaitingMessageKind
  },
): Promise<void> {
  const { eventId, waitingEntryId, kind } = message
  const messageId = newId()
  if (!(await insertWaitingMessage(tx, { accountId: ctx.account, messageId, waitingEntryId, kind }))) return
  await enqueue(tx, ctx.account, 'send-message', { message: messageId })
  await recordAudit(tx, ctx, {
    action: 'message.queued',
    eventId,
    details: { kind, waitingEntry: waitingEntryId },
    after: { message: 'queued' },
  })
}

import { recordAudit } from '#server/audit/audit.queries.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
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
  | 'place_offered' // to the person who shall take a place over
  | 'taken_over' // to the person who has taken a place over
  | 'cancelled'
  | 'moved' // the event is on other days
  | 'move_reminder' // no answer to it has come
  | 'lodging' // another room or vehicle than was told
  | 'document_rejected' // a document that the staff have checked
  | 'received' // it awaits approval
  | 'refused' // it was not approved
  | 'confirm_email' // to a new address of the registrant
  | 'email_changed' // to the previous address
  | 'link' // the one before opens nothing any more
  | 'refunded' // money was refunded
  | 'refund_account' // a refund goes by a transfer, and the account is unknown

/**
 * Queues a message within the transaction of its cause; it is composed when it is sent, from the state then and from
 * `about`, which cannot be read any more by then. One of a kind for each registration, but any number about changes,
 * places handed over, rooms, documents and refunds. It goes to the registrant, unless another recipient is named.
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

import { recordAudit } from '#server/audit/audit.queries.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import type { Tx } from '#server/db/database.ts'
import { newId } from '#server/db/new-id.ts'
import { enqueue } from '#server/jobs/enqueue.queries.ts'
import { insertMessage, type Keyed } from './messages.queries.ts'

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
  | 'choice_asked' // the office asks about another room or stop
  | 'choice_reminder' // no answer to it has come
  | 'lodging' // another room or vehicle than was told
  | 'document_rejected' // a document that the staff have checked
  | 'explanation' // the reason of a price, a term or a state, sent by the staff
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
 * places handed over, rooms, documents, refunds and explanations. It goes to the registrant, unless another recipient is
 * named. False: it was queued before.
 */
export async function queueMessage(
  tx: Tx,
  ctx: TenantCtx,
  message: {
    readonly registrationId: string
    readonly kind: MessageKind
    readonly about?: object
    readonly recipient?: string
    /** What it is about, for the history. */
    readonly name?: string
    /** The request that has asked for it: another one with the same key queues nothing. */
    readonly keyed?: Keyed
  },
): Promise<boolean> {
  const messageId = newId()
  const { name, ...queued } = message
  if (!(await insertMessage(tx, { about: {}, ...queued, messageId, accountId: ctx.account }))) return false
  await enqueue(tx, ctx.account, 'send-message', { message: messageId })
  await recordAudit(tx, ctx, {
    action: 'message.queued',
    registrationId: message.registrationId,
    details: { kind: message.kind, ...(name === undefined ? {} : { name }) },
    after: { message: 'queued' },
  })
  return true
}

import { maySeeAnswer } from '#domain/access/may-see-answer.ts'
import type { Role } from '#domain/access/rights.ts'
import type { DocumentState } from '#domain/documents/document-state.ts'
import { sameValue } from '#domain/values/same-value.ts'
import { recordAudit } from '#server/audit/audit.queries.ts'
import { actorText, type TenantCtx } from '#server/context/ctx.ts'
import { newId } from '#server/db/new-id.ts'
import { queueMessage } from '#server/features/messages/outbox/queue-message.ts'
import { lockAgreed } from '#server/features/registrations/agreement/lock-agreed.ts'
import { Refusal } from '#server/http/refusal.ts'
import { insertDecision, noteWithdrawal } from './standing/documents.queries.ts'
import { documentsOf } from './standing/documents-of.ts'
import { isWithdrawalToNote } from './standing/documents-of-many.ts'

interface Input {
  readonly eventId: string
  readonly registrationId: string
  readonly person: string | null
  readonly question: string
  /** Ids of the files that were looked at. */
  readonly files: readonly string[]
  readonly state: Exclude<DocumentState, 'missing' | 'delivered'>
  readonly reason: string
  /** The decision that stood then. */
  readonly last: string | null
  /** Of who decides: only about answers that it may see. */
  readonly role: Role
}

/**
 * Decides about a document, under the lock of its registration: of two who decide at once the second one is refused. A
 * rejection is mailed to the registrant with its reason. Of what the registrant has withdrawn 'withdrawn' only notes that the staff
 * know: the day of the withdrawal stays.
 * @throws Refusal not_found when it is not asked for, or not for this role; document_decided when a colleague was faster, whom
 *   `by` names, or another file was brought
 */
export async function decideDocument(ctx: TenantCtx, input: Input): Promise<void> {
  const { eventId, registrationId, person, state, reason } = input
  await ctx.db.tenant(ctx.account, async (tx) => {
    const { row, people } = await lockAgreed(tx, ctx, registrationId)
    if (row.eventId !== eventId) throw new Refusal('not_found')
    const document = (await documentsOf(tx, ctx, { row, people })).find(
      (each) => each.person === person && each.question.id === input.question,
    )
    if (document === undefined || !maySeeAnswer(input.role, document.question)) throw new Refusal('not_found')
    const { question, participantId, files, decision } = document
    const name = question.label
    if ((decision?.id ?? null) !== input.last || !sameValue(sorted(files), sorted(input.files)))
      throw new Refusal('document_decided', {
        params: { by: decision === null || decision.byRegistrant ? '' : decision.decidedBy },
      })
    if (state === 'withdrawn' && decision !== null && isWithdrawalToNote(document)) {
      await noteWithdrawal(tx, { id: decision.id, by: actorText(ctx.actor), at: ctx.now })
      await recordAudit(tx, ctx, {
        action: 'document.withdrawal_noted',
        ...{ eventId, registrationId, details: { name } },
      })
      return
    }
    const id = newId()
    await insertDecision(tx, {
      ...{ accountId: ctx.account, id, registrationId, participantId, question: question.id },
      ...{
        files: [...files],
        state,
        reason,
        decidedBy: actorText(ctx.actor),
        decidedAt: ctx.now,
        byRegistrant: false,
      },
    })
    await recordAudit(tx, ctx, {
      action: `document.${state}`,
      eventId,
      registrationId,
      details: { name, ...(state === 'rejected' ? { reason } : {}) },
      before: { state: document.state },
      after: { state },
    })
    if (state === 'rejected') {
      const about = { decision: id, person, name, reason }
      await queueMessage(tx, ctx, { registrationId, kind: 'document_rejected', about })
    }
  })
}

const sorted = (ids: readonly string[]) => [...ids].sort()

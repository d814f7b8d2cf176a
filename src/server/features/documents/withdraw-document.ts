import { mayBeWithdrawn } from '#domain/documents/document-state.ts'
import { recordAudit } from '#server/audit/audit.queries.ts'
import { actorText, type TenantCtx } from '#server/context/ctx.ts'
import { newId } from '#server/db/new-id.ts'
import { lockAgreed } from '#server/features/registrations/agreement/lock-agreed.ts'
import { Refusal } from '#server/http/refusal.ts'
import { insertDecision } from './standing/documents.queries.ts'
import { documentsOf } from './standing/documents-of.ts'

interface Input {
  readonly registrationId: string
  /** `ref`; null: of the whole registration. */
  readonly person: string | null
  readonly question: string
}

/**
 * The registrant withdraws a consent (GDPR, Art. 7(3)), under the lock of the registration: whatever the staff decide at the same
 * moment, it is withdrawn afterwards. Repeated, it changes nothing. The staff find it among what waits for them.
 * @throws Refusal not_found when it is not asked for, or its person has taken the place over; nothing_to_withdraw when there is no
 *   consent that holds
 */
export async function withdrawDocument(
  ctx: TenantCtx,
  { registrationId, person, question: id }: Input,
): Promise<void> {
  await ctx.db.tenant(ctx.account, async (tx) => {
    const { row, people, takenOver } = await lockAgreed(tx, ctx, registrationId)
    const document = (await documentsOf(tx, ctx, { row, people })).find(
      (each) => each.person === person && each.question.id === id,
    )
    if (document === undefined || (person !== null && takenOver.includes(person)))
      throw new Refusal('not_found')
    if (document.state === 'withdrawn') return
    if (!mayBeWithdrawn(document.state)) throw new Refusal('nothing_to_withdraw')
    const { question, participantId, files } = document
    await insertDecision(tx, {
      ...{ accountId: ctx.account, id: newId(), registrationId, participantId, question: question.id },
      ...{ files: [...files], state: 'withdrawn', reason: '', byRegistrant: true },
      ...{ decidedBy: actorText(ctx.actor), decidedAt: ctx.now },
    })
    await recordAudit(tx, ctx, {
      action: 'document.withdrawn',
      ...{ eventId: row.eventId, registrationId, details: { name: question.label } },
      before: { state: document.state },
      after: { state: 'withdrawn' },
    })
  })
}

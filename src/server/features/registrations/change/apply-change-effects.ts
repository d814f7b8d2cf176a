import type { Fee } from '#domain/payment/running-fee.ts'
import type { ChangeQuote } from '#domain/quote/quote-change.ts'
import { changesOf } from '#domain/registration/changes.ts'
import type { RegistrationDraft } from '#domain/registration/draft.ts'
import type { ChangedBy } from '#domain/registration/may-change.ts'
import { hideTakenOver } from '#domain/registration/taken-over.ts'
import { TAKEN_OVER } from '#i18n/pl/taken-over.ts'
import { recordAudit } from '#server/audit/audit.queries.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import type { Tx } from '#server/db/database.ts'
import { queueMessage } from '#server/features/messages/outbox/queue-message.ts'
import type { Claim } from '#server/features/places/claims/claim.ts'
import type { LockedAgreement } from '../agreement/lock-agreed.ts'
import type { RetainedOfChange } from '../pricing/retained-of-change.ts'
import { auditAmounts } from './audit-amounts.ts'
import { saveChanged } from './save-changed.ts'

interface Changed {
  readonly by: ChangedBy
  readonly draft: RegistrationDraft
  readonly priced: ChangeQuote
  /** What is retained from people who have left. */
  readonly left: RetainedOfChange
  /** What is charged for the change itself. */
  readonly fee: Fee | null
  readonly claims: readonly Claim[]
  /** Whether the registrant is told of it by e-mail. */
  readonly tell: boolean
}

/**
 * The consequences of a changed registration, in the transaction that changed it: the history, the message with the
 * difference, tickets for people who have joined, or confirmation where the paid money suffices now.
 */
export async function applyChangeEffects(
  tx: Tx,
  ctx: TenantCtx,
  locked: LockedAgreement,
  { by, draft, priced, left, fee, claims, tell }: Changed,
): Promise<void> {
  const { row, state, definition, agreed } = locked
  const { registrationId, eventId, revision } = row
  const { total, due } = priced
  const hidden = (of: RegistrationDraft) => hideTakenOver(of, locked.takenOver, TAKEN_OVER)
  const changes = changesOf(definition, agreed.draft, draft)
  const visibleChanges = changesOf(definition, hidden(agreed.draft), hidden(draft))
  const difference = total - agreed.total
  await recordAudit(tx, ctx, {
    action: 'registration.changed',
    eventId,
    registrationId,
    details: {
      difference,
      ...(left.fee > 0 ? { kept: left.fee } : {}),
      ...(fee === null ? {} : { fee: fee.amount }),
      changes,
      before: { revision, state, ...auditAmounts(agreed), people: agreed.draft.people.length },
      after: { revision: revision + 1, ...auditAmounts(priced), people: draft.people.length },
    },
  })
  const about = {
    changes: visibleChanges,
    difference,
    by,
    at: ctx.now.toString(),
    kept: left.fee,
    reasons: left.reasons,
    fee,
  }
  if (tell) await queueMessage(tx, ctx, { registrationId, kind: 'changed', about })
  await saveChanged(tx, ctx, locked, { total, due, claims })
}

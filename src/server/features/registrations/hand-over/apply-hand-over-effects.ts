import type { Fee } from '#domain/payment/running-fee.ts'
import type { ChangeQuote } from '#domain/quote/quote-change.ts'
import type { PersonDraft, RegistrationDraft } from '#domain/registration/draft.ts'
import type { HandOver } from '#domain/registration/hand-over.ts'
import type { ChangedBy } from '#domain/registration/may-change.ts'
import { TAKEN_OVER } from '#i18n/pl/taken-over.ts'
import { recordAudit } from '#server/audit/audit.queries.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import type { Tx } from '#server/db/database.ts'
import { queueMessage } from '#server/features/messages/outbox/queue-message.ts'
import type { Claim } from '#server/features/places/claims/claim.ts'
import type { LockedAgreement } from '../agreement/lock-agreed.ts'
import { auditAmounts } from '../change/audit-amounts.ts'
import { saveChanged } from '../change/save-changed.ts'

interface HandedOver {
  readonly by: ChangedBy
  readonly body: HandOver & { readonly email: string | null }
  readonly placeTransferId: string | null
  readonly draft: RegistrationDraft
  readonly priced: ChangeQuote
  /** Grosze of a cheaper place that are retained. */
  readonly kept: number
  readonly fee: Fee | null
  readonly claims: readonly Claim[]
}

/**
 * The consequences of handing over a place, in the transaction that did it: the history with both names, messages to
 * the registrant and to the successor, the successor's ticket, or confirmation where the paid money suffices now.
 */
export async function applyHandOverEffects(
  tx: Tx,
  ctx: TenantCtx,
  locked: LockedAgreement,
  { by, body, placeTransferId, draft, priced, kept, fee, claims }: HandedOver,
): Promise<void> {
  const { row, state, agreed } = locked
  const { registrationId, eventId, revision } = row
  const { total, due } = priced
  const difference = total - agreed.total
  const [from, to] = [nameOf(agreed.draft, body.giver), nameOf(draft, body.successor.ref)]
  await recordAudit(tx, ctx, {
    action: 'registration.handed_over',
    eventId,
    registrationId,
    details: {
      difference,
      ...(kept > 0 ? { kept } : {}),
      ...(fee === null ? {} : { fee: fee.amount }),
      before: { revision, state, ...auditAmounts(agreed), person: from },
      after: { revision: revision + 1, ...auditAmounts(priced), person: to },
    },
  })
  // The registrant has named the new person, but not a person whom the staff put in the place of a hidden one.
  const hidden = `${TAKEN_OVER.firstName} ${TAKEN_OVER.lastName}`
  const handOver = {
    from: locked.takenOver.includes(body.giver) ? hidden : from,
    to: by === 'staff' && placeTransferId !== null ? hidden : to,
    difference,
    kept,
    fee,
    by,
    at: ctx.now.toString(),
  }
  await queueMessage(tx, ctx, { registrationId, kind: 'handed_over', about: handOver })
  if (body.email !== null && placeTransferId !== null) {
    const about = { transfer: placeTransferId }
    await queueMessage(tx, ctx, { registrationId, kind: 'taken_over', about, recipient: body.email })
  }
  await saveChanged(tx, ctx, locked, { total, due, claims })
}

function nameOf({ people }: RegistrationDraft, wanted: string): string {
  const name = ({ firstName, lastName }: PersonDraft) => `${firstName} ${lastName}`
  return people.filter(({ ref }) => ref === wanted).map(name)[0] ?? ''
}

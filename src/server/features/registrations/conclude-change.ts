import type { Fee } from '#domain/payment/running-fee.ts'
import type { ChangeQuote } from '#domain/quote/quote-change.ts'
import { changesOf } from '#domain/registration/changes.ts'
import type { RegistrationDraft } from '#domain/registration/draft.ts'
import type { ChangedBy } from '#domain/registration/may-change.ts'
import type { TenantCtx } from '#server/ctx.ts'
import { recordAudit } from '#server/db/audit.queries.ts'
import type { Tx } from '#server/db/database.ts'
import { queueMessage } from '../messages/queue-message.ts'
import type { Claim } from '../places/claim.ts'
import { keepChanged } from './keep-changed.ts'
import type { KeptOfChange } from './kept-of-change.ts'
import type { LockedAgreement } from './lock-agreed.ts'
import { sumsOf } from './sums-of.ts'

interface Changed {
  readonly by: ChangedBy
  readonly draft: RegistrationDraft
  readonly priced: ChangeQuote
  /** What who has left leaves behind. */
  readonly left: KeptOfChange
  /** What is charged for the change itself. */
  readonly fee: Fee | null
  readonly claims: readonly Claim[]
}

/**
 * What follows when a registration has changed, in the transaction that changed it: the history, the message with
 * the difference, tickets for who has joined, or confirmation where the money that has come suffices now.
 */
export async function concludeChange(
  tx: Tx,
  ctx: TenantCtx,
  locked: LockedAgreement,
  { by, draft, priced, left, fee, claims }: Changed,
): Promise<void> {
  const { row, state, definition, agreed } = locked
  const { registrationId, eventId, revision } = row
  const { total, due } = priced
  const changes = changesOf(definition, agreed.draft, draft)
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
      before: { revision, state, ...sumsOf(agreed), people: agreed.draft.people.length },
      after: { revision: revision + 1, ...sumsOf(priced), people: draft.people.length },
    },
  })
  const told = { changes, difference, by, at: ctx.now.toString(), kept: left.fee, reasons: left.reasons, fee }
  await queueMessage(tx, ctx, { registrationId, kind: 'changed', about: told })
  await keepChanged(tx, ctx, locked, { total, due, claims })
}

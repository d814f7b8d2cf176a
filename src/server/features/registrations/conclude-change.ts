import { balanceOf, confirms } from '#domain/payment/balance.ts'
import type { ChangeQuote } from '#domain/quote/quote-change.ts'
import { changesOf } from '#domain/registration/changes.ts'
import type { RegistrationDraft } from '#domain/registration/draft.ts'
import type { ChangedBy } from '#domain/registration/may-change.ts'
import type { TenantCtx } from '#server/ctx.ts'
import { recordAudit } from '#server/db/audit.queries.ts'
import type { Tx } from '#server/db/database.ts'
import { queueMessage } from '../messages/queue-message.ts'
import type { Claim } from '../places/claim.ts'
import { issueTickets } from './issue-tickets.ts'
import { keepPlaces } from './keep-places.ts'
import type { KeptOfChange } from './kept-of-change.ts'
import type { LockedAgreement } from './lock-agreed.ts'
import { listLedger } from './registrations.queries.ts'

interface Changed {
  readonly by: ChangedBy
  readonly draft: RegistrationDraft
  readonly priced: ChangeQuote
  /** What who has left leaves behind. */
  readonly left: KeptOfChange
  readonly claims: readonly Claim[]
}

/**
 * What follows when a registration has changed, in the transaction that changed it: the history, the message with
 * the difference, tickets for who has joined, or confirmation where the money that has come suffices now.
 */
export async function concludeChange(
  tx: Tx,
  ctx: TenantCtx,
  { row, state, definition, agreed }: LockedAgreement,
  { by, draft, priced, left, claims }: Changed,
): Promise<void> {
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
      changes,
      before: { revision, state, ...sumsOf(agreed), people: agreed.draft.people.length },
      after: { revision: revision + 1, ...sumsOf(priced), people: draft.people.length },
    },
  })
  const told = { changes, difference, by, at: ctx.now.toString(), kept: left.fee, reasons: left.reasons }
  await queueMessage(tx, ctx, { registrationId, kind: 'changed', about: told })
  if (state === 'confirmed') await issueTickets(tx, ctx, row)
  const balance = balanceOf(await listLedger(tx, registrationId))
  if (state === 'awaiting_payment' && confirms(balance, due))
    await keepPlaces(tx, ctx, { registrationId, eventId, state, total, claims, due })
}

const sumsOf = ({ total, due }: Pick<ChangeQuote, 'total' | 'due'>) => ({
  total,
  firstDue: due[0]?.amount ?? 0,
})

import type { Fee } from '#domain/payment/running-fee.ts'
import type { ChangeQuote } from '#domain/quote/quote-change.ts'
import type { PersonDraft, RegistrationDraft } from '#domain/registration/draft.ts'
import type { HandOver } from '#domain/registration/hand-over.ts'
import type { ChangedBy } from '#domain/registration/may-change.ts'
import type { TenantCtx } from '#server/ctx.ts'
import { recordAudit } from '#server/db/audit.queries.ts'
import type { Tx } from '#server/db/database.ts'
import { queueMessage } from '../messages/queue-message.ts'
import type { Claim } from '../places/claim.ts'
import { keepChanged } from './keep-changed.ts'
import type { LockedAgreement } from './lock-agreed.ts'
import { sumsOf } from './sums-of.ts'

interface HandedOver {
  readonly by: ChangedBy
  readonly body: HandOver & { readonly email: string | null }
  readonly draft: RegistrationDraft
  readonly priced: ChangeQuote
  /** Grosze of a cheaper place that stay. */
  readonly kept: number
  readonly fee: Fee | null
  readonly claims: readonly Claim[]
}

/**
 * What follows when a place was handed over, in the transaction that did it: the history with both names, messages to
 * whoever registered and to the successor, the successor's ticket, or confirmation where the money suffices now.
 */
export async function concludeHandOver(
  tx: Tx,
  ctx: TenantCtx,
  locked: LockedAgreement,
  { by, body, draft, priced, kept, fee, claims }: HandedOver,
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
      before: { revision, state, ...sumsOf(agreed), person: from },
      after: { revision: revision + 1, ...sumsOf(priced), person: to },
    },
  })
  const told = { from, to, difference, kept, fee, by, at: ctx.now.toString() }
  await queueMessage(tx, ctx, { registrationId, kind: 'handed_over', about: told })
  if (body.email !== null) {
    const about = { from, ref: body.successor.ref }
    await queueMessage(tx, ctx, { registrationId, kind: 'taken_over', about, recipient: body.email })
  }
  await keepChanged(tx, ctx, locked, { total, due, claims })
}

function nameOf({ people }: RegistrationDraft, wanted: string): string {
  const name = ({ firstName, lastName }: PersonDraft) => `${firstName} ${lastName}`
  return people.filter(({ ref }) => ref === wanted).map(name)[0] ?? ''
}

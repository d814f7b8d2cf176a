import { registrationState } from '#contract/common.ts'
import { settleResignation } from '#domain/payment/resignation.ts'
import { retainedOnce } from '#domain/payment/retention-reason.ts'
import { type CalledOffBy, mayCancel } from '#domain/registration/may-change.ts'
import { type RegistrationState, transition } from '#domain/registration/states.ts'
import { recordAudit } from '#server/audit/audit.queries.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import type { Tx } from '#server/db/database.ts'
import { queueMessage } from '#server/features/messages/outbox/queue-message.ts'
import { requestPromisedRefund } from '#server/features/payments/refunds/request-promised-refund.ts'
import { Refusal } from '#server/http/refusal.ts'
import { cancel } from '../agreement/change.queries.ts'
import { bookEntry } from '../agreement/ledger.queries.ts'
import { type LockedAgreement, lockAgreed } from '../agreement/lock-agreed.ts'
import { findRegistration } from '../agreement/registrations.queries.ts'
import { appendRevision } from '../agreement/revisions.queries.ts'
import { seenByRegistrant } from '../agreement/seen-by-registrant.ts'
import { findAskedMove } from '../moves/find-asked-move.ts'
import { recordAnswer } from '../moves/moves.queries.ts'
import { resignationOf } from '../pricing/resignation-of.ts'
import { bookRetained } from './book-retained.ts'

interface Input {
  readonly registrationId: string
  readonly by: CalledOffBy
  /** The reason, when the organiser does it. */
  readonly reason: string | null
  /** Only while it is in this state; otherwise nothing happens. */
  readonly only?: RegistrationState
  /** Grosze that the staff retain; by the rules when not given. */
  readonly fee?: number | undefined
  /** Whether a donation that was paid is refunded too. */
  readonly returnDonation?: boolean
  /** Whether the registrant is told of it by e-mail; left out: yes. */
  readonly tell?: boolean
  /** The caller requests the refund in the same transaction, once it has done something else with the money. */
  readonly refundsLater?: boolean
}

/**
 * Calls a registration off: its places are released at once, nothing is owed any more, its tickets are void, and the
 * registrant is notified by e-mail. Of the money the agreed refund rules retain a part, and a donation is retained
 * unless its refund is requested; the rest is refunded at once, as is what is paid later. When the organiser calls
 * the event off or moves it, nothing is retained but a donation, whose giver is asked. A repetition changes nothing.
 * @throws Refusal not_found; not_changeable when it has ended otherwise, or a person has entered and it is not the
 *   staff who ask; changed_meanwhile
 */
export async function cancelRegistration(ctx: TenantCtx, input: Input): Promise<void> {
  const { registrationId, only } = input
  await ctx.db.tenant(ctx.account, async (tx) => {
    const seen = await findRegistration(tx, registrationId)
    if (seen && registrationState.parse(seen.state) === 'cancelled') return
    const locked = await lockAgreed(tx, ctx, registrationId)
    const { state } = locked
    if (state === 'cancelled' || (only !== undefined && state !== only)) return
    await cancelLocked(tx, ctx, locked, await forMove(tx, ctx, input))
  })
}

/** Who resigns while the event's new days are to be chosen does so for the move: with everything back. */
async function forMove(tx: Tx, ctx: TenantCtx, input: Input): Promise<Input> {
  const { registrationId, by } = input
  const asked = by === 'registrant' ? await findAskedMove(tx, ctx, registrationId) : null
  if (asked === null || !asked.mayResign) return input
  const { move } = asked
  const choice = { move, registrationId, answer: 'resigns', by: 'registrant', resignsLate: true } as const
  return (await recordAnswer(tx, ctx.account, choice)) ? { ...input, by: 'moved' } : input
}

/**
 * The same, for a registration that is already locked.
 * @throws Refusal not_changeable, changed_meanwhile
 */
export async function cancelLocked(
  tx: Tx,
  ctx: TenantCtx,
  locked: LockedAgreement,
  { registrationId, by, reason, ...input }: Omit<Input, 'only'>,
): Promise<void> {
  const { row, state, compiled, newest } = locked
  const step = transition(state, 'cancel')
  if (!step || !mayCancel(locked, by)) throw new Refusal('not_changeable')
  const { resignation, balance } = await resignationOf(tx, ctx, locked)
  if (!(await cancel(tx, ctx.account, row))) throw new Refusal('changed_meanwhile')
  const isOrganisers = by === 'event' || by === 'moved'
  const money = settleResignation(compiled, {
    ...{ resignation, balance },
    isUnpaid: by === 'unpaid',
    fee: isOrganisers ? 0 : input.fee,
    donationStays: by !== 'moved' && input.returnDonation !== true,
    feesStay: !isOrganisers,
  })
  const { reversed, kept, toRefund, fee, donation, reasons, waived } = money
  await appendRevision(tx, ctx, newest, { kind: 'cancelled', reason, keptOnce: retainedOnce(reasons) })
  const entry = { accountId: ctx.account, registrationId, kind: 'correction', amount: -reversed } as const
  if (reversed > 0) await bookEntry(tx, { ...entry, explanation: { code: 'cancelled' } })
  if (waived > 0)
    await bookEntry(tx, { ...entry, kind: 'fee', amount: -waived, explanation: { code: 'fee_waived' } })
  await bookRetained(tx, ctx, { registrationId, fee, donation, reasons })
  const { eventId } = row
  const details = {
    by,
    ...(reason === null ? {} : { reason }),
    ...(waived > 0 ? { waived } : {}),
    ...{ reversed, kept, toRefund, before: { state }, after: { state: step.to } },
  }
  await recordAudit(tx, ctx, { action: 'registration.cancelled', eventId, registrationId, details })
  if (input.refundsLater !== true)
    await requestPromisedRefund(tx, ctx, { registrationId, eventId, origin: 'cancelled' })
  const people = locked.people.map(seenByRegistrant).map((p) => `${p.firstName} ${p.lastName}`)
  const about = { by, reason, people, kept: fee, donation, reasons }
  if (input.tell !== false) await queueMessage(tx, ctx, { registrationId, kind: 'cancelled', about })
}

import { registrationState } from '#contract/common.ts'
import { settleResignation } from '#domain/payment/resignation.ts'
import { type CalledOffBy, mayCancel } from '#domain/registration/may-change.ts'
import { type RegistrationState, transition } from '#domain/registration/states.ts'
import type { TenantCtx } from '#server/ctx.ts'
import { recordAudit } from '#server/db/audit.queries.ts'
import type { Tx } from '#server/db/database.ts'
import { Refusal } from '#server/http/refusal.ts'
import { queueMessage } from '../messages/queue-message.ts'
import { bookKept } from './book-kept.ts'
import { cancel } from './change.queries.ts'
import { type LockedAgreement, lockAgreed } from './lock-agreed.ts'
import { bookEntry, findRegistration } from './registrations.queries.ts'
import { resignationOf } from './resignation-of.ts'

interface Input {
  readonly registrationId: string
  readonly by: CalledOffBy
  /** Why, when the organiser does it. */
  readonly reason: string | null
  /** Only while it stands there; otherwise nothing happens. */
  readonly only?: RegistrationState
  /** Grosze that the staff keep; by the rules when not given. */
  readonly fee?: number | undefined
  /** Whether a donation that was paid goes back too. */
  readonly returnDonation?: boolean
}

/**
 * Calls a registration off: its places go back at once, nothing is owed any more, its tickets let nobody in, and
 * it is told by e-mail. Of the money the refund rules that were agreed to keep a part, and a donation stays unless
 * it is asked back; the rest stands out as 'to refund', as does what comes later. When the organiser calls the
 * event off, nothing is kept. Again it changes nothing.
 * @throws Refusal not_found; not_changeable when it has ended otherwise, or somebody has entered and it is not the
 * staff who ask; changed_meanwhile
 */
export async function cancelRegistration(ctx: TenantCtx, input: Input): Promise<void> {
  const { registrationId, only } = input
  await ctx.db.tenant(ctx.account, async (tx) => {
    const seen = await findRegistration(tx, registrationId)
    if (seen && registrationState.parse(seen.state) === 'cancelled') return
    const locked = await lockAgreed(tx, ctx, registrationId)
    const { state } = locked
    if (state === 'cancelled' || (only !== undefined && state !== only)) return
    await cancelLocked(tx, ctx, locked, input)
  })
}

/**
 * The same, of one that is in hand.
 * @throws Refusal not_changeable, changed_meanwhile
 */
export async function cancelLocked(
  tx: Tx,
  ctx: TenantCtx,
  locked: LockedAgreement,
  { registrationId, by, reason, ...input }: Omit<Input, 'only'>,
): Promise<void> {
  const { row, state, compiled } = locked
  const step = transition(state, 'cancel')
  if (!step || !mayCancel(locked, by)) throw new Refusal('not_changeable')
  const { resignation, balance } = await resignationOf(tx, ctx, locked)
  if (!(await cancel(tx, ctx.account, row))) throw new Refusal('changed_meanwhile')
  const money = settleResignation(compiled, {
    ...{ resignation, balance },
    fee: by === 'event' ? 0 : input.fee,
    donationStays: by !== 'event' && input.returnDonation !== true,
    feesStay: by !== 'event',
  })
  const { reversed, kept, toRefund, fee, donation, reasons, waived } = money
  const entry = { accountId: ctx.account, registrationId, kind: 'correction', amount: -reversed } as const
  if (reversed > 0) await bookEntry(tx, { ...entry, explanation: { code: 'cancelled' } })
  if (waived > 0)
    await bookEntry(tx, { ...entry, kind: 'fee', amount: -waived, explanation: { code: 'fee_waived' } })
  await bookKept(tx, ctx, { registrationId, fee, donation, reasons })
  const { eventId } = row
  const details = {
    by,
    ...(reason === null ? {} : { reason }),
    ...(waived > 0 ? { waived } : {}),
    ...{ reversed, kept, toRefund, before: { state }, after: { state: step.to } },
  }
  await recordAudit(tx, ctx, { action: 'registration.cancelled', eventId, registrationId, details })
  const people = locked.people.map((p) => `${p.firstName} ${p.lastName}`)
  const about = { by, reason, people, kept: fee, donation, reasons }
  await queueMessage(tx, ctx, { registrationId, kind: 'cancelled', about })
}

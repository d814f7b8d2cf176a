import type { z } from 'zod'
import type { changeRegistration as contract } from '#contract/changes.ts'
import { retainedOnce } from '#domain/payment/retention-reason.ts'
import type { Fee } from '#domain/payment/running-fee.ts'
import { headcountOf } from '#domain/quote/headcount.ts'
import type { ChangedBy } from '#domain/registration/may-change.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import type { Tx } from '#server/db/database.ts'
import { requestReleasedRefund } from '#server/features/payments/refunds/request-released-refund.ts'
import { claimPlaces } from '#server/features/places/claims/claim-places.ts'
import { findEarlierPools } from '#server/features/places/claims/own-limits.ts'
import { sweepEvent } from '#server/features/places/claims/sweep-event.ts'
import { Refusal } from '#server/http/refusal.ts'
import { findNextPosition, setHeadcount, writeChange } from '../agreement/change.queries.ts'
import { keepOwed } from '../agreement/keep-owed.ts'
import { bookEntry } from '../agreement/ledger.queries.ts'
import { type LockedAgreement, lockAgreed } from '../agreement/lock-agreed.ts'
import { registrantOf } from '../agreement/registrant-of.ts'
import { findRegistration } from '../agreement/registrations.queries.ts'
import { appendRevision } from '../agreement/revisions.queries.ts'
import { sealDraft } from '../agreement/sealed-draft.ts'
import { applyApprovalEffects } from '../approval/apply-approval-effects.ts'
import { bookRetained } from '../cancel/book-retained.ts'
import { giveNumbers } from '../confirmation/give-numbers.ts'
import { requestHash } from '../pricing/request-hash.ts'
import { tryAgreedCode } from '../pricing/try-agreed-code.ts'
import { ShortOfPlaces, withinOwnLimits } from '../pricing/within-own-limits.ts'
import { applyChangeEffects } from './apply-change-effects.ts'
import { agreementAfter, changeOf } from './change-of.ts'
import { decideChange, type WorkedOutChange } from './decide-change.ts'
import { feeToCharge, pricedWithFee } from './fee-to-charge.ts'
import { takeFiles } from './take-files.ts'

interface Input {
  readonly registrationId: string
  readonly by: ChangedBy
  readonly body: z.output<typeof contract.body>
  /** Whether the registrant is told of it by e-mail; left out: yes. */
  readonly tell?: boolean
}

/**
 * Changes people and choices of a registration under the agreed rules, or nothing of it: the difference of places is
 * claimed at once, the difference of money is a correction in the ledger, a person who leaves has a void ticket and
 * the refund rules retain their part, a person who joins a confirmed registration gets a ticket. A fee for the change
 * is an entry of its own. When the paid money now suffices, it is confirmed; when no approval is awaited any more, it
 * continues as approved. The paid money that it releases is refunded. The same request again changes nothing more.
 * @throws Refusal not_found, not_changeable, changed_meanwhile, registration_refused, price_changed, full, queue,
 *   too_many_requests, file_gone
 */
export async function changeRegistration(ctx: TenantCtx, input: Input): Promise<void> {
  const { registrationId, body } = input
  const hash = requestHash(ctx, body)
  await tryAgreedCode(ctx, { registrationId, draft: body.draft })
  await ctx.db.tenant(ctx.account, async (tx) => {
    const row = await findRegistration(tx, registrationId)
    // Before the lock: this one may itself be what is overdue.
    if (row) await sweepEvent(tx, ctx, row.eventId)
  })
  const change = () =>
    ctx.db.tenant(ctx.account, async (tx) => {
      const locked = await lockAgreed(tx, ctx, registrationId)
      if (!locked.row.changeHash?.equals(hash)) await changeLocked(tx, ctx, locked, { ...input, hash })
    })
  await withinOwnLimits(ctx, { registrationId, people: body.draft.people }, change)
}

interface Asked extends Input {
  readonly hash: Buffer
  /** The office has asked the registrant for it (`decideChange`). */
  readonly asked?: boolean
}

/**
 * The same for a registration that is locked, in the caller's transaction.
 * @throws ShortOfPlaces, and Refusal as `changeRegistration`
 */
export async function changeLocked(
  tx: Tx,
  ctx: TenantCtx,
  locked: LockedAgreement,
  input: Asked,
): Promise<void> {
  const decided = await decideChange(tx, ctx, locked, input)
  if (decided)
    await requestReleasedRefund(tx, ctx, locked.row, () => write(tx, ctx, locked, { ...input, decided }))
}

interface Decided extends Asked {
  readonly decided: WorkedOutChange
}

async function write(
  tx: Tx,
  ctx: TenantCtx,
  locked: LockedAgreement,
  { body, by, hash, decided, tell = true }: Decided,
): Promise<void> {
  const { row, compiled } = locked
  const { draft, left, context, lacking } = decided
  const { total } = decided.priced
  if (total !== body.expectedTotal)
    throw new Refusal('price_changed', { params: { expected: body.expectedTotal, now: total } })
  const fee = feeToCharge(decided.fee, { by, body })
  const priced = pricedWithFee(locked, decided, fee)
  const nextPosition = await findNextPosition(tx, row.registrationId)
  const sealed = sealDraft(ctx, { holder: row.registrationId, definition: locked.definition, draft })
  const earlierPools = await findEarlierPools(
    tx,
    ctx,
    { ...locked, eventId: row.eventId },
    { draft, email: registrantOf(row) },
  )
  const decision = { draft: sealed, priced, hash, now: ctx.now, nextPosition, earlierPools, lacking }
  const written = changeOf(ctx, locked, decision)
  const claimant = { eventId: row.eventId, holder: row.registrationId }
  const short = await claimPlaces(tx, ctx, claimant, written.claims)
  if (short) throw new ShortOfPlaces(short)
  await writeChange(tx, ctx.account, row.registrationId, written)
  await keepOwed(tx, ctx, row.registrationId)
  await takeFiles(tx, ctx, locked, { draft, uploads: body.uploads })
  const agreement = { ...agreementAfter(locked, decision), keptOnce: retainedOnce(left.reasons) }
  await appendRevision(tx, ctx, locked.newest, { kind: 'changed', ...agreement })
  const headcount = headcountOf(compiled, draft, context)
  if (headcount !== null) await setHeadcount(tx, row.registrationId, headcount)
  await bookRetained(tx, ctx, { registrationId: row.registrationId, ...left })
  if (fee !== null) await bookChangeFee(tx, ctx, row.registrationId, fee)
  await applyChangeEffects(tx, ctx, locked, { by, draft, priced, left, fee, claims: written.claims, tell })
  if (decided.wait === 'ends')
    await applyApprovalEffects(tx, ctx, { ...row, due: priced.due, unpaid: locked.definition.unpaid })
  await giveNumbers(tx, ctx, row.registrationId)
}

/** Books the cost of a change by the agreed rules. Under the registration's lock. */
async function bookChangeFee(
  tx: Tx,
  ctx: Pick<TenantCtx, 'account'>,
  registrationId: string,
  { amount, until }: Fee,
): Promise<void> {
  const entry = { kind: 'fee', amount, explanation: { code: 'change_fee', until } } as const
  await bookEntry(tx, { accountId: ctx.account, registrationId, ...entry })
}

import type { z } from 'zod'
import type { handOverPlace as contract } from '#contract/hand-over.ts'
import { balanceOf } from '#domain/payment/balance.ts'
import { handOverMoney } from '#domain/payment/hand-over-money.ts'
import type { ChangedBy } from '#domain/registration/may-change.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import type { Tx } from '#server/db/database.ts'
import { requestReleasedRefund } from '#server/features/payments/refunds/request-released-refund.ts'
import { claimPlaces } from '#server/features/places/claims/claim-places.ts'
import { findEarlierPools } from '#server/features/places/claims/own-limits.ts'
import { sweepEvent } from '#server/features/places/claims/sweep-event.ts'
import { Refusal } from '#server/http/refusal.ts'
import { findNextPosition, writeChange } from '../agreement/change.queries.ts'
import { keepOwed } from '../agreement/keep-owed.ts'
import { bookEntry, listLedger } from '../agreement/ledger.queries.ts'
import { type LockedAgreement, lockAgreed } from '../agreement/lock-agreed.ts'
import { registrantOf } from '../agreement/registrant-of.ts'
import { findRegistration } from '../agreement/registrations.queries.ts'
import { appendRevision } from '../agreement/revisions.queries.ts'
import { sealDraft } from '../agreement/sealed-draft.ts'
import { agreementAfter, changeOf } from '../change/change-of.ts'
import { feeToCharge, pricedWithFee } from '../change/fee-to-charge.ts'
import { takeFiles } from '../change/take-files.ts'
import { giveNumbers } from '../confirmation/give-numbers.ts'
import { requestHash } from '../pricing/request-hash.ts'
import { tryAgreedCode } from '../pricing/try-agreed-code.ts'
import { ShortOfPlaces, withinOwnLimits } from '../pricing/within-own-limits.ts'
import { newTransfer } from '../transfers/new-transfer.ts'
import { insertTransfer, markTakenOver } from '../transfers/place-transfers.queries.ts'
import { applyHandOverEffects } from './apply-hand-over-effects.ts'
import { decideHandOver } from './decide-hand-over.ts'
import { insertConsents } from './hand-over.queries.ts'

interface Input {
  readonly registrationId: string
  readonly by: ChangedBy
  readonly body: z.output<typeof contract.body>
}

/**
 * Gives the place of one person to another under the agreed rules, or nothing of it: what the place takes stays
 * taken, what was paid for it stays paid, the giver's ticket is void and the successor has one. For a place that is
 * dearer now more is owed; of a cheaper one the difference is retained, unless the event refunds it. The fee is an
 * entry of its own. The cancellation rules do not apply. The same request again changes nothing more.
 * @throws Refusal not_found, not_changeable, changed_meanwhile, no_hand_over, invalid_input, registration_refused,
 *   price_changed, full, queue, too_many_requests
 */
export async function handOverPlace(ctx: TenantCtx, input: Input): Promise<void> {
  const { registrationId, body } = input
  const hash = requestHash(ctx, body)
  await tryAgreedCode(ctx, { registrationId, draft: { code: null, answers: {}, people: [body.successor] } })
  await ctx.db.tenant(ctx.account, async (tx) => {
    const row = await findRegistration(tx, registrationId)
    // Before the lock: this one may itself be what is overdue.
    if (row) await sweepEvent(tx, ctx, row.eventId)
  })
  const change = () =>
    ctx.db.tenant(ctx.account, async (tx) => {
      const locked = await lockAgreed(tx, ctx, registrationId)
      if (locked.row.changeHash?.equals(hash)) return
      const { email } = body
      // A successor without an address of their own is reached through the registrant.
      const transfer = email && newTransfer(ctx, { registrationId, body, email, state: 'concluded' })
      if (transfer) await insertTransfer(tx, transfer)
      const placeTransferId = transfer ? transfer.placeTransferId : null
      await handOverLocked(tx, ctx, locked, { ...input, hash, placeTransferId })
      if (transfer) await markTakenOver(tx, transfer)
    })
  await withinOwnLimits(ctx, { registrationId, people: [body.successor] }, change)
}

interface Agreed extends Input {
  readonly hash: Buffer
  /** Gives the new person a page of their own; null: there is none. */
  readonly placeTransferId: string | null
}

/**
 * The same, for a registration that is already locked, whatever was checked before.
 * @throws Refusal, as above
 */
export async function handOverLocked(
  tx: Tx,
  ctx: TenantCtx,
  locked: LockedAgreement,
  input: Agreed,
): Promise<void> {
  await requestReleasedRefund(tx, ctx, locked.row, () => write(tx, ctx, locked, input))
}

async function write(
  tx: Tx,
  ctx: TenantCtx,
  locked: LockedAgreement,
  { registrationId, by, body, hash, placeTransferId }: Agreed,
): Promise<void> {
  const { row, agreed, definition } = locked
  const decided = await decideHandOver(tx, ctx, locked, { by, body })
  const { draft, terms, lacking } = decided
  const { total } = decided.priced
  if (total !== body.expectedTotal)
    throw new Refusal('price_changed', { params: { expected: body.expectedTotal, now: total } })
  const fee = feeToCharge(terms.fee, { by, body })
  const priced = pricedWithFee(locked, decided, fee)
  const { kept } = handOverMoney({
    ...{ balance: balanceOf(await listLedger(tx, registrationId)), before: agreed.total, total },
    ...{ fee: fee?.amount ?? 0, refundDifference: terms.refundDifference },
  })
  const sealed = sealDraft(ctx, { holder: registrationId, definition, draft })
  const decision = {
    ...{ draft: sealed, priced, hash, now: ctx.now, handOver: body, lacking },
    nextPosition: await findNextPosition(tx, registrationId),
    earlierPools: await findEarlierPools(
      tx,
      ctx,
      { eventId: row.eventId, definition },
      { draft, email: registrantOf(row) },
    ),
  }
  const change = changeOf(ctx, locked, decision)
  const short = await claimPlaces(tx, ctx, { eventId: row.eventId, holder: registrationId }, change.claims)
  if (short) throw new ShortOfPlaces(short)
  await writeChange(tx, ctx.account, registrationId, change)
  await keepOwed(tx, ctx, registrationId)
  await takeFiles(tx, ctx, locked, { draft, uploads: body.uploads })
  const { ref } = body.successor
  const agreement = { ...agreementAfter(locked, decision), giver: body.giver, successor: ref }
  await appendRevision(tx, ctx, locked.newest, { kind: 'handed_over', ...agreement })
  const accepted = change.statements.filter(({ id }) => body.statements.includes(id))
  await insertConsents(tx, ctx.account, { registrationId, ref }, accepted)
  const entry = { accountId: ctx.account, registrationId }
  if (kept > 0)
    await bookEntry(tx, {
      ...{ ...entry, kind: 'kept', amount: kept },
      explanation: { code: 'hand_over_difference' },
    })
  if (fee !== null)
    await bookEntry(tx, {
      ...{ ...entry, kind: 'fee', amount: fee.amount },
      explanation: { code: 'hand_over_fee', until: fee.until },
    })
  await applyHandOverEffects(tx, ctx, locked, {
    ...{ by, body, placeTransferId, draft, priced, kept, fee },
    claims: change.claims,
  })
  await giveNumbers(tx, ctx, registrationId)
}

import type { z } from 'zod'
import type { handOverPlace as contract } from '#contract/hand-over.ts'
import { limitOf } from '#domain/capacity/own-pools.ts'
import { balanceOf } from '#domain/payment/balance.ts'
import { handOverMoney } from '#domain/payment/hand-over-money.ts'
import type { ChangedBy } from '#domain/registration/may-change.ts'
import type { TenantCtx } from '#server/ctx.ts'
import type { Tx } from '#server/db/database.ts'
import { Refusal } from '#server/http/refusal.ts'
import { claimPlaces } from '../places/claim-places.ts'
import { sweepEvent } from '../places/sweep-event.ts'
import { findNextPosition, writeChange } from './change.queries.ts'
import { changeOf } from './change-of.ts'
import { concludeHandOver } from './conclude-hand-over.ts'
import { decideHandOver } from './decide-hand-over.ts'
import { feeToCharge, pricedWithFee } from './fee-to-charge.ts'
import { giveNumbers } from './give-numbers.ts'
import { insertConsents } from './hand-over.queries.ts'
import { type LockedAgreement, lockAgreed } from './lock-agreed.ts'
import { bookEntry, findRegistration, listLedger } from './registrations.queries.ts'
import { requestHash } from './request-hash.ts'
import { sealDraft } from './sealed-draft.ts'

interface Input {
  readonly registrationId: string
  readonly by: ChangedBy
  readonly body: z.output<typeof contract.body>
}

/**
 * Gives the place of one person to somebody else under the rules that were agreed to, or nothing of it: what the place
 * takes stays taken, what was paid for it stays paid, the giver's ticket is void and the successor has one. A place
 * that is dearer now is owed more; of a cheaper one the difference is kept, unless the event gives it back. The fee is
 * an entry of its own. The rules of resigning say nothing here. The same request again changes nothing more.
 * @throws Refusal not_found, not_changeable, changed_meanwhile, no_hand_over, invalid_input, registration_refused,
 * price_changed, full, queue
 */
export async function handOverPlace(ctx: TenantCtx, input: Input): Promise<void> {
  const { registrationId, body } = input
  const hash = requestHash(ctx, body)
  await ctx.db.tenant(ctx.account, async (tx) => {
    const row = await findRegistration(tx, registrationId)
    // Before the lock: this one may itself be what is overdue.
    if (row) await sweepEvent(tx, ctx, row.eventId)
  })
  await ctx.db.tenant(ctx.account, async (tx) => {
    const locked = await lockAgreed(tx, ctx, registrationId)
    if (!locked.row.changeHash?.equals(hash)) await write(tx, ctx, locked, { ...input, hash })
  })
}

async function write(
  tx: Tx,
  ctx: TenantCtx,
  locked: LockedAgreement,
  { registrationId, by, body, hash }: Input & { readonly hash: Buffer },
): Promise<void> {
  const { row, agreed, definition } = locked
  const decided = await decideHandOver(tx, ctx, locked, { by, body })
  const { draft, terms } = decided
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
  const change = changeOf(ctx, locked, {
    ...{ draft: sealed, priced, hash, now: ctx.now, handOver: body },
    nextPosition: await findNextPosition(tx, registrationId),
  })
  const short = await claimPlaces(tx, ctx, { eventId: row.eventId, holder: registrationId }, change.claims)
  if (short) throw new Refusal(short.verdict, { params: { pool: limitOf(short.pool) } })
  await writeChange(tx, ctx.account, registrationId, change)
  const successor = { registrationId, ref: body.successor.ref }
  const accepted = change.statements.filter(({ id }) => body.statements.includes(id))
  await insertConsents(tx, ctx.account, successor, accepted)
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
  await concludeHandOver(tx, ctx, locked, { by, body, draft, priced, kept, fee, claims: change.claims })
  await giveNumbers(tx, ctx, registrationId)
}

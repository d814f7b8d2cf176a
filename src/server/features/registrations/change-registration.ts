import type { z } from 'zod'
import type { changeRegistration as contract } from '#contract/changes.ts'
import { limitOf } from '#domain/capacity/own-pools.ts'
import { headcountOf } from '#domain/quote/headcount.ts'
import type { ChangedBy } from '#domain/registration/may-change.ts'
import type { TenantCtx } from '#server/ctx.ts'
import type { Tx } from '#server/db/database.ts'
import { Refusal } from '#server/http/refusal.ts'
import { claimPlaces } from '../places/claim-places.ts'
import { sweepEvent } from '../places/sweep-event.ts'
import { bookChangeFee } from './book-change-fee.ts'
import { bookKept } from './book-kept.ts'
import { findNextPosition, setHeadcount, writeChange } from './change.queries.ts'
import { changeOf } from './change-of.ts'
import { concludeApproval } from './conclude-approval.ts'
import { concludeChange } from './conclude-change.ts'
import { decideChange, type WorkedOutChange } from './decide-change.ts'
import { feeToCharge, pricedWithFee } from './fee-to-charge.ts'
import { giveNumbers } from './give-numbers.ts'
import { type LockedAgreement, lockAgreed } from './lock-agreed.ts'
import { findRegistration } from './registrations.queries.ts'
import { requestHash } from './request-hash.ts'
import { sealDraft } from './sealed-draft.ts'
import { tryAgreedCode } from './try-agreed-code.ts'

interface Input {
  readonly registrationId: string
  readonly by: ChangedBy
  readonly body: z.output<typeof contract.body>
}

/**
 * Changes people and choices of a registration under the rules that were agreed to, or nothing of it: the
 * difference of places is claimed at once, the difference of money is a correction in the ledger, who leaves
 * has a void ticket and leaves behind what the refund rules keep, who joins a confirmed registration has a ticket
 * of their own. A fee for the change is an entry of its own. When the money that has come now suffices, it is confirmed; when
 * nobody waits for approval any more, it goes on as approved. The same request again changes nothing more.
 * @throws Refusal not_found, not_changeable, changed_meanwhile, registration_refused, price_changed, full, queue,
 * too_many_requests
 */
export async function changeRegistration(ctx: TenantCtx, input: Input): Promise<void> {
  const { registrationId, body } = input
  const hash = requestHash(ctx, body)
  await tryAgreedCode(ctx, input)
  await ctx.db.tenant(ctx.account, async (tx) => {
    const row = await findRegistration(tx, registrationId)
    // Before the lock: this one may itself be what is overdue.
    if (row) await sweepEvent(tx, ctx, row.eventId)
  })
  await ctx.db.tenant(ctx.account, async (tx) => {
    const locked = await lockAgreed(tx, ctx, registrationId)
    if (locked.row.changeHash?.equals(hash)) return
    const decided = await decideChange(tx, ctx, locked, input)
    if (decided) await write(tx, ctx, locked, { ...input, hash, decided })
  })
}

interface Decided extends Input {
  readonly hash: Buffer
  readonly decided: WorkedOutChange
}

async function write(
  tx: Tx,
  ctx: TenantCtx,
  locked: LockedAgreement,
  { body, by, hash, decided }: Decided,
): Promise<void> {
  const { row, compiled } = locked
  const { draft, left, context } = decided
  const { total } = decided.priced
  if (total !== body.expectedTotal)
    throw new Refusal('price_changed', { params: { expected: body.expectedTotal, now: total } })
  const fee = feeToCharge(decided.fee, { by, body })
  const priced = pricedWithFee(locked, decided, fee)
  const nextPosition = await findNextPosition(tx, row.registrationId)
  const sealed = sealDraft(ctx, { holder: row.registrationId, definition: locked.definition, draft })
  const written = changeOf(ctx, locked, { draft: sealed, priced, hash, now: ctx.now, nextPosition })
  const claimant = { eventId: row.eventId, holder: row.registrationId }
  const short = await claimPlaces(tx, ctx, claimant, written.claims)
  if (short) throw new Refusal(short.verdict, { params: { pool: limitOf(short.pool) } })
  await writeChange(tx, ctx.account, row.registrationId, written)
  const headcount = headcountOf(compiled, draft, context)
  if (headcount !== null) await setHeadcount(tx, row.registrationId, headcount)
  await bookKept(tx, ctx, { registrationId: row.registrationId, ...left })
  if (fee !== null) await bookChangeFee(tx, ctx, row.registrationId, fee)
  await concludeChange(tx, ctx, locked, { by, draft, priced, left, fee, claims: written.claims })
  if (decided.wait === 'ends') await concludeApproval(tx, ctx, { ...row, due: priced.due })
  await giveNumbers(tx, ctx, row.registrationId)
}

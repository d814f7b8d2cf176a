import type { z } from 'zod'
import type { changeRegistration as contract } from '#contract/changes.ts'
import { freeOfAllotment } from '#domain/capacity/allotment.ts'
import { sameValue } from '#domain/form/same-value.ts'
import { localOf } from '#domain/polish-time.ts'
import { askedDraft } from '#domain/quote/asked-draft.ts'
import { headcountOf } from '#domain/quote/headcount.ts'
import { quoteChange } from '#domain/quote/quote-change.ts'
import type { QuoteContext } from '#domain/quote/quote-result.ts'
import type { RegistrationDraft } from '#domain/registration/draft.ts'
import { type ChangedBy, mayChange, untouchable } from '#domain/registration/may-change.ts'
import { keepHidden } from '#domain/registration/secret-answers.ts'
import type { TenantCtx } from '#server/ctx.ts'
import type { Tx } from '#server/db/database.ts'
import { Refusal } from '#server/http/refusal.ts'
import { getFreePlaces } from '../events/get-free-places.ts'
import { claimPlaces } from '../places/claim-places.ts'
import { sweepEvent } from '../places/sweep-event.ts'
import { assertApproved } from './assert-approved.ts'
import { assertNotStaff } from './assert-not-staff.ts'
import { findNextPosition, setHeadcount, writeChange } from './change.queries.ts'
import { changeOf } from './change-of.ts'
import { concludeApproval } from './conclude-approval.ts'
import { concludeChange } from './conclude-change.ts'
import { giveNumbers } from './give-numbers.ts'
import { type LockedAgreement, lockAgreed } from './lock-agreed.ts'
import { quoteRefusal, touchedRefusal } from './quote-refusal.ts'
import { findRegistration } from './registrations.queries.ts'
import { requestHash } from './request-hash.ts'
import { sealDraft } from './sealed-draft.ts'

interface Input {
  readonly registrationId: string
  readonly by: ChangedBy
  readonly body: z.output<typeof contract.body>
}

/**
 * Changes people and choices of a registration under the rules that were agreed to, or nothing of it: the
 * difference of places is claimed at once, the difference of money is a correction in the ledger, who leaves
 * has a void ticket, who joins a confirmed registration has one of their own. When the money that has come now
 * suffices, it is confirmed. The same request again changes nothing more.
 * @throws Refusal not_found, not_changeable, changed_meanwhile, registration_refused, price_changed, full, queue
 */
export async function changeRegistration(ctx: TenantCtx, input: Input): Promise<void> {
  const { registrationId, body } = input
  const hash = requestHash(ctx, body)
  await ctx.db.tenant(ctx.account, async (tx) => {
    const row = await findRegistration(tx, registrationId)
    // Before the lock: this one may itself be what is overdue.
    if (row) await sweepEvent(tx, ctx, row.eventId)
  })
  await ctx.db.tenant(ctx.account, async (tx) => {
    const locked = await lockAgreed(tx, ctx, registrationId)
    if (locked.row.changeHash?.equals(hash)) return
    if (!mayChange(locked)) throw new Refusal('not_changeable')
    const { revision } = locked.row
    if (body.revision !== revision) throw new Refusal('changed_meanwhile', { params: { revision } })
    const context = await contextOf(tx, ctx, locked, input.by)
    const asked = askedDraft(locked.compiled, inOrder(body.draft, locked.agreed.draft), context)
    if (sameValue(asked, locked.agreed.draft)) return
    await change(tx, ctx, locked, { ...input, hash, context, asked })
  })
}

interface Asked extends Input {
  readonly hash: Buffer
  readonly context: QuoteContext
  /** What will stand, if nothing is against it. */
  readonly asked: RegistrationDraft
}

async function change(tx: Tx, ctx: TenantCtx, locked: LockedAgreement, input: Asked): Promise<void> {
  const { row, compiled, agreed } = locked
  const { body, by, context, asked: draft } = input
  if (by === 'registrant' && agreed.draft.registrantRole !== 'staff') assertNotStaff(draft)
  const touched = untouchable(locked, by, agreed.draft, draft)
  if (touched.length > 0) throw touchedRefusal(body.draft, touched)
  if (by === 'registrant') assertApproved(locked, body.draft, draft, context)
  // Where approval was waited for no day ran yet.
  const before = locked.isRefused ? { ...agreed, due: [] } : agreed
  const priced = quoteChange(compiled, before, judgedDraft(inOrder(body.draft, agreed.draft), draft), context)
  if (priced.problems.length > 0) throw quoteRefusal(body.draft, priced.problems)
  if (priced.total !== body.expectedTotal)
    throw new Refusal('price_changed', { params: { expected: body.expectedTotal, now: priced.total } })
  const nextPosition = await findNextPosition(tx, row.registrationId)
  const sealed = sealDraft(ctx, { holder: row.registrationId, definition: locked.definition, draft })
  const written = changeOf(locked, { draft: sealed, priced, hash: input.hash, now: ctx.now, nextPosition })
  const claimant = { eventId: row.eventId, holder: row.registrationId }
  const short = await claimPlaces(tx, ctx, claimant, written.claims)
  if (short) throw new Refusal(short.verdict, { params: { pool: short.pool } })
  await writeChange(tx, ctx.account, row.registrationId, written)
  const headcount = headcountOf(compiled, draft, context)
  if (headcount !== null) await setHeadcount(tx, row.registrationId, headcount)
  await concludeChange(tx, ctx, locked, { by, draft, priced, claims: written.claims })
  if (locked.isRefused) await concludeApproval(tx, ctx, { ...row, due: priced.due })
  await giveNumbers(tx, ctx, row.registrationId)
}

/**
 * Of answers only those that were asked for matter, with what they tell of birth and sex; of choices all, for what
 * is not to be had must be said.
 */
function judgedDraft(sent: RegistrationDraft, asked: RegistrationDraft): RegistrationDraft {
  const people = sent.people.map((person, index) => {
    const { answers = {}, birthDate = null, sex = null } = asked.people[index] ?? {}
    return { ...person, answers, birthDate, sex }
  })
  return { ...sent, answers: asked.answers, people }
}

/**
 * Who stays stays in the order of before, who joins comes after: a change of order is no change. Nor is what was
 * only shown hidden.
 */
function inOrder(draft: RegistrationDraft, agreed: RegistrationDraft): RegistrationDraft {
  const refs = agreed.people.map(({ ref }) => ref)
  const place = (ref: string) => (refs.includes(ref) ? refs.indexOf(ref) : refs.length)
  const people = [...draft.people].sort((one, other) => place(one.ref) - place(other.ref))
  return keepHidden({ ...draft, people }, agreed)
}

/**
 * The world now; what the registration holds already is free to it. What waits for approval is approved by now, or
 * not changed.
 */
async function contextOf(
  tx: Tx,
  ctx: TenantCtx,
  { row, allotment }: LockedAgreement,
  by: ChangedBy,
): Promise<QuoteContext> {
  const free = await getFreePlaces(tx, { eventId: row.eventId, holder: row.registrationId })
  return {
    now: localOf(ctx.now),
    approved: true,
    facts: {
      channel: by === 'staff' ? 'office' : 'online',
      free: allotment ? freeOfAllotment(free, allotment) : free,
    },
  }
}

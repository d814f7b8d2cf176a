import { sameValue } from '#domain/form/same-value.ts'
import { changeFee } from '#domain/payment/change-fee.ts'
import { changeTerms } from '#domain/payment/change-terms.ts'
import type { Fee } from '#domain/payment/running-fee.ts'
import { localOf } from '#domain/polish-time.ts'
import { askedDraft } from '#domain/quote/asked-draft.ts'
import { onlyLeaves } from '#domain/quote/only-leaves.ts'
import { isOnlyLess } from '#domain/quote/only-less.ts'
import type { ChangeQuote } from '#domain/quote/quote-change.ts'
import type { QuoteContext } from '#domain/quote/quote-result.ts'
import { otherPeople } from '#domain/registration/another-person.ts'
import type { RegistrationDraft } from '#domain/registration/draft.ts'
import { type ChangedBy, mayChange, mayLeave, untouchable } from '#domain/registration/may-change.ts'
import { keepHidden } from '#domain/registration/secret-answers.ts'
import type { TenantCtx } from '#server/ctx.ts'
import type { Tx } from '#server/db/database.ts'
import { Refusal } from '#server/http/refusal.ts'
import { assertApproved } from './assert-approved.ts'
import { assertNotStaff } from './assert-not-staff.ts'
import { contextOfChange } from './context-of-change.ts'
import { judgedDraft } from './judged-draft.ts'
import { type KeptOfChange, keptOfChange } from './kept-of-change.ts'
import type { LockedAgreement } from './lock-agreed.ts'
import { priceOfChange, type WaitAfter, waitAfter } from './price-of-change.ts'
import { anotherPersonRefusal, quoteRefusal, touchedRefusal } from './quote-refusal.ts'

interface Wanted {
  readonly by: ChangedBy
  readonly body: { readonly revision: number; readonly draft: RegistrationDraft }
}

/** What a change comes to, before it is written. */
export interface WorkedOutChange {
  readonly draft: RegistrationDraft
  readonly priced: ChangeQuote
  /** The world by which it was worked out. */
  readonly context: QuoteContext
  /** What who leaves by it leaves behind. */
  readonly left: KeptOfChange
  /** Whether an approval is waited for after it. */
  readonly wait: WaitAfter
  /** What the change costs by the rules; what of it is charged, who sends it says. */
  readonly fee: Fee | null
}

/**
 * Works a change out under the rules that were agreed to, under the registration's lock; null when it changes nothing.
 * @throws Refusal not_changeable, no_change, changed_meanwhile, registration_refused, invalid_input
 */
export async function decideChange(
  tx: Tx,
  ctx: TenantCtx,
  locked: LockedAgreement,
  { by, body }: Wanted,
): Promise<WorkedOutChange | null> {
  const { agreed, compiled } = locked
  if (!mayLeave(locked)) throw new Refusal('not_changeable')
  const { revision } = locked.row
  if (body.revision !== revision) throw new Refusal('changed_meanwhile', { params: { revision } })
  const context = await contextOfChange(tx, ctx, locked, { by, draft: body.draft })
  const sent = inOrder(body.draft, agreed.draft)
  const draft = askedDraft(compiled, sent, context)
  const leaves = onlyLeaves(compiled, agreed.draft, draft, context)
  if (!mayChange(locked) && !leaves) throw new Refusal('not_changeable')
  if (sameValue(draft, agreed.draft)) return null
  if (by === 'registrant' && !leaves) assertOpen(locked, draft, context)
  if (by === 'registrant' && agreed.draft.registrantRole !== 'staff') assertNotStaff(draft)
  const touched = untouchable(locked, by, agreed.draft, draft)
  if (touched.length > 0) throw touchedRefusal(body.draft, touched)
  const others = by === 'registrant' ? otherPeople(compiled.definition, agreed.draft, draft) : []
  if (others.length > 0) throw anotherPersonRefusal(body.draft, others)
  const wait = waitAfter(locked, draft, leaves)
  if (by === 'registrant' && wait !== 'goes-on') assertApproved(locked, body.draft, draft, context)
  const priced = priceOfChange(locked, judgedDraft(sent, draft), context, { leaves, wait })
  if (priced.problems.length > 0) throw quoteRefusal(body.draft, priced.problems)
  return {
    ...{ draft, priced, context, wait },
    left: await keptOfChange(tx, ctx, locked, { draft, priced }),
    fee: feeOfChange(locked, draft, context),
  }
}

/** After the last day of changes something is given up or mended, and no more; who was refused an approval is asked to change. */
function assertOpen(
  { compiled, agreed, row, isRefused }: LockedAgreement,
  changed: RegistrationDraft,
  { now }: Now,
): void {
  if (isRefused || isOnlyLess(agreed.draft, changed)) return
  const { isOpen, until } = changeTerms(compiled, { agreed, now, registeredAt: localOf(row.createdAt) })
  if (!isOpen) throw new Refusal('no_change', { params: until === null ? {} : { until } })
}

/** Whoever was refused an approval changes because the organiser wants it: that costs nothing. */
const feeOfChange = (
  { compiled, agreed, row, isRefused }: LockedAgreement,
  changed: RegistrationDraft,
  now: Now,
) =>
  isRefused
    ? null
    : changeFee(compiled, {
        ...{ agreed: agreed.draft, changed, now: now.now },
        ...{ registeredAt: localOf(row.createdAt), pricedAt: agreed.pricedAt, channel: agreed.channel },
      })

type Now = Pick<QuoteContext, 'now'>

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

import { changeFee } from '#domain/payment/change-fee.ts'
import { changeTerms } from '#domain/payment/change-terms.ts'
import type { Fee } from '#domain/payment/running-fee.ts'
import { answersForLater, type LackingAnswer, lackingAnswers } from '#domain/quote/answers-for-later.ts'
import { applicableDraft } from '#domain/quote/applicable-draft.ts'
import { isReductionOnly } from '#domain/quote/is-reduction-only.ts'
import { isWithdrawalOnly } from '#domain/quote/is-withdrawal-only.ts'
import type { ChangeQuote } from '#domain/quote/quote-change.ts'
import type { QuoteContext } from '#domain/quote/quote-result.ts'
import { otherPeople } from '#domain/registration/another-person.ts'
import type { RegistrationDraft } from '#domain/registration/draft.ts'
import { type ChangedBy, hasOwn, mayChange, mayLeave, untouchable } from '#domain/registration/may-change.ts'
import { keepHidden } from '#domain/registration/secret-answers.ts'
import { keepTakenOver } from '#domain/registration/taken-over.ts'
import { localOf } from '#domain/values/polish-time.ts'
import { sameValue } from '#domain/values/same-value.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import type { Tx } from '#server/db/database.ts'
import { knowFiles } from '#server/features/files/records/know-files.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { LockedAgreement } from '../agreement/lock-agreed.ts'
import { assertApproved } from '../approval/assert-approved.ts'
import { assertDraftFits } from '../pricing/assert-draft-fits.ts'
import { assertNotStaff } from '../pricing/assert-not-staff.ts'
import { contextOfChange } from '../pricing/context-of-change.ts'
import { anotherPersonRefusal, quoteRefusal, touchedRefusal } from '../pricing/quote-refusal.ts'
import { NOTHING_RETAINED, type RetainedOfChange, retainedOfChange } from '../pricing/retained-of-change.ts'
import { validationDraft } from '../pricing/validation-draft.ts'
import { priceOfChange, type WaitAfter, waitAfter } from './price-of-change.ts'

export interface ChangeBody {
  readonly revision: number
  readonly draft: RegistrationDraft
  /** The secret of its form, where files were uploaded. */
  readonly uploads?: string | undefined
}

interface Wanted {
  readonly by: ChangedBy
  /** The office has asked for it: it is possible after the last day of changes, nothing is charged or retained for it, and it needs no other answers. */
  readonly asked?: boolean
  /** A hold whose places are kept for it. */
  readonly hold?: string | null
  readonly body: ChangeBody
}

/** The outcome of a change, before it is written. */
export interface WorkedOutChange {
  readonly draft: RegistrationDraft
  readonly priced: ChangeQuote
  /** The context in which it was worked out. */
  readonly context: QuoteContext
  /** What is retained from people who leave by it. */
  readonly left: RetainedOfChange
  /** Whether an approval is awaited after it. */
  readonly wait: WaitAfter
  /** Compulsory answers that it leaves open. */
  readonly lacking: readonly LackingAnswer[]
  /** What the change costs by the rules; the caller decides what of it is charged. */
  readonly fee: Fee | null
}

/**
 * Works a change out under the agreed rules, under the registration's lock; null when it changes nothing.
 * @throws Refusal not_changeable, no_change, changed_meanwhile, registration_refused, invalid_input, file_gone
 */
export async function decideChange(
  tx: Tx,
  ctx: TenantCtx,
  locked: LockedAgreement,
  { by, asked = false, hold = null, body }: Wanted,
): Promise<WorkedOutChange | null> {
  const { agreed, compiled, takenOver } = locked
  const isOwn = hasOwn({ takenOver, people: locked.people.length }, by)
  if (!mayLeave(locked) || !isOwn) throw new Refusal('not_changeable')
  const { revision } = locked.row
  if (body.revision !== revision) throw new Refusal('changed_meanwhile', { params: { revision } })
  assertDraftFits(compiled.definition, body.draft)
  const ofAll = by === 'staff' ? body.draft : keepTakenOver(body.draft, agreed.draft, takenOver)
  const given = await knowFiles(tx, {
    ...{ eventId: locked.row.eventId, draft: ofAll, uploads: body.uploads ?? null },
    has: { registrationId: locked.row.registrationId, agreed: agreed.draft },
  })
  const context = await contextOfChange(tx, ctx, locked, { by, draft: given, hold })
  const sent = inOrder(given, agreed.draft)
  const draft = applicableDraft(compiled, sent, context, agreed.draft)
  const leaves = isWithdrawalOnly(compiled, agreed.draft, draft, context)
  if (!mayChange(locked) && !leaves) throw new Refusal('not_changeable')
  if (sameValue(draft, agreed.draft)) return null
  if (by === 'registrant' && !leaves && !asked) assertOpen(locked, draft, context)
  if (by === 'registrant' && agreed.draft.registrantRole !== 'staff') assertNotStaff(draft)
  const touched = untouchable(locked, by, agreed.draft, draft)
  if (touched.length > 0) throw touchedRefusal(body.draft, touched)
  const others = by === 'registrant' ? otherPeople(compiled.definition, agreed.draft, draft) : []
  if (others.length > 0) throw anotherPersonRefusal(body.draft, others)
  const wait = waitAfter(locked, draft, leaves)
  if (by === 'registrant' && wait !== 'goes-on') assertApproved(locked, body.draft, draft, context)
  const priced = priceOfChange(locked, validationDraft(sent, draft), context, { leaves, wait })
  // The office may leave an answer open; who leaves does not have to give those of the others.
  const { stopping, later } =
    by === 'staff' || leaves || asked
      ? answersForLater(compiled.definition, draft, priced.problems)
      : { stopping: priced.problems, later: [] }
  if (stopping.length > 0) throw quoteRefusal(body.draft, stopping)
  return {
    ...{ draft, priced, context, wait, lacking: lackingAnswers(later) },
    left: asked ? NOTHING_RETAINED : await retainedOfChange(tx, ctx, locked, { draft, priced }),
    fee: asked ? null : feeOfChange(locked, draft, context),
  }
}

/**
 * After the last day of changes only giving up or correcting is possible; after a refused approval a change is
 * requested.
 */
function assertOpen(
  { compiled, agreed, row, isRefused }: LockedAgreement,
  changed: RegistrationDraft,
  { now }: Now,
): void {
  if (isRefused || isReductionOnly(agreed.draft, changed)) return
  const { isOpen, until } = changeTerms(compiled, { agreed, now, registeredAt: localOf(row.createdAt) })
  if (!isOpen) throw new Refusal('no_change', { params: until === null ? {} : { until } })
}

/** After a refused approval the organiser wants the change: it costs nothing. */
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
 * People who stay remain in the previous order, people who join come after: a change of order is no change. Nor is
 * what was only shown hidden.
 */
function inOrder(draft: RegistrationDraft, agreed: RegistrationDraft): RegistrationDraft {
  const refs = agreed.people.map(({ ref }) => ref)
  const place = (ref: string) => (refs.includes(ref) ? refs.indexOf(ref) : refs.length)
  const people = [...draft.people].sort((one, other) => place(one.ref) - place(other.ref))
  return keepHidden({ ...draft, people }, agreed)
}

import { sameValue } from '#domain/form/same-value.ts'
import { askedDraft } from '#domain/quote/asked-draft.ts'
import { type ChangeQuote, quoteChange } from '#domain/quote/quote-change.ts'
import type { QuoteContext } from '#domain/quote/quote-result.ts'
import type { RegistrationDraft } from '#domain/registration/draft.ts'
import { type ChangedBy, mayChange, untouchable } from '#domain/registration/may-change.ts'
import { keepHidden } from '#domain/registration/secret-answers.ts'
import type { TenantCtx } from '#server/ctx.ts'
import type { Tx } from '#server/db/database.ts'
import { Refusal } from '#server/http/refusal.ts'
import { assertApproved } from './assert-approved.ts'
import { assertNotStaff } from './assert-not-staff.ts'
import { contextOfChange } from './context-of-change.ts'
import { type KeptOfChange, keptOfChange } from './kept-of-change.ts'
import type { LockedAgreement } from './lock-agreed.ts'
import { quoteRefusal, touchedRefusal } from './quote-refusal.ts'

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
}

/**
 * Works a change out under the rules that were agreed to, under the registration's lock; null when it changes nothing.
 * @throws Refusal not_changeable, changed_meanwhile, registration_refused, invalid_input
 */
export async function decideChange(
  tx: Tx,
  ctx: TenantCtx,
  locked: LockedAgreement,
  { by, body }: Wanted,
): Promise<WorkedOutChange | null> {
  const { agreed, compiled } = locked
  if (!mayChange(locked)) throw new Refusal('not_changeable')
  const { revision } = locked.row
  if (body.revision !== revision) throw new Refusal('changed_meanwhile', { params: { revision } })
  const context = await contextOfChange(tx, ctx, locked, by)
  const sent = inOrder(body.draft, agreed.draft)
  const draft = askedDraft(compiled, sent, context)
  if (sameValue(draft, agreed.draft)) return null
  if (by === 'registrant' && agreed.draft.registrantRole !== 'staff') assertNotStaff(draft)
  const touched = untouchable(locked, by, agreed.draft, draft)
  if (touched.length > 0) throw touchedRefusal(body.draft, touched)
  if (by === 'registrant') assertApproved(locked, body.draft, draft, context)
  // Where approval was waited for no day ran yet.
  const before = locked.isRefused ? { ...agreed, due: [] } : agreed
  const priced = quoteChange(compiled, before, judgedDraft(sent, draft), context)
  if (priced.problems.length > 0) throw quoteRefusal(body.draft, priced.problems)
  return { draft, priced, context, left: await keptOfChange(tx, ctx, locked, { draft, priced }) }
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

import type { FieldProblem } from '#contract/errors.ts'
import { type HandOverTerms, handOverTerms } from '#domain/payment/hand-over-terms.ts'
import { localOf } from '#domain/polish-time.ts'
import { newApprovals } from '#domain/quote/approvals.ts'
import { askedDraft } from '#domain/quote/asked-draft.ts'
import { moreThanGiven } from '#domain/quote/problems-of-hand-over.ts'
import type { ChangeQuote } from '#domain/quote/quote-change.ts'
import { quoteHandOver } from '#domain/quote/quote-hand-over.ts'
import type { QuoteContext } from '#domain/quote/quote-result.ts'
import type { RegistrationDraft } from '#domain/registration/draft.ts'
import { type HandOver, handedOver } from '#domain/registration/hand-over.ts'
import { type ChangedBy, mayHandOver } from '#domain/registration/may-change.ts'
import { tie } from '#i18n/typography.ts'
import type { TenantCtx } from '#server/ctx.ts'
import type { Tx } from '#server/db/database.ts'
import { Refusal } from '#server/http/refusal.ts'
import { contextOfChange } from './context-of-change.ts'
import { successorRefusal } from './hand-over-refusal.ts'
import { judgedDraft } from './judged-draft.ts'
import type { LockedAgreement } from './lock-agreed.ts'

interface Wanted {
  readonly by: ChangedBy
  readonly body: HandOver & { readonly revision: number }
}

/** What handing a place over comes to, before it is written. */
export interface WorkedOutHandOver {
  readonly draft: RegistrationDraft
  readonly priced: ChangeQuote
  readonly terms: HandOverTerms
  /** The world by which it was worked out. */
  readonly context: QuoteContext
}

/**
 * Works out who takes a place over and for how much under the rules that were agreed to, under the registration's lock.
 * @throws Refusal not_changeable, changed_meanwhile, no_hand_over, invalid_input, registration_refused
 */
export async function decideHandOver(
  tx: Tx,
  ctx: TenantCtx,
  locked: LockedAgreement,
  { by, body }: Wanted,
): Promise<WorkedOutHandOver> {
  const { agreed, compiled, row } = locked
  if (!mayHandOver(locked)) throw new Refusal('not_changeable')
  if (body.revision !== row.revision)
    throw new Refusal('changed_meanwhile', { params: { revision: row.revision } })
  assertWho(locked, body)
  const sent = handedOver(agreed.draft, body)
  const context = await contextOfChange(tx, ctx, locked, { by, draft: sent })
  const asked = { agreed, giver: body.giver, now: context.now, registeredAt: localOf(row.createdAt) }
  const terms = handOverTerms(compiled, asked)
  if (!terms.isOpen)
    throw new Refusal('no_hand_over', { params: terms.until === null ? {} : { until: terms.until } })
  const draft = askedDraft(compiled, sent, context)
  const priced = quoteHandOver(compiled, agreed, { handOver: body, draft: judgedDraft(sent, draft) }, context)
  // What one person was approved for does not go over to another.
  const unapproved = by === 'staff' ? [] : newApprovals(compiled, agreed.draft, draft, context)
  const refusal = successorRefusal(body.successor.ref, {
    problems: priced.problems,
    more: moreThanGiven(compiled, agreed.draft, body),
    unapproved,
  })
  if (refusal !== null) throw refusal
  return { draft, priced, terms, context }
}

/**
 * The giver takes part and has not entered, the successor takes no part yet.
 * @throws Refusal invalid_input, registration_refused
 */
function assertWho(
  { agreed, entered }: Pick<LockedAgreement, 'agreed' | 'entered'>,
  { giver, successor }: HandOver,
): void {
  const takesPart = (wanted: string) => agreed.draft.people.some(({ ref }) => ref === wanted)
  const wrong = (problem: Omit<FieldProblem, 'where'>) => ({ problems: [{ ...problem, where: null }] })
  if (!takesPart(giver)) {
    const message = 'Tej osoby nie ma w\u00a0zgłoszeniu.'
    throw new Refusal('invalid_input', wrong({ code: 'unknown_person', field: 'giver', message }))
  }
  if (takesPart(successor.ref)) {
    const message = 'Ta osoba jest już w\u00a0zgłoszeniu.'
    throw new Refusal('invalid_input', wrong({ code: 'known_person', field: 'successor.ref', message }))
  }
  if (entered.includes(giver)) {
    const message = tie('Ta osoba weszła już na wydarzenie, więc jej miejsca nie można przekazać.')
    const problem = { code: 'has_entered', field: 'giver', person: giver, message }
    throw new Refusal('registration_refused', wrong(problem))
  }
}

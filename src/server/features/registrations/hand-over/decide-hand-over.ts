import type { FieldProblem } from '#contract/errors.ts'
import { type HandOverTerms, handOverTerms } from '#domain/payment/hand-over-terms.ts'
import { answersForLater, type LackingAnswer, lackingAnswers } from '#domain/quote/answers-for-later.ts'
import { applicableDraft } from '#domain/quote/applicable-draft.ts'
import { newApprovals } from '#domain/quote/approvals.ts'
import { moreThanGiven } from '#domain/quote/problems-of-hand-over.ts'
import type { ChangeQuote } from '#domain/quote/quote-change.ts'
import { quoteHandOver } from '#domain/quote/quote-hand-over.ts'
import type { QuoteContext, QuoteProblem } from '#domain/quote/quote-result.ts'
import type { RegistrationDraft } from '#domain/registration/draft.ts'
import { type HandOver, handedOver } from '#domain/registration/hand-over.ts'
import { type ChangedBy, mayHandOver } from '#domain/registration/may-change.ts'
import { localOf } from '#domain/values/polish-time.ts'
import { refusalMessages } from '#i18n/pl/refusal-messages.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import type { Tx } from '#server/db/database.ts'
import { knowFiles } from '#server/features/files/records/know-files.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { LockedAgreement } from '../agreement/lock-agreed.ts'
import { contextOfChange } from '../pricing/context-of-change.ts'
import { validationDraft } from '../pricing/validation-draft.ts'
import { successorRefusal } from './hand-over-refusal.ts'

interface Wanted {
  readonly by: ChangedBy
  readonly body: HandOver & { readonly revision: number; readonly uploads?: string | undefined }
}

/** The outcome of handing a place over, before it is written. */
export interface WorkedOutHandOver {
  readonly draft: RegistrationDraft
  readonly priced: ChangeQuote
  readonly terms: HandOverTerms
  /** Compulsory answers of others that were open before. */
  readonly lacking: readonly LackingAnswer[]
  /** The context in which it was worked out. */
  readonly context: QuoteContext
}

/**
 * Works out who takes a place over and for how much under the agreed rules, under the registration's lock.
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
  assertWho(locked, body, by)
  const sent = await knowFiles(tx, {
    ...{ eventId: row.eventId, draft: handedOver(agreed.draft, body), uploads: body.uploads ?? null },
    has: { registrationId: row.registrationId, agreed: agreed.draft },
  })
  const context = await contextOfChange(tx, ctx, locked, { by, draft: sent })
  const asked = { agreed, giver: body.giver, now: context.now, registeredAt: localOf(row.createdAt) }
  const terms = handOverTerms(compiled, asked)
  if (!terms.isOpen)
    throw new Refusal('no_hand_over', { params: terms.until === null ? {} : { until: terms.until } })
  const draft = applicableDraft(compiled, sent, context, agreed.draft)
  const priced = quoteHandOver(
    compiled,
    agreed,
    { handOver: body, draft: validationDraft(sent, draft) },
    context,
  )
  // An approval of one person does not go over to another.
  const unapproved = by === 'staff' ? [] : newApprovals(compiled, agreed.draft, draft, context)
  const { stopping, later } = splitOf(locked, draft, priced.problems, body.successor.ref)
  const refusal = successorRefusal(body.successor.ref, {
    problems: stopping,
    more: moreThanGiven(compiled, agreed.draft, body),
    unapproved,
  })
  if (refusal !== null) throw refusal
  return { draft, priced, terms, context, lacking: lackingAnswers(later) }
}

/** What the office has left open of the others does not keep a place from its successor, who answers everything. */
function splitOf(
  { definition }: LockedAgreement,
  draft: RegistrationDraft,
  problems: readonly QuoteProblem[],
  successor: string,
) {
  const own = problems.filter(({ person }) => person === successor)
  const others = problems.filter(({ person }) => person !== successor)
  const { stopping, later } = answersForLater(definition, draft, others)
  return { stopping: [...own, ...stopping], later }
}

/**
 * The giver takes part and has not entered, the successor takes no part yet.
 * @throws Refusal invalid_input, registration_refused
 */
function assertWho(
  { agreed, entered, takenOver }: Pick<LockedAgreement, 'agreed' | 'entered' | 'takenOver'>,
  { giver, successor }: HandOver,
  by: ChangedBy,
): void {
  const takesPart = (wanted: string) => agreed.draft.people.some(({ ref }) => ref === wanted)
  const wrong = (problem: Omit<FieldProblem, 'where'>) => ({ problems: [{ ...problem, where: null }] })
  if (!takesPart(giver)) {
    const message = refusalMessages.handOver.unknownGiver
    throw new Refusal('invalid_input', wrong({ code: 'unknown_person', field: 'giver', message }))
  }
  if (by === 'registrant' && takenOver.includes(giver)) {
    const message = refusalMessages.handOver.takenOver
    throw new Refusal('registration_refused', wrong({ code: 'taken_over', field: 'giver', message }))
  }
  if (takesPart(successor.ref)) {
    const message = refusalMessages.handOver.knownSuccessor
    throw new Refusal('invalid_input', wrong({ code: 'known_person', field: 'successor.ref', message }))
  }
  if (entered.includes(giver)) {
    const message = refusalMessages.handOver.hasEntered
    const problem = { code: 'has_entered', field: 'giver', person: giver, message }
    throw new Refusal('registration_refused', wrong(problem))
  }
}

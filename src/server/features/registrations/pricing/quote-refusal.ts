import type { FieldProblem } from '#contract/errors.ts'
import type { QuoteApproval, QuoteProblem } from '#domain/quote/quote-result.ts'
import type { RegistrationDraft } from '#domain/registration/draft.ts'
import { refusalMessages } from '#i18n/pl/refusal-messages.ts'
import { pl } from '#i18n/pl.ts'
import { Refusal } from '#server/http/refusal.ts'

/** People who have entered already are left unchanged; the staff may change them. */
export const touchedRefusal = (draft: RegistrationDraft, refs: readonly string[]): Refusal =>
  refusalOf(draft, refs, {
    code: 'has_entered',
    message: refusalMessages.draft.hasEntered,
  })

/** A change of names must not hand a place over. */
export const anotherPersonRefusal = (draft: RegistrationDraft, refs: readonly string[]): Refusal =>
  refusalOf(draft, refs, {
    code: 'another_person',
    message: refusalMessages.draft.anotherPerson,
  })

/** The same for each of these people. */
function refusalOf(
  draft: RegistrationDraft,
  refs: readonly string[],
  { code, message }: Pick<FieldProblem, 'code' | 'message'>,
): Refusal {
  return new Refusal('registration_refused', {
    problems: refs.map((person): FieldProblem => {
      const index = draft.people.findIndex(({ ref }) => ref === person)
      const field = index < 0 ? 'draft.people' : `draft.people.${index}`
      return { code, field, person, where: null, message }
    }),
  })
}

/** What needs approval, and has none. */
export function approvalRefusal(draft: RegistrationDraft, needed: readonly QuoteApproval[]): Refusal {
  return new Refusal('registration_refused', {
    problems: needed.map(({ name, person }): FieldProblem => {
      const index = draft.people.findIndex(({ ref }) => ref === person)
      const message = refusalMessages.draft.needsApproval(name)
      return { code: 'needs_approval', field: `draft.people.${index}`, person, where: null, message }
    }),
  })
}

/** Everything that keeps a draft from being registered, each with its person, place and words. */
export function quoteRefusal(draft: RegistrationDraft, problems: readonly QuoteProblem[]): Refusal {
  return new Refusal('registration_refused', {
    problems: problems.map((problem) => ({ ...placed(draft, problem), params: { ...problem.params } })),
  })
}

/** The same for a draft that is only priced. */
export const problemsOf = (draft: RegistrationDraft, problems: readonly QuoteProblem[]) =>
  problems.map((problem) => placed(draft, problem))

function placed(draft: RegistrationDraft, problem: QuoteProblem) {
  const index = draft.people.findIndex((person) => person.ref === problem.person)
  const place = problem.where ?? ''
  return {
    code: problem.code,
    field: index < 0 ? `draft.${place}` : `draft.people.${index}.${place}`,
    person: problem.person,
    where: problem.where,
    message: pl.problem(problem),
  }
}

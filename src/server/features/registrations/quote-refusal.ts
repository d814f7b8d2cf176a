import type { FieldProblem } from '#contract/errors.ts'
import type { QuoteApproval, QuoteProblem } from '#domain/quote/quote-result.ts'
import type { RegistrationDraft } from '#domain/registration/draft.ts'
import { pl } from '#i18n/pl.ts'
import { tie } from '#i18n/typography.ts'
import { Refusal } from '#server/http/refusal.ts'

/** People who have entered already are let be; the staff may change them. */
export function touchedRefusal(draft: RegistrationDraft, refs: readonly string[]): Refusal {
  return new Refusal('registration_refused', {
    problems: refs.map((person): FieldProblem => {
      const index = draft.people.findIndex(({ ref }) => ref === person)
      const field = index < 0 ? 'draft.people' : `draft.people.${index}`
      const message = tie('Ta osoba weszła już na wydarzenie. Zmiany może wprowadzić tylko organizator.')
      return { code: 'has_entered', field, person, where: null, message }
    }),
  })
}

/** What needs approval, and has none. */
export function approvalRefusal(draft: RegistrationDraft, needed: readonly QuoteApproval[]): Refusal {
  return new Refusal('registration_refused', {
    problems: needed.map(({ name, person }): FieldProblem => {
      const index = draft.people.findIndex(({ ref }) => ref === person)
      const message = tie(
        `„${name}” musi potwierdzić organizator. Napisz do niego, a on wprowadzi tę zmianę.`,
      )
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

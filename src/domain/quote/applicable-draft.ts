import type { PersonDraft, RegistrationDraft } from '../registration/draft.ts'
import { isOfOffice } from '../registration/is-of-office.ts'
import { birthDateOf, sexOf } from './birth.ts'
import type { CompiledDefinition } from './compiled.ts'
import type { QuoteContext } from './quote-result.ts'
import { personScopes, type Scope, wholeScope } from './scope.ts'

/**
 * The draft with only the answers and choices that the event asks for and offers; only these are stored: other values
 * were not validated. Birth date and sex from a PESEL are filled in. What only the office answers stays as it was before
 * when somebody else sends the draft, whatever was sent for it.
 * @param before what was agreed, where the draft changes it
 */
export function applicableDraft(
  compiled: CompiledDefinition,
  draft: RegistrationDraft,
  context: QuoteContext,
  before?: RegistrationDraft,
): RegistrationDraft {
  const answersOf = (ref: string) => before?.people.find((person) => person.ref === ref)?.answers
  return {
    ...draft,
    ...filledIn(compiled, wholeScope(draft, context), draft, before?.answers),
    people: personScopes(wholeScope(draft, context)).flatMap((scope) =>
      scope.person === null
        ? []
        : [
            withBirth(compiled, {
              ...scope.person,
              ...filledIn(compiled, scope, scope.person, answersOf(scope.person.ref)),
            }),
          ],
    ),
  }
}

const withBirth = ({ definition }: CompiledDefinition, person: PersonDraft): PersonDraft => ({
  ...person,
  birthDate: person.birthDate ?? birthDateOf(person, definition)?.toString() ?? null,
  sex: sexOf(person, definition),
})

type FilledIn = Pick<RegistrationDraft, 'answers' | 'choices'>

function filledIn(
  compiled: CompiledDefinition,
  scope: Scope,
  { answers, choices }: FilledIn,
  before: FilledIn['answers'] = {},
): FilledIn {
  const of = scope.person === null ? 'registration' : 'person'
  const questions = compiled.questions.filter(
    ({ question, asked }) => question.of === of && asked(scope) === true,
  )
  const items = compiled.items.filter(({ item }) => item.per === of)
  const isSent = scope.context.facts.channel === 'office'
  const ids = (ofOffice: boolean) =>
    new Set(
      questions.flatMap(({ question }) =>
        (isOfOffice(question) && !isSent) === ofOffice ? [question.id] : [],
      ),
    )
  return {
    answers: { ...keep(answers, ids(false)), ...keep(before, ids(true)) },
    choices: keep(choices, new Set(items.map(({ item }) => item.id))),
  }
}

const keep = <T>(all: Readonly<Record<string, T>>, ids: ReadonlySet<string>): Record<string, T> =>
  Object.fromEntries(Object.entries(all).filter(([id]) => ids.has(id)))

import type { PersonDraft, RegistrationDraft } from '../registration/draft.ts'
import { birthDateOf, sexOf } from './birth.ts'
import type { CompiledDefinition } from './compiled.ts'
import type { QuoteContext } from './quote-result.ts'
import { personScopes, type Scope, wholeScope } from './scope.ts'

/**
 * The draft with answers and choices of what the event really asks and offers, the only ones that are
 * kept: what nobody has asked for was not checked by anybody either. Birth date and sex that a PESEL tells are
 * filled in.
 */
export function askedDraft(
  compiled: CompiledDefinition,
  draft: RegistrationDraft,
  context: QuoteContext,
): RegistrationDraft {
  return {
    ...draft,
    ...filledIn(compiled, wholeScope(draft, context), draft),
    people: personScopes(wholeScope(draft, context)).flatMap((scope) =>
      scope.person === null
        ? []
        : [withBirth(compiled, { ...scope.person, ...filledIn(compiled, scope, scope.person) })],
    ),
  }
}

const withBirth = ({ definition }: CompiledDefinition, person: PersonDraft): PersonDraft => ({
  ...person,
  birthDate: person.birthDate ?? birthDateOf(person, definition)?.toString() ?? null,
  sex: sexOf(person, definition),
})

type FilledIn = Pick<RegistrationDraft, 'answers' | 'choices'>

function filledIn(compiled: CompiledDefinition, scope: Scope, { answers, choices }: FilledIn): FilledIn {
  const of = scope.person === null ? 'registration' : 'person'
  const questions = compiled.questions.filter(
    ({ question, asked }) => question.of === of && asked(scope) === true,
  )
  const items = compiled.items.filter(({ item }) => item.per === of)
  return {
    answers: keep(answers, new Set(questions.map(({ question }) => question.id))),
    choices: keep(choices, new Set(items.map(({ item }) => item.id))),
  }
}

const keep = <T>(all: Readonly<Record<string, T>>, ids: ReadonlySet<string>): Record<string, T> =>
  Object.fromEntries(Object.entries(all).filter(([id]) => ids.has(id)))

import type { CompiledDefinition } from './compiled.ts'
import type { QuoteProblem } from './quote-result.ts'
import { personScopes, type Scope } from './scope.ts'

/** What the organiser's requirements and statements find wrong. */
export function problemsOfRules(compiled: CompiledDefinition, whole: Scope): QuoteProblem[] {
  return [...problemsOfRequirements(compiled, whole), ...problemsOfStatements(compiled, whole)]
}

/** A requirement is judged only when all it asks is known; what is missing is told by the form. */
function problemsOfRequirements({ requirements }: CompiledDefinition, whole: Scope): QuoteProblem[] {
  const people = personScopes(whole)
  return requirements.flatMap(({ requirement, concerns, holds }) =>
    (requirement.of === 'person' ? people : [whole])
      .filter((scope) => concerns(scope) === true && holds(scope) === false)
      .map(({ person }) => ({
        code: requirement.code,
        person: person?.ref ?? null,
        where: requirement.where ?? null,
        params: { message: requirement.message },
      })),
  )
}

/**
 * Of whom a statement is asked: of the registration, or with a condition of each person whom it concerns; nobody when it
 * is not asked. By headcount, and where it says so, it is asked of all at once.
 */
export function askedOf(
  { statement: { when, once }, concerns }: CompiledDefinition['statements'][number],
  whole: Scope,
): readonly Scope[] {
  if (when === undefined) return [whole]
  const scopes = once || whole.draft.people.length === 0 ? [whole] : personScopes(whole)
  return scopes.filter((scope) => concerns(scope) === true)
}

function problemsOfStatements({ statements }: CompiledDefinition, whole: Scope): QuoteProblem[] {
  return statements
    .filter(({ statement }) => statement.required && !whole.draft.statements.includes(statement.id))
    .flatMap((each) =>
      askedOf(each, whole).map(
        ({ person }): QuoteProblem => ({
          code: 'statement_missing',
          person: person?.ref ?? null,
          where: each.statement.id,
          params: { statement: each.statement.text },
        }),
      ),
    )
}

import type { CompiledDefinition } from './compiled.ts'
import type { QuoteProblem } from './quote-result.ts'
import { personScopes, type Scope } from './scope.ts'

/** The problems found by the organiser's requirements and statements. */
export function problemsOfRules(compiled: CompiledDefinition, whole: Scope): QuoteProblem[] {
  return [...problemsOfRequirements(compiled, whole), ...problemsOfStatements(compiled, whole)]
}

/** A requirement is evaluated only when all its facts are known; missing values are reported by the form. */
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
 * Who must accept a statement: the registration, or with a condition each person whom it concerns; no one when it is
 * not asked. With a headcount, or if stated so, the registration accepts it for all.
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

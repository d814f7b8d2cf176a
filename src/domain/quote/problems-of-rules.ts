import type { CompiledDefinition } from './compile.ts'
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

/** A conditional statement is missed for each person whom its condition concerns; by headcount for all at once. */
function problemsOfStatements({ statements }: CompiledDefinition, whole: Scope): QuoteProblem[] {
  const people = whole.draft.people.length > 0 ? personScopes(whole) : [whole]
  return statements
    .filter(({ statement }) => statement.required && !whole.draft.statements.includes(statement.id))
    .flatMap(({ statement, concerns }) =>
      (statement.when === undefined ? [whole] : people.filter((scope) => concerns(scope) === true)).map(
        ({ person }): QuoteProblem => ({
          code: 'statement_missing',
          person: person?.ref ?? null,
          where: statement.id,
          params: { statement: statement.text },
        }),
      ),
    )
}

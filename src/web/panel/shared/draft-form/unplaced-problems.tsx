import type { ReactNode } from 'react'
import type { EventDefinition } from '#domain/event/definition/definition.ts'
import { type DraftProblem, namedMessage } from './draft-problem.ts'

/** What is wrong and has no field here to stand at. */
export function UnplacedProblems(props: {
  definition: Pick<EventDefinition, 'questions' | 'items'>
  problems: readonly DraftProblem[]
  placed: readonly string[]
}): ReactNode {
  const { definition, problems, placed } = props
  return problems
    .filter(({ where }) => where === null || !placed.includes(where))
    .map((problem) => (
      <p key={`${problem.where} ${problem.message}`} className="error">
        {namedMessage(definition, problem)}
      </p>
    ))
}

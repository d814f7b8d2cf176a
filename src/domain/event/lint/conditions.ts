import type { EventDefinition } from '../definition/definition.ts'
import { type DefinitionProblem, pathOf } from '../definition/problem.ts'
import { comparisonsOf, conditionsOf } from '../facts/conditions-of.ts'
import { gateConditions } from '../reasoning/gate-conditions.ts'
import { areImpossible, type Reasoning } from '../reasoning/possible.ts'

/** Conditions that are consistent in themselves but not with their surroundings. */
export const lintConditions = (definition: EventDefinition, reasoning: Reasoning): DefinitionProblem[] => [
  ...adjustmentsWithoutItems(definition, reasoning),
  ...impossibleRequirements(definition, reasoning),
  ...lintCodes(definition),
  ...onceAnyway(definition),
]

/** What is asked for all people is asked once. */
const onceAnyway = ({ statements }: EventDefinition): DefinitionProblem[] =>
  statements.flatMap(({ when, once }, i) =>
    once && when === undefined
      ? [{ path: pathOf('statements', i, 'once'), code: 'statement_once_anyway' }]
      : [],
  )

/** A change of price for people who cannot have any of the items that it changes. */
function adjustmentsWithoutItems(definition: EventDefinition, reasoning: Reasoning): DefinitionProblem[] {
  const known = new Map(definition.items.map((item) => [item.id, item]))
  return definition.adjustments.flatMap(({ when, items }, i) => {
    if (when === undefined || areImpossible([when], reasoning)) return []
    const concerned = items.flatMap((id) => known.get(id) ?? [])
    const isForNone = concerned.every((item) => {
      const gate = gateConditions(item)
      return !areImpossible(gate, reasoning) && areImpossible([when, ...gate], reasoning)
    })
    return isForNone && concerned.length > 0
      ? [{ path: pathOf('adjustments', i, 'when'), code: 'adjustment_for_nobody' }]
      : []
  })
}

/** The people whom a requirement concerns cannot meet it: it keeps them away altogether. */
function impossibleRequirements(definition: EventDefinition, reasoning: Reasoning): DefinitionProblem[] {
  return definition.requirements.flatMap(({ when, must }, i) => {
    if (when === undefined || areImpossible([when], reasoning) || areImpossible([must], reasoning)) return []
    return areImpossible([when, must], reasoning)
      ? [{ path: pathOf('requirements', i, 'must'), code: 'requirement_keeps_away' }]
      : []
  })
}

/** Without typing one, a person has no code. */
const lintCodes = (definition: EventDefinition): DefinitionProblem[] =>
  conditionsOf(definition).flatMap(({ path, condition }) =>
    comparisonsOf(condition)
      .filter(({ fact }) => fact === 'code')
      .flatMap(({ is, in: among }) => [is, ...(among ?? [])])
      .filter((code) => typeof code === 'string' && code.trim() === '')
      .map((code) => ({ path, code: 'code_blank', values: { code: String(code) } })),
  )

import { listsOf } from './check-possible.ts'
import { comparisonsOf, conditionsOf } from './conditions-of.ts'
import type { EventDefinition } from './definition.ts'
import { gateConditions } from './gate-conditions.ts'
import { areImpossible } from './possible.ts'
import { type DefinitionProblem, pathOf } from './problem.ts'

/** Conditions that agree with themselves but not with what they stand beside. */
export const oddConditions = (definition: EventDefinition): DefinitionProblem[] => [
  ...besideItems(definition),
  ...hopelessRequirements(definition),
  ...oddCodes(definition),
  ...onceAnyway(definition),
]

/** What is asked of all is asked once. */
const onceAnyway = ({ statements }: EventDefinition): DefinitionProblem[] =>
  statements.flatMap(({ when, once }, i) =>
    once && when === undefined
      ? [
          {
            path: pathOf('statements', i, 'once'),
            message: 'To niczego nie zmienia: oświadczenie bez warunku i\u00a0tak przyjmuje się raz.',
          },
        ]
      : [],
  )

/** A change of price for those who cannot have any of the things that it changes. */
function besideItems(definition: EventDefinition): DefinitionProblem[] {
  const isList = listsOf(definition)
  const known = new Map(definition.items.map((item) => [item.id, item]))
  return definition.adjustments.flatMap(({ when, items }, i) => {
    if (when === undefined || areImpossible([when], isList)) return []
    const concerned = items.flatMap((id) => known.get(id) ?? [])
    const isForNone = concerned.every((item) => {
      const gate = gateConditions(item)
      return !areImpossible(gate, isList) && areImpossible([when, ...gate], isList)
    })
    return isForNone && concerned.length > 0
      ? [
          {
            path: pathOf('adjustments', i, 'when'),
            message: 'To nigdy nie zadziała: żadna z\u00a0tych pozycji nie jest dla tych osób.',
          },
        ]
      : []
  })
}

/** Whom a requirement concerns cannot meet it: it keeps them away altogether. */
function hopelessRequirements(definition: EventDefinition): DefinitionProblem[] {
  const isList = listsOf(definition)
  return definition.requirements.flatMap(({ when, must }, i) => {
    if (when === undefined || areImpossible([when], isList) || areImpossible([must], isList)) return []
    return areImpossible([when, must], isList)
      ? [
          {
            path: pathOf('requirements', i, 'must'),
            message: 'Osoby, których to dotyczy, nigdy tego nie spełnią, więc się nie zapiszą.',
          },
        ]
      : []
  })
}

/** Who types nothing has no code. */
const oddCodes = (definition: EventDefinition): DefinitionProblem[] =>
  conditionsOf(definition).flatMap(({ path, condition }) =>
    comparisonsOf(condition)
      .filter(({ fact }) => fact === 'code')
      .flatMap(({ is, in: among }) => [is, ...(among ?? [])])
      .filter((code) => typeof code === 'string' && code.trim() === '')
      .map((code) => ({ path, message: `Takiego kodu nikt nie wpisze: „${code}”.` })),
  )

import { hiddenBehindOthers, listsOf } from './check-possible.ts'
import type { Condition } from './condition.ts'
import type { EventDefinition, Price } from './definition.ts'
import { gateConditions } from './gate-conditions.ts'
import { whyNeverIn } from './idle-rules.ts'
import { areImpossible } from './possible.ts'
import { type DefinitionProblem, pathOf } from './problem.ts'
import { timesOf } from './times-of.ts'

/** A price with all that is said of those who may have it. */
interface GatedPrice {
  readonly path: string
  readonly price: Price
  readonly gates: readonly Condition[]
}

/** Rows for ages or conditions for which the thing itself is not, and rows that nobody reaches in time. */
export function rowsBesideTheGate(definition: EventDefinition): DefinitionProblem[] {
  const isList = listsOf(definition)
  const whyNever = whyNeverIn(definition)
  const times = timesOf(definition).map(({ condition }) => condition)
  return gatedPrices(definition).flatMap(({ path, price, gates }) => {
    if (!Array.isArray(price) || areImpossible(gates, isList)) return []
    const beside = price.flatMap(({ when }, i) =>
      when !== undefined &&
      !areImpossible([when], isList) &&
      whyNever(when) === null &&
      areImpossible([when, ...gates], isList)
        ? [at(path, i, 'pozycja nie jest dla tych osób')]
        : [],
    )
    // What comes after a row for a whole season is there for nothing, were it for everybody else.
    const told = new Set(beside.map((each) => each.path))
    const late = hiddenBehindOthers(price.map(withWhen), isList, times).map((i) =>
      at(path, i, 'przez cały czas zapisów obowiązuje wcześniejszy'),
    )
    return [...beside, ...late.filter((each) => !told.has(each.path))]
  })
}

/** A row for the rest holds for whatever. */
const ALWAYS: Condition = { fact: 'people', atLeast: 1 }
const withWhen = ({ when }: { readonly when?: Condition | undefined }) => ({ when: when ?? ALWAYS })

const at = (path: string, index: number, because: string): DefinitionProblem => ({
  path: pathOf(path, index),
  message: `Ten wiersz nigdy nie zadziała: ${because}.`,
})

function gatedPrices({ ages, items }: EventDefinition): GatedPrice[] {
  const ofEvent = gateConditions({ ages })
  return items.flatMap((item, i) => {
    const gates = [...(item.per === 'person' ? ofEvent : []), ...gateConditions(item)]
    const path = pathOf('items', i)
    return [
      { path: pathOf(path, 'price'), price: item.price, gates },
      ...item.options.flatMap((option, j) =>
        option.price === undefined
          ? []
          : [
              {
                path: pathOf(path, 'options', j, 'price'),
                price: option.price,
                gates: [...gates, ...gateConditions(option)],
              },
            ],
      ),
    ]
  })
}

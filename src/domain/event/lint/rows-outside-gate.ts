import { hiddenBehindOthers } from '../check/check-possible.ts'
import type { Condition } from '../definition/condition.ts'
import type { EventDefinition, Price } from '../definition/definition.ts'
import { type DefinitionProblem, type PlainCode, pathOf } from '../definition/problem.ts'
import { gateConditions } from '../reasoning/gate-conditions.ts'
import { areImpossible, type Reasoning } from '../reasoning/possible.ts'
import { timesOf } from '../reasoning/times-of.ts'
import { whyNeverIn } from '../reasoning/why-never.ts'

/** A price with everything that is known of the people who may have it. */
interface GatedPrice {
  readonly path: string
  readonly price: Price
  readonly gates: readonly Condition[]
}

/** Rows for ages or conditions outside the gate of the item itself, and rows that can never be reached in time. */
export function rowsOutsideGate(definition: EventDefinition, reasoning: Reasoning): DefinitionProblem[] {
  const whyNever = whyNeverIn(definition, reasoning)
  const times = timesOf(definition).map(({ condition }) => condition)
  return gatedPrices(definition).flatMap(({ path, price, gates }) => {
    if (!Array.isArray(price) || areImpossible(gates, reasoning)) return []
    const outside = price.flatMap(({ when }, i) =>
      when !== undefined &&
      !areImpossible([when], reasoning) &&
      whyNever(when) === null &&
      areImpossible([when, ...gates], reasoning)
        ? [at(path, i, 'row_of_other_people')]
        : [],
    )
    // Rows after one for a whole season never apply, even a row for everyone else.
    const reported = new Set(outside.map((each) => each.path))
    const late = hiddenBehindOthers(price.map(withWhen), reasoning, times).map((i) =>
      at(path, i, 'row_too_late'),
    )
    return [...outside, ...late.filter((each) => !reported.has(each.path))]
  })
}

/** A row for the rest applies to anything. */
const ALWAYS: Condition = { fact: 'people', atLeast: 1 }
const withWhen = ({ when }: { readonly when?: Condition | undefined }) => ({ when: when ?? ALWAYS })

const at = (path: string, index: number, code: PlainCode): DefinitionProblem => ({
  path: pathOf(path, index),
  code,
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

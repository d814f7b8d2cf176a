import type { Fact } from '../../quote/fact.ts'
import { type FactRegistry, factsOfItem } from '../../quote/facts.ts'
import type { EventDefinition } from '../definition/definition.ts'
import type { Amounts } from '../definition/definition-base.ts'
import { isTable, type PriceTable } from '../definition/price-table.ts'
import { type DefinitionProblem, pathOf } from '../definition/problem.ts'
import { factName } from '../facts/fact-name.ts'
import { pricesOf } from '../facts/named-facts.ts'
import type { FactName } from '../problems/values.ts'
import type { Reasoning } from '../reasoning/possible.ts'
import { checkOverlaps } from './check-overlaps.ts'

/** Tables are complete and name what exists; no row of a price list and no class is hidden by an earlier one. */
export function checkPrices(
  definition: EventDefinition,
  facts: FactRegistry,
  reasoning: Reasoning,
): DefinitionProblem[] {
  const nameOf = (fact: string) => factName(definition, fact)
  return [
    ...pricesOf(definition).flatMap(({ path, price, item }) => {
      if (typeof price === 'number') return []
      const seen = item === null ? facts : factsOfItem(facts, item)
      return isTable(price)
        ? checkTable(path, price, seen, nameOf)
        : checkOverlaps(path, price, { rule: 'row', nameOf, reasoning })
    }),
    ...definition.facts.flatMap((own, i) =>
      own.kind === 'class'
        ? checkOverlaps(pathOf('facts', i, 'values'), own.values, { rule: 'class', nameOf, reasoning })
        : [],
    ),
  ]
}

/** Every cell is as deep as there are facts; each of their values has one, and nothing else has. */
function checkTable(
  path: string,
  { by, amounts }: PriceTable,
  facts: FactRegistry,
  nameOf: (fact: string) => FactName,
): DefinitionProblem[] {
  // A fact that does not exist is reported by its name.
  const known = by.flatMap((fact) => facts.get(fact) ?? [])
  if (known.length < by.length) return []
  const unheaded = known.flatMap(({ name, values = [] }, i): DefinitionProblem[] =>
    values.length === 0
      ? [{ path: pathOf(path, 'by', i), code: 'table_heading_empty', values: nameOf(name) }]
      : [],
  )
  if (unheaded.length > 0) return unheaded
  const misplaced = wrongDepth(pathOf(path, 'amounts'), amounts, by.map(nameOf))
  if (misplaced.length > 0) return misplaced
  return [...strangers(path, [amounts], known), ...missing(path, amounts, known, [])]
}

function wrongDepth(
  path: string,
  within: Amounts[string],
  [heading, ...next]: readonly FactName[],
): DefinitionProblem[] {
  const isLevel = typeof within === 'object' && within !== null
  if (heading === undefined) return isLevel ? [{ path, code: 'table_amount_needed' }] : []
  if (!isLevel) return [{ path, code: 'table_level_needed', values: heading }]
  return Object.entries(within).flatMap(([value, each]) => wrongDepth(pathOf(path, value), each, next))
}

/** Headings that are no value of their fact, those of the first fact first. */
function strangers(
  path: string,
  levels: readonly Amounts[],
  [fact, ...next]: readonly Fact[],
): DefinitionProblem[] {
  if (fact === undefined) return []
  const known = new Set((fact.values ?? []).map(({ value }) => String(value)))
  const unknown = new Set(levels.flatMap((level) => Object.keys(level)).filter((key) => !known.has(key)))
  const within = levels.flatMap((level) => Object.values(level).filter((each) => typeof each === 'object'))
  return [
    ...[...unknown].map((heading) => ({ path, code: 'table_heading_unknown' as const, values: { heading } })),
    ...strangers(
      path,
      within.filter((each) => each !== null),
      next,
    ),
  ]
}

/** Combinations of values without a cell. */
function missing(
  path: string,
  within: Amounts[string] | undefined,
  [fact, ...next]: readonly Fact[],
  names: readonly string[],
): DefinitionProblem[] {
  if (fact === undefined)
    return within === undefined ? [{ path, code: 'table_price_missing', values: { names } }] : []
  const level = typeof within === 'object' && within !== null ? within : {}
  return (fact.values ?? []).flatMap(({ value, name }) =>
    missing(path, level[String(value)], next, [...names, name]),
  )
}

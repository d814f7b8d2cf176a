import type { Fact } from '../../quote/fact.ts'
import { type FactRegistry, factsOfItem } from '../../quote/facts.ts'
import type { EventDefinition } from '../definition/definition.ts'
import type { Amounts } from '../definition/definition-base.ts'
import { isTable, type PriceTable } from '../definition/price-table.ts'
import { type DefinitionProblem, pathOf } from '../definition/problem.ts'
import { factLabel } from '../facts/fact-label.ts'
import { pricesOf } from '../facts/named-facts.ts'
import type { Reasoning } from '../reasoning/possible.ts'
import { checkOverlaps, type OverlapWords } from './check-overlaps.ts'

/** Tables are complete and name what exists; no row of a price list and no class is hidden by an earlier one. */
export function checkPrices(
  definition: EventDefinition,
  facts: FactRegistry,
  reasoning: Reasoning,
): DefinitionProblem[] {
  const words = {
    labelOf: (fact: string) => factLabel(definition, fact),
    reasoning,
  }
  const ofRows: OverlapWords = { ...words, rule: 'Ten wiersz' }
  const ofClasses: OverlapWords = { ...words, rule: 'Ta klasa' }
  return [
    ...pricesOf(definition).flatMap(({ path, price, item }) => {
      if (typeof price === 'number') return []
      const seen = item === null ? facts : factsOfItem(facts, item)
      return isTable(price)
        ? checkTable(path, price, seen, words.labelOf)
        : checkOverlaps(path, price, ofRows)
    }),
    ...definition.facts.flatMap((own, i) =>
      own.kind === 'class' ? checkOverlaps(pathOf('facts', i, 'values'), own.values, ofClasses) : [],
    ),
  ]
}

/** Every cell is as deep as there are facts; each of their values has one, and nothing else has. */
function checkTable(
  path: string,
  { by, amounts }: PriceTable,
  facts: FactRegistry,
  labelOf: (fact: string) => string,
): DefinitionProblem[] {
  // A fact that does not exist is reported by its name.
  const known = by.flatMap((fact) => facts.get(fact) ?? [])
  if (known.length < by.length) return []
  const unheaded = known.flatMap(({ name, values = [] }, i) =>
    values.length === 0
      ? [{ path: pathOf(path, 'by', i), message: `Nagłówek tabeli nie ma wartości: ${name}.` }]
      : [],
  )
  if (unheaded.length > 0) return unheaded
  const misplaced = wrongDepth(pathOf(path, 'amounts'), amounts, by.map(labelOf))
  if (misplaced.length > 0) return misplaced
  return [...strangers(path, [amounts], known), ...missing(path, amounts, known, [])]
}

function wrongDepth(
  path: string,
  within: Amounts[string],
  [label, ...next]: readonly string[],
): DefinitionProblem[] {
  const isLevel = typeof within === 'object' && within !== null
  if (label === undefined)
    return isLevel
      ? [{ path, message: 'Tu potrzeba kwoty: tabela nie ma już dalszego nagłówka („by”).' }]
      : []
  if (!isLevel) return [{ path, message: `Tu potrzeba kwot według kolejnego nagłówka: „${label}”.` }]
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
    ...[...unknown].map((key) => ({
      path,
      message: `Tabela nie ma takiego wiersza ani kolumny: „${key}”.`,
    })),
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
    return within === undefined ? [{ path, message: `Brakuje ceny: ${names.join(', ')}.` }] : []
  const level = typeof within === 'object' && within !== null ? within : {}
  return (fact.values ?? []).flatMap(({ value, name }) =>
    missing(path, level[String(value)], next, [...names, name]),
  )
}

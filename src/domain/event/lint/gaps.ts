import { rangesOfAges } from '../definition/age-range.ts'
import type { Condition } from '../definition/condition.ts'
import type { Ages, EventDefinition, Item } from '../definition/definition.ts'
import { type DefinitionProblem, pathOf } from '../definition/problem.ts'
import { pricesOf } from '../facts/named-facts.ts'
import type { AgeGap } from '../problems/values.ts'

/** Ages between two of a list that none of them is for: 'to 6', then 'from 8'. */
export const gapsIn = (definition: EventDefinition): DefinitionProblem[] => [
  ...gapsOfPrices(definition),
  ...gapsOfClasses(definition),
  ...gapsOfGates(definition),
]

/** Whole numbers, both ends included, of the rule at the index. */
interface Range {
  readonly index: number
  readonly from: number
  readonly to: number
}

interface Gap {
  /** The rule after the gap. */
  readonly index: number
  readonly from: number
  readonly to: number
}

const END = Number.POSITIVE_INFINITY

/** What lies between two neighbours and in none of the ranges. */
function gapsBetween(ranges: readonly Range[]): Gap[] {
  const sorted = ranges.toSorted((a, b) => a.from - b.from)
  return sorted.flatMap(({ index, from }, i) => {
    const reached = Math.max(-1, ...sorted.slice(0, i).map(({ to }) => to))
    return i > 0 && from > reached + 1 ? [{ index, from: reached + 1, to: from - 1 }] : []
  })
}

type Asked = 'age' | 'birthYear'

/** The ranges, when all rules ask only this fact; null when any asks something else. */
function rangesOf(rules: readonly { readonly when?: Condition | undefined }[], fact: Asked): Range[] | null {
  const ranges = rules.flatMap(({ when }, index) => {
    if (when === undefined) return []
    const bounds = 'fact' in when && when.fact === fact ? when : null
    if (bounds === null || bounds.in !== undefined || bounds.given !== undefined) return [null]
    const { is, atLeast = is ?? 0, atMost = is ?? END } = bounds
    return [
      typeof atLeast === 'number' && typeof atMost === 'number' ? { index, from: atLeast, to: atMost } : null,
    ]
  })
  const known = ranges.filter((range) => range !== null)
  return known.length === ranges.length && known.length > 0 ? known : null
}

const valuesOf = (by: Asked, { from, to }: Gap): AgeGap => ({ by, from, to })

function gapsOfPrices(definition: EventDefinition): DefinitionProblem[] {
  return pricesOf(definition).flatMap(({ path, price, item }) => {
    if (!Array.isArray(price)) return []
    return (['age', 'birthYear'] as const).flatMap((fact) => {
      const ranges = rangesOf(price, fact)
      if (ranges === null) return []
      const hasRest = price.some(({ when }) => when === undefined)
      // A row for the rest may well be meant for the people between; a single year is a counting error.
      const slips = gapsBetween(ranges).filter(({ from, to }) => !hasRest || from === to)
      return [
        ...slips.map((gap) => ({
          path: pathOf(path, gap.index),
          code: hasRest ? ('price_of_rest_between' as const) : ('price_missing_between' as const),
          values: valuesOf(fact, gap),
        })),
        ...(fact === 'age' && !hasRest && item !== null ? outside(path, ranges, item, definition) : []),
      ]
    })
  })
}

/** An item that everyone has must have a price for all the people it is for, or they cannot register. */
function outside(path: string, ranges: readonly Range[], item: Item, { ages }: EventDefinition) {
  if (item.choose !== 'always' || item.per !== 'person' || item.when !== undefined) return []
  // The age of people admitted by year of birth is not known.
  if (ages?.born !== undefined || item.ages?.born !== undefined) return []
  const gate = narrower(ages, item.ages)
  const [low, high] = [Math.min(...ranges.map(({ from }) => from)), Math.max(...ranges.map(({ to }) => to))]
  const left = [
    ...(gate.from < low ? [{ from: gate.from, to: low - 1 }] : []),
    ...(gate.to > high ? [{ from: high + 1, ...(gate.to === END ? {} : { to: gate.to }) }] : []),
  ]
  return left.map((ages) => ({ path, code: 'price_missing_outside' as const, values: ages }))
}

const narrower = (a: Ages = {}, b: Ages = {}) => ({
  from: Math.max(a.from ?? 0, b.from ?? 0),
  to: Math.min(a.to ?? END, b.to ?? END),
})

function gapsOfClasses({ facts }: EventDefinition): DefinitionProblem[] {
  return facts.flatMap((own, i) => {
    if (own.kind !== 'class' || own.values.some(({ when }) => when === undefined)) return []
    return (['age', 'birthYear'] as const).flatMap((fact) =>
      gapsBetween(rangesOf(own.values, fact) ?? []).map((gap) => ({
        path: pathOf('facts', i, 'values', gap.index),
        code: 'class_missing_between' as const,
        values: valuesOf(fact, gap),
      })),
    )
  })
}

/** Whether a list is defined by age or by year of birth; null where some entry uses neither, or both. */
function askedByAll(all: readonly (Ages | undefined)[]): Asked | null {
  const hasAges = (ages: Ages) => ages.from !== undefined || ages.to !== undefined
  if (all.every((ages) => ages !== undefined && ages.born === undefined)) return 'age'
  const isByYear = all.every((ages) => ages?.born !== undefined && !hasAges(ages))
  return isByYear ? 'birthYear' : null
}

type GapOfGates = 'type_missing_for_ages' | 'group_missing_for_ages' | 'option_missing_for_ages'

/** Of types, groups and options from which everyone has to choose. */
function gapsOfGates({ types, groups, items }: EventDefinition): DefinitionProblem[] {
  const among = (path: string, all: readonly { readonly ages?: Ages | undefined }[], code: GapOfGates) => {
    const fact = askedByAll(all.map(({ ages }) => ages))
    if (fact === null) return []
    const ranges = all.map(({ ages = {} }, index) => ({ index, ...rangesOfAges(ages)[fact] }))
    return gapsBetween(ranges).map((gap) => ({
      path: pathOf(path, gap.index, 'ages'),
      code,
      values: valuesOf(fact, gap),
    }))
  }
  return [
    ...among('types', types, 'type_missing_for_ages'),
    ...among('groups', groups, 'group_missing_for_ages'),
    ...items.flatMap(({ choose, options }, i) =>
      choose === 'one' ? among(pathOf('items', i, 'options'), options, 'option_missing_for_ages') : [],
    ),
  ]
}

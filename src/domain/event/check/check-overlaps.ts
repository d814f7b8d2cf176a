import type { Comparison, Condition } from '../definition/condition.ts'
import { type DefinitionProblem, pathOf } from '../definition/problem.ts'
import type { FactName, ValueRange } from '../problems/values.ts'
import type { Reasoning } from '../reasoning/possible.ts'
import { hiddenBehindOthers, type Ordered } from './check-possible.ts'

/** What a list of rules is: of prices or of classes, with the names of facts and what is known of conditions. */
export interface RuleList {
  readonly rule: 'row' | 'class'
  readonly nameOf: (fact: string) => FactName
  readonly reasoning: Reasoning
}

/** A rule that holds for a range of one fact, and what else it asks. */
interface RangeRule {
  readonly index: number
  readonly fact: string
  readonly from: Bound
  readonly to: Bound
  readonly startsItself: boolean
  readonly others: readonly string[]
}
type Bound = number | string

/** After every day, as text. */
const LATEST = '9999'

/**
 * Finds rules that the first-wins order hides. An 'up to' rule after a lower one is the usual staircase; a rule that
 * names its own beginning and still overlaps an earlier one is a probable mistake, and so is any rule after one that
 * always holds, or one that holds only where earlier ones hold too.
 */
export function checkOverlaps(path: string, rules: readonly Ordered[], list: RuleList): DefinitionProblem[] {
  const { rule, nameOf, reasoning } = list
  const always = rules.findIndex(({ when }) => when === undefined)
  if (always >= 0 && always < rules.length - 1)
    return [{ path: pathOf(path, always + 1), code: 'row_behind_all', values: { rule } }]
  const overlapping = overlapsAmong(path, rules, nameOf, AGES)
  const reported = new Set(overlapping.map((each) => each.path))
  const hidden = hiddenBehindOthers(rules, reasoning).map((index) => ({
    path: pathOf(path, index),
    code: 'row_behind_others' as const,
    values: { rule },
  }))
  return [...overlapping, ...hidden.filter((each) => !reported.has(each.path))]
}

/** Rules that begin, by one of these facts, within the range of an earlier one. */
export function overlapsAmong(
  path: string,
  rules: readonly Ordered[],
  nameOf: RuleList['nameOf'],
  facts: readonly string[],
): DefinitionProblem[] {
  const ranges = rules.flatMap((rule, index) => rangeOf(rule.when, index, facts))
  const byFact = Map.groupBy(ranges, ({ fact }) => fact)
  return ranges.flatMap((later) => {
    const hiding = byFact.get(later.fact)?.find((each) => each.index < later.index && hides(each, later))
    if (hiding === undefined) return []
    const values = { fact: nameOf(later.fact), earlier: valuesOf(hiding), later: valuesOf(later) }
    return [{ path: pathOf(path, later.index), code: 'ranges_overlap', values }]
  })
}

function rangeOf(when: Condition | undefined, index: number, facts: readonly string[]): RangeRule[] {
  if (when === undefined) return []
  const parts = 'all' in when ? when.all : [when]
  const [range, ...more] = parts.filter(isRangeOf(facts))
  if (range === undefined || more.length > 0) return []
  const ofDays = [range.atLeast, range.atMost].some((bound) => typeof bound === 'string')
  return [
    {
      index,
      fact: range.fact,
      from: range.atLeast ?? (ofDays ? '' : 0),
      to: range.atMost ?? (ofDays ? LATEST : Number.POSITIVE_INFINITY),
      startsItself: range.atLeast !== undefined,
      others: parts.filter((part) => part !== range).map((part) => JSON.stringify(part)),
    },
  ]
}

/** Only ranges of age are reported: for other numbers ('from ten people') the order may be meant. */
const isRangeOf =
  (facts: readonly string[]) =>
  (condition: Condition): condition is Comparison =>
    'fact' in condition &&
    (facts.includes(condition.fact) || (facts === AGES && condition.fact.startsWith('ageOn.'))) &&
    (condition.atLeast !== undefined || condition.atMost !== undefined)

const AGES = ['age', 'ageNow', 'birthYear', 'birthDate']

function hides(earlier: RangeRule, later: RangeRule): boolean {
  // 'From 18', then 'from 12': a descending staircase.
  const goesDown = isOpen(earlier) && isOpen(later) && later.from < earlier.from
  if (goesDown) return false
  const sameKind = earlier.fact === later.fact && earlier.others.every((part) => later.others.includes(part))
  const overlap = earlier.from <= later.to && later.from <= earlier.to
  const swallowed = earlier.from <= later.from && later.to <= earlier.to
  return sameKind && overlap && (later.startsItself || swallowed)
}

const isOpen = ({ to }: Pick<RangeRule, 'to'>) => to === Number.POSITIVE_INFINITY || to === LATEST

/** The range without what only stands for an open end. */
const valuesOf = ({ from, to }: RangeRule): ValueRange => ({
  from: from === '' ? null : from,
  to: isOpen({ to }) ? null : to,
})

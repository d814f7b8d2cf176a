import { formatDate, readDay } from '../../values/time.ts'
import type { Comparison, Condition } from '../definition/condition.ts'
import { type DefinitionProblem, pathOf } from '../definition/problem.ts'
import type { Reasoning } from '../reasoning/possible.ts'
import { hiddenBehindOthers, type Ordered } from './check-possible.ts'

/** What the messages need: the name of a fact, and what is known of conditions. */
export interface OverlapWords {
  readonly labelOf: (fact: string) => string
  readonly reasoning: Reasoning
  /** The name of one of the rules, with its pronoun: 'Ten wiersz'. */
  readonly rule: 'Ten wiersz' | 'Ta klasa'
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
export function checkOverlaps(
  path: string,
  rules: readonly Ordered[],
  words: OverlapWords,
): DefinitionProblem[] {
  const always = rules.findIndex(({ when }) => when === undefined)
  if (always >= 0 && always < rules.length - 1) return [behindAll(pathOf(path, always + 1), words)]
  const overlapping = overlapsAmong(path, rules, words, AGES)
  const reported = new Set(overlapping.map((each) => each.path))
  const hidden = hiddenBehindOthers(rules, words.reasoning).map((index) => ({
    path: pathOf(path, index),
    message: `${words.rule} nigdy nie zadziała: wcześniejsze obejmują wszystkich, których dotyczy.`,
  }))
  return [...overlapping, ...hidden.filter((each) => !reported.has(each.path))]
}

/** Rules that begin, by one of these facts, within the range of an earlier one. */
export function overlapsAmong(
  path: string,
  rules: readonly Ordered[],
  words: Pick<OverlapWords, 'labelOf'>,
  facts: readonly string[],
): DefinitionProblem[] {
  const ranges = rules.flatMap((rule, index) => rangeOf(rule.when, index, facts))
  const byFact = Map.groupBy(ranges, ({ fact }) => fact)
  return ranges.flatMap((later) => {
    const hiding = byFact.get(later.fact)?.find((each) => each.index < later.index && hides(each, later))
    return hiding === undefined
      ? []
      : [{ path: pathOf(path, later.index), message: sentence(hiding, later, words) }]
  })
}

const behindAll = (path: string, { rule }: OverlapWords): DefinitionProblem => ({
  path,
  message: `${rule} nigdy nie zadziała: ${rule === 'Ten wiersz' ? 'wcześniejszy' : 'wcześniejsza'} obejmuje wszystkich.`,
})

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

const isOpen = ({ to }: RangeRule) => to === Number.POSITIVE_INFINITY || to === LATEST

function sentence(earlier: RangeRule, later: RangeRule, { labelOf }: Pick<OverlapWords, 'labelOf'>): string {
  const [a, b] = [rangeText(earlier), rangeText(later)]
  const { fact } = earlier
  if (fact === 'age') return `Przedziały wieku ${a} i\u00a0${b}\u00a0lat nakładają się.`
  if (fact === 'birthYear') return `Przedziały roczników ${a} i\u00a0${b} nakładają się.`
  return `Przedziały nakładają się (${labelOf(fact)}): ${a} i\u00a0${b}.`
}

function rangeText({ from, to }: RangeRule): string {
  if (typeof from === 'number' && typeof to === 'number')
    return Number.isFinite(to) ? `${from}–${to}` : `od ${from}`
  const [first, last] = [dayText(from), dayText(to)]
  if (first === null) return `do ${last ?? to}`
  return last === null ? `od ${first}` : `${first} – ${last}`
}

function dayText(bound: Bound): string | null {
  const day = readDay(String(bound))
  return day === null ? null : formatDate(day)
}

import type { Comparison, Condition, FactValue } from '../definition/condition.ts'
import { isTyped, withPlainTexts } from '../facts/plain-code.ts'

/** What the search knows of facts, and its remaining budget in this check of a definition. */
export interface Reasoning {
  /** Whether a fact may have several values at once (chosen options). */
  readonly isList: (fact: string) => boolean
  /**
   * Conditions that may still be examined. All questions of a check share this budget: questions asked after it is used
   * up are answered as possible.
   */
  left: number
}

/**
 * The budget for all questions of a check together: a third of a second; real definitions need at most a thirtieth of
 * it.
 */
export const MOST_LOOKED_AT = 1_000_000

/** The most combinations that are examined for one question; with more the answer is 'possible'. */
const MOST_STEPS = 20_000

/** A comparison, or that it does not hold. */
interface Literal {
  readonly comparison: Comparison
  readonly holds: boolean
}
type Node = { readonly all: readonly Node[] } | { readonly any: readonly Node[] } | Literal

/**
 * Whether no values of the facts make all of these conditions hold at once: contradicting bounds, mutually exclusive
 * values, a condition and its negation. False when in doubt.
 */
export function areImpossible(conditions: readonly Condition[], reasoning: Reasoning): boolean {
  const search = { steps: 0, reasoning }
  return contradict(
    conditions.map((condition) => normal(condition, true)),
    [],
    search,
  )
}

/** Negations pushed down to the comparisons. */
function normal(condition: Condition, holds: boolean): Node {
  if ('not' in condition) return normal(condition.not, !holds)
  if ('fact' in condition) {
    // 'Not given' is the negation of 'given', so that every positive comparison requires a value.
    const { given, ...comparison } = condition
    if (given === false) return { comparison: { ...comparison, given: true }, holds: !holds }
    return { comparison: isTyped(condition) ? withPlainTexts(condition) : condition, holds }
  }
  const parts = 'all' in condition ? condition.all : condition.any
  const nodes = parts.map((part) => normal(part, holds))
  return 'all' in condition === holds ? { all: nodes } : { any: nodes }
}

interface Search {
  steps: number
  readonly reasoning: Reasoning
}

/** Takes the parts one after another, and each alternative separately, until every branch ends in a contradiction. */
function contradict(nodes: readonly Node[], known: readonly Literal[], search: Search): boolean {
  search.reasoning.left -= 1 + nodes.length + known.length
  if (++search.steps > MOST_STEPS || search.reasoning.left < 0) return false
  const [node, ...rest] = alternativesLast(nodes)
  if (node === undefined) return false
  if ('all' in node) return contradict([...node.all, ...rest], known, search)
  if ('any' in node) return node.any.every((each) => contradict([each, ...rest], known, search))
  const literals = [...known, node]
  const ofFact = literals.filter(({ comparison }) => comparison.fact === node.comparison.fact)
  const clash = search.reasoning.isList(node.comparison.fact) ? areContrary(ofFact) : isEmpty(ofFact)
  return clash || contradict(rest, literals, search)
}

const alternativesLast = (nodes: readonly Node[]) => [
  ...nodes.filter((node) => !('any' in node)),
  ...nodes.filter((node) => 'any' in node),
]

/** With several values at once only a comparison and its own negation exclude each other. */
function areContrary(literals: readonly Literal[]): boolean {
  const textsOf = (wanted: boolean) =>
    literals.filter(({ holds }) => holds === wanted).map(({ comparison }) => JSON.stringify(comparison))
  const contrary = textsOf(false)
  return textsOf(true).some((text) => contrary.includes(text))
}

/** No single value satisfies all of these comparisons of one fact. Only negations leave 'absent' open. */
function isEmpty(literals: readonly Literal[]): boolean {
  const positive = literals.filter(({ holds }) => holds)
  if (positive.length === 0) return false
  const listed = positive.find(({ comparison: { is, in: among } }) => is !== undefined || among !== undefined)
  const candidates = listed === undefined ? boundaryValues(literals) : valuesOf(listed.comparison)
  return !candidates.some((value) =>
    literals.every(({ comparison, holds }) => fits(comparison, value) === holds),
  )
}

const valuesOf = ({ is, in: among }: Comparison): readonly FactValue[] =>
  is === undefined ? (among ?? []) : [is]

/** Where ranges begin and end, and the values right next to it: if any value satisfies them all, one of these does. */
function boundaryValues(literals: readonly Literal[]): FactValue[] {
  const anything = '\u0001'
  return literals.flatMap(({ comparison: { fact, is, in: among, atLeast, atMost } }) =>
    [is, ...(among ?? []), atLeast, atMost]
      .flatMap((value) => (value === undefined ? [] : around(value, isWhole(fact))))
      .filter((value) => typeof value !== 'number' || value >= 0 || isBelowZero(fact))
      .concat(anything),
  )
}

function around(value: FactValue, whole: boolean): FactValue[] {
  if (typeof value === 'string') return ['', value, `${value}\u0001`]
  if (typeof value === 'boolean') return [true, false]
  const step = whole ? 1 : 0.000_001
  return [value - step, value, value + step]
}

const isWhole = (fact: string) => fact !== 'minorsPerAdult' && !fact.startsWith('answer.')
const isBelowZero = (fact: string) =>
  ['daysToStart', 'workingDaysToStart', 'daysToSlot'].includes(fact) || /^(?:answer|own)\./.test(fact)

function fits({ is, in: among, atLeast, atMost, given }: Comparison, value: FactValue): boolean {
  // Null, no and 0 count as not given.
  if (given === true && !value) return false
  if (is !== undefined && value !== is) return false
  if (among !== undefined && !among.includes(value)) return false
  if (atLeast !== undefined && !(typeof value === typeof atLeast && value >= atLeast)) return false
  return atMost === undefined || (typeof value === typeof atMost && value <= atMost)
}

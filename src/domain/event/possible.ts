import type { Comparison, Condition, FactValue } from './condition.ts'

/** What the search knows of a fact: whether it may have several values at once (chosen options). */
export type IsList = (fact: string) => boolean

/** So many combinations are looked at; what has more is taken as possible. */
const MOST_STEPS = 20_000

/** A comparison, or that it does not hold. */
interface Literal {
  readonly comparison: Comparison
  readonly holds: boolean
}
type Node = { readonly all: readonly Node[] } | { readonly any: readonly Node[] } | Literal

/**
 * Whether no values of the facts make all of these conditions hold at once: bounds that contradict each other, values
 * that exclude each other, something and its contrary. False when in doubt.
 */
export function areImpossible(conditions: readonly Condition[], isList: IsList): boolean {
  const search = { steps: 0, isList }
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
    // 'Not given' is the contrary of 'given': so that all that is asked positively asks for a value.
    const { given, ...comparison } = condition
    return given === false
      ? { comparison: { ...comparison, given: true }, holds: !holds }
      : { comparison: condition, holds }
  }
  const parts = 'all' in condition ? condition.all : condition.any
  const nodes = parts.map((part) => normal(part, holds))
  return 'all' in condition === holds ? { all: nodes } : { any: nodes }
}

interface Search {
  steps: number
  readonly isList: IsList
}

/** Takes the parts one after another, and each alternative by itself, until every way ends in a contradiction. */
function contradict(nodes: readonly Node[], known: readonly Literal[], search: Search): boolean {
  if (++search.steps > MOST_STEPS) return false
  const [node, ...rest] = alternativesLast(nodes)
  if (node === undefined) return false
  if ('all' in node) return contradict([...node.all, ...rest], known, search)
  if ('any' in node) return node.any.every((each) => contradict([each, ...rest], known, search))
  const literals = [...known, node]
  const ofFact = literals.filter(({ comparison }) => comparison.fact === node.comparison.fact)
  const clash = search.isList(node.comparison.fact) ? areContrary(ofFact) : isEmpty(ofFact)
  return clash || contradict(rest, literals, search)
}

const alternativesLast = (nodes: readonly Node[]) => [
  ...nodes.filter((node) => !('any' in node)),
  ...nodes.filter((node) => 'any' in node),
]

/** Of several values at once only the same comparison and its contrary exclude each other. */
function areContrary(literals: readonly Literal[]): boolean {
  const said = (wanted: boolean) =>
    literals.filter(({ holds }) => holds === wanted).map(({ comparison }) => JSON.stringify(comparison))
  const contrary = said(false)
  return said(true).some((text) => contrary.includes(text))
}

/** No single value satisfies all of these comparisons of one fact. Nothing but contraries leave 'absent' open. */
function isEmpty(literals: readonly Literal[]): boolean {
  const positive = literals.filter(({ holds }) => holds)
  if (positive.length === 0) return false
  const listed = positive.find(({ comparison: { is, in: among } }) => is !== undefined || among !== undefined)
  const candidates = listed === undefined ? beside(literals) : valuesOf(listed.comparison)
  return !candidates.some((value) =>
    literals.every(({ comparison, holds }) => fits(comparison, value) === holds),
  )
}

const valuesOf = ({ is, in: among }: Comparison): readonly FactValue[] =>
  is === undefined ? (among ?? []) : [is]

/** Where ranges begin and end, and just beside: if any value satisfies them all, one of these does. */
function beside(literals: readonly Literal[]): FactValue[] {
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
  // Nothing, no and 0 are not given.
  if (given === true && !value) return false
  if (is !== undefined && value !== is) return false
  if (among !== undefined && !among.includes(value)) return false
  if (atLeast !== undefined && !(typeof value === typeof atLeast && value >= atLeast)) return false
  return atMost === undefined || (typeof value === typeof atMost && value <= atMost)
}

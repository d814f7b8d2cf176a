import type { Comparison, Condition } from './condition.ts'
import type { Price } from './definition.ts'
import { type DefinitionProblem, pathOf } from './problem.ts'

type Row = Extract<Price, readonly unknown[]>[number]

/** A row that holds for a range of ages or birth years, and what else it asks. */
interface RangeRow {
  readonly index: number
  readonly fact: 'age' | 'birthYear'
  readonly from: number
  readonly to: number
  readonly startsItself: boolean
  readonly others: readonly string[]
}

/**
 * Finds rows that the first-wins order hides. An 'up to' row after a lower one is the usual staircase; a
 * row that names its own beginning and still overlaps an earlier one is a mistake to be asked about, and
 * so is any row after one that always holds.
 */
export function checkOverlaps(path: string, rows: readonly Row[]): DefinitionProblem[] {
  const always = rows.findIndex(({ when }) => when === undefined)
  const unreachable = always >= 0 && always < rows.length - 1 ? [always + 1] : []
  const ranges = rows.flatMap((row, index) => rangeOf(row.when, index))
  return [
    ...unreachable.map((index) => ({
      path: pathOf(path, index),
      message: 'Ten wiersz nigdy nie zadziała: wcześniejszy obejmuje wszystkich.',
    })),
    ...ranges.flatMap((later) => {
      const hiding = ranges.find((earlier) => earlier.index < later.index && hides(earlier, later))
      return hiding === undefined
        ? []
        : [{ path: pathOf(path, later.index), message: sentence(hiding, later) }]
    }),
  ]
}

function rangeOf(when: Condition | undefined, index: number): RangeRow[] {
  if (when === undefined) return []
  const parts = 'all' in when ? when.all : [when]
  const [range, ...more] = parts.filter(isRange)
  if (range === undefined || more.length > 0) return []
  return [
    {
      index,
      fact: range.fact === 'age' ? 'age' : 'birthYear',
      from: Number(range.atLeast ?? 0),
      to: Number(range.atMost ?? Number.POSITIVE_INFINITY),
      startsItself: range.atLeast !== undefined,
      others: parts.filter((part) => part !== range).map((part) => JSON.stringify(part)),
    },
  ]
}

const isRange = (condition: Condition): condition is Comparison =>
  'fact' in condition &&
  (condition.fact === 'age' || condition.fact === 'birthYear') &&
  (condition.atLeast !== undefined || condition.atMost !== undefined)

function hides(earlier: RangeRow, later: RangeRow): boolean {
  const sameKind = earlier.fact === later.fact && earlier.others.every((part) => later.others.includes(part))
  const overlap = earlier.from <= later.to && later.from <= earlier.to
  const swallowed = earlier.from <= later.from && later.to <= earlier.to
  return sameKind && overlap && (later.startsItself || swallowed)
}

function sentence(earlier: RangeRow, later: RangeRow): string {
  const [a, b] = [rangeText(earlier), rangeText(later)]
  return earlier.fact === 'age'
    ? `Przedziały wieku ${a} i\u00a0${b}\u00a0lat nakładają się.`
    : `Przedziały roczników ${a} i\u00a0${b} nakładają się.`
}

const rangeText = ({ from, to }: RangeRow) => (Number.isFinite(to) ? `${from}–${to}` : `od ${from}`)

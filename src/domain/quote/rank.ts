import type { PriceRank } from '../event/definition/rank-order.ts'
import { type Grosze, sumMoney } from '../values/money.ts'
import type { CompiledItem, CompiledOption } from './compiled.ts'
import type { Scope } from './scope.ts'

type Lines = readonly (Line | null)[]

interface Line {
  readonly scope: Scope
  readonly quantity: number
  readonly amount: Grosze
  readonly item: CompiledItem
  readonly option: CompiledOption | null
}

/** Pieces that take ranks together: all pieces of a person, or the pieces of one line. */
interface Ranked {
  readonly indexes: readonly number[]
  readonly places: number
  /** The value that decides the rank: for a person the sum, for pieces the price of one. */
  readonly amount: Grosze
  /** Its position in the lists: by people and items as typed, then by option. */
  readonly listed: number
}

/**
 * How many pieces of each line are within the ranks of a rule. A person who pays nothing has no rank; of equals those
 * of the earlier line come first, for the cheapest and for the dearest.
 */
export function piecesInRank(rank: PriceRank, lines: Lines): number[] {
  if (rank.per === 'registration') return piecesWithin(rank, lines)
  // Each person's pieces have a row of their own: those of others are in none.
  const whose = new Set(lines.map((line) => line?.scope.person?.ref))
  const rows = [...whose].map((ref) =>
    piecesWithin(
      rank,
      lines.map((line) => (line?.scope.person?.ref === ref ? line : null)),
    ),
  )
  return lines.map((_, index) => rows.reduce((all, row) => all + (row[index] ?? 0), 0))
}

function piecesWithin(rank: PriceRank, lines: Lines): number[] {
  const sorted = (rank.of === 'person' ? peopleOf(lines) : piecesOf(lines))
    .filter(({ amount }) => amount > 0)
    .sort(ORDERS[rank.order])
  const pieces = lines.map(() => 0)
  let before = 0
  for (const { indexes, places } of sorted) {
    const first = Math.max(before + 1, rank.from)
    const last = Math.min(before + places, rank.to ?? Number.POSITIVE_INFINITY)
    before += places
    const within = Math.max(0, last - first + 1)
    for (const index of indexes) {
      pieces[index] = rank.of === 'person' ? within * (lines[index]?.quantity ?? 0) : within
    }
  }
  return pieces
}

/** Of equals the earlier line stays first. */
const ORDERS: Readonly<Record<PriceRank['order'], (one: Ranked, other: Ranked) => number>> = {
  cheapest: (one, other) => one.amount - other.amount,
  dearest: (one, other) => other.amount - one.amount,
  listed: (one, other) => one.listed - other.listed,
}

function peopleOf(lines: Lines): Ranked[] {
  const own = lines.flatMap((line, index) =>
    line === null || line.scope.person === null ? [] : [{ line, index, ref: line.scope.person.ref }],
  )
  return [...Map.groupBy(own, ({ ref }) => ref).values()].map((mine) => ({
    indexes: mine.map(({ index }) => index),
    ...{ places: 1, listed: mine[0]?.index ?? 0 },
    amount: sumMoney(mine.map(({ line }) => line.amount)),
  }))
}

/** More options than an item can have. */
const ROOM = 1000

const piecesOf = (lines: Lines): Ranked[] =>
  lines.flatMap((line, index) => {
    if (line === null) return []
    const { option, quantity, amount } = line
    const first = lines.findIndex((each) => each !== null && isAlike(each, line))
    const listed = first * ROOM + (option === null ? 0 : line.item.item.options.indexOf(option.option))
    return [{ indexes: [index], places: quantity, amount: amount / quantity, listed }]
  })

/** Of one item, of one person. */
const isAlike = (one: Line, other: Line) =>
  one.item.item === other.item.item && one.scope.person === other.scope.person

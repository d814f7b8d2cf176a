import { type Grosze, splitMoney, sumMoney } from '../values/money.ts'

/** The subject of a line and its price. */
interface PricedLine {
  readonly person: string | null
  readonly item: string
  readonly option: string | null
  readonly amount: Grosze
}

type Part = (line: PricedLine) => string | null

/** An increase by a change is deducted from the reductions, first within one person's item, then within the item. */
const FINER: readonly Part[] = [({ person }) => person, ({ option }) => option]

/**
 * By how much each agreed line is reduced by a change, because a person leaves, gives up or exchanges something, or the
 * price differs. All lines of one item together are reduced by the reduction of its total, so the order of people does
 * not matter; never more than the price of a line. For an option the last lines go first.
 */
export function allocateReduction(agreed: readonly PricedLine[], changed: readonly PricedLine[]): Grosze[] {
  const falls = new Map<PricedLine, Grosze>()
  const after = Map.groupBy(changed, ({ item }) => item)
  for (const [item, lines] of Map.groupBy(agreed, (line) => line.item)) {
    const left = after.get(item) ?? []
    for (const [line, fall] of shared(fallOf(lines, left), lines, left, FINER)) falls.set(line, fall)
  }
  return agreed.map((line) => falls.get(line) ?? 0)
}

/** A reduction, shared by the lines in proportion to the reduction of each of their parts. */
function shared(
  fall: Grosze,
  before: readonly PricedLine[],
  after: readonly PricedLine[],
  [partOf, ...finer]: readonly Part[],
): (readonly [PricedLine, Grosze])[] {
  if (partOf === undefined) return lastFirst(fall, before)
  const left = Map.groupBy(after, partOf)
  const parts = [...Map.groupBy(before, partOf)].map(([part, lines]) => ({
    lines,
    left: left.get(part) ?? [],
  }))
  const shares = splitMoney(
    fall,
    parts.map((part) => fallOf(part.lines, part.left)),
  )
  return parts.flatMap((part, at) => shared(shares[at] ?? 0, part.lines, part.left, finer))
}

function lastFirst(fall: Grosze, lines: readonly PricedLine[]): (readonly [PricedLine, Grosze])[] {
  let left = fall
  return lines.toReversed().map((line) => {
    const part = Math.min(left, Math.max(0, line.amount))
    left -= part
    return [line, part]
  })
}

const fallOf = (before: readonly PricedLine[], after: readonly PricedLine[]): Grosze =>
  Math.max(0, sumOf(before) - sumOf(after))

const sumOf = (lines: readonly PricedLine[]): Grosze => sumMoney(lines.map(({ amount }) => amount))

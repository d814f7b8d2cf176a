import { type Grosze, splitMoney, sumMoney } from '../money.ts'

/** What a line was or is about, and what it costs. */
interface PricedLine {
  readonly person: string | null
  readonly item: string
  readonly option: string | null
  readonly amount: Grosze
}

type Part = (line: PricedLine) => string | null

/** Whatever is dearer by a change is taken of what is cheaper, first within one person's item, then within the item. */
const FINER: readonly Part[] = [({ person }) => person, ({ option }) => option]

/**
 * By how much each agreed line becomes less by a change, because somebody leaves, gives up or exchanges something, or
 * the price is another. Of one item all lines together become less by what its total does, so it does not matter in
 * which order people stand; never more than a line cost. Of an option the last lines go first.
 */
export function fallsAway(agreed: readonly PricedLine[], changed: readonly PricedLine[]): Grosze[] {
  const falls = new Map<PricedLine, Grosze>()
  const after = Map.groupBy(changed, ({ item }) => item)
  for (const [item, lines] of Map.groupBy(agreed, (line) => line.item)) {
    const left = after.get(item) ?? []
    for (const [line, fall] of shared(fallOf(lines, left), lines, left, FINER)) falls.set(line, fall)
  }
  return agreed.map((line) => falls.get(line) ?? 0)
}

/** A fall, shared by the lines in proportion to what each part of them has become less by. */
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

import { type Grosze, sumMoney } from '../money.ts'
import type { QuoteLine } from './quote-result.ts'

type Line = Pick<QuoteLine, 'person' | 'item' | 'option' | 'quantity' | 'amount' | 'onSite'>

/** What a change is reckoned from: lines of the draft that was agreed and of the changed one. */
export interface ReckonedChange<L extends Line> {
  /** As they were agreed. */
  readonly agreed: readonly Line[]
  /** The agreed draft by the prices that the change is reckoned by. */
  readonly usual: readonly Line[]
  /** The changed draft by the same prices. */
  readonly changed: readonly L[]
  /** The changed draft by the prices of the day of registration. */
  readonly atFirst: () => readonly Line[]
}

/** What one person has of one item. */
const thingOf = ({ person, item }: Line) => JSON.stringify([person, item])

/**
 * By how much each thing that stays is cheaper than it would be now, because it was agreed for less: an early price
 * stays with whoever had it, also after changes, and goes with who leaves. Of what is given back in part it is as much
 * less. What is exchanged for another option costs the difference, but is never cheaper than the other option was on
 * the day of registration: what was agreed cheaply is no credit for something else.
 */
export function agreedDiscounts<L extends Line>({
  agreed,
  usual,
  changed,
  atFirst,
}: ReckonedChange<L>): Map<string, Grosze> {
  const [before, full, after] = [agreed, usual, changed].map(byThing)
  const discounts = new Map<string, Grosze>()
  for (const [thing, lines] of after ?? []) {
    const known = before?.get(thing)
    if (known === undefined) continue
    const [price, cost] = [sumOf(lines), sumOf(full?.get(thing))]
    const off = cost - sumOf(known)
    if (off <= 0) continue
    const isExchange = lines.some(({ option }) => known.every((line) => line.option !== option))
    const least = isExchange ? sumOf(byThing(atFirst()).get(thing)) : 0
    const stays = Math.min(1, piecesOf(lines) / piecesOf(known))
    const part = isExchange ? Math.min(off, price - least) : Math.round(off * stays)
    if (part > 0) discounts.set(thing, part)
  }
  return discounts
}

const byThing = (lines: readonly Line[]): Map<string, Line[]> =>
  Map.groupBy(
    lines.filter(({ onSite }) => !onSite),
    thingOf,
  )

const piecesOf = (lines: readonly Line[]): number => lines.reduce((all, { quantity }) => all + quantity, 0)

const sumOf = (lines: readonly Line[] = []): Grosze => sumMoney(lines.map(({ amount }) => amount))

/** Lines less what each thing is cheaper by; the first lines of a thing first, and they say so. */
export function withDiscounts(
  lines: readonly QuoteLine[],
  discounts: ReadonlyMap<string, Grosze>,
): QuoteLine[] {
  const left = new Map(discounts)
  return lines.map((line) => {
    const thing = thingOf(line)
    const off = line.onSite ? 0 : Math.min(left.get(thing) ?? 0, Math.max(0, line.amount))
    left.set(thing, (left.get(thing) ?? 0) - off)
    return lessBy(line, off)
  })
}

/** Lines add up to what is owed: what is not is taken off them in their order, and they say so. */
export function takeOff(lines: readonly QuoteLine[], off: Grosze): QuoteLine[] {
  let left = off
  return lines.map((line) => {
    const amount = line.onSite ? 0 : Math.min(left, Math.max(0, line.amount))
    left -= amount
    return lessBy(line, amount)
  })
}

function lessBy(line: QuoteLine, amount: Grosze): QuoteLine {
  if (amount === 0) return line
  const reason = { code: 'agreed', params: { amount } } as const
  return { ...line, amount: line.amount - amount, reasons: [...line.reasons, reason] }
}

import { type Grosze, percentOf } from '../money.ts'
import type { CompiledAdjustment } from './compile.ts'
import type { Scope } from './scope.ts'

/** What an effect sees of a line. */
export interface EffectLine {
  readonly scope: Scope
  readonly quantity: number
  readonly amount: Grosze
  readonly listAmount: Grosze
}

type Lines = readonly (EffectLine | null)[]

/**
 * What an adjustment makes of the lines that it is for, line by line; `null` is a line that it leaves alone, and
 * its amount is 0. A reduction never takes a line below zero, and 'to' never makes it dearer.
 */
export function amountsAfter(
  { adjustment, number }: CompiledAdjustment,
  lines: Lines,
  whole: Scope,
): Grosze[] {
  const { effect } = adjustment
  if ('cap' in effect) return perUnit(lines, effect.per, (unit) => capped(unit, effect.cap))
  if ('freeFor' in effect) {
    const known = number?.(whole)
    const pieces = Math.floor((typeof known === 'number' ? known : 0) / effect.each)
    return withFreePieces(lines, Math.min(pieces, effect.atMost ?? pieces))
  }
  if ('off' in effect && effect.per !== 'piece') {
    return perUnit(lines, effect.per, (unit) => takenOff(unit, effect.off))
  }
  return lines.map((line) => (line === null ? 0 : afterPiecewise(effect, line)))
}

type Effect = CompiledAdjustment['adjustment']['effect']

function afterPiecewise(effect: Effect, { amount, listAmount, quantity }: EffectLine): Grosze {
  if ('to' in effect) return Math.min(amount, effect.to * quantity)
  if ('off' in effect) return Math.max(0, amount - effect.off * quantity)
  if ('plus' in effect) return amount + effect.plus * quantity
  if ('percentPlus' in effect) return amount + percentOf(amount, effect.percentPlus)
  if (!('percentOff' in effect)) return amount
  const base = effect.of === 'list' ? listAmount : amount
  return Math.max(0, amount - percentOf(base, effect.percentOff))
}

/** Changes the amounts of each person's lines, or of all, as one sum. */
function perUnit(
  lines: Lines,
  per: 'person' | 'registration' | 'piece',
  change: (amounts: readonly Grosze[]) => Grosze[],
): Grosze[] {
  const after = lines.map(() => 0)
  const units = Map.groupBy(lines.keys(), (index) =>
    per === 'person' ? (lines[index]?.scope.person?.ref ?? null) : null,
  )
  for (const indexes of units.values()) {
    const mine = indexes.filter((index) => lines[index] !== null)
    const amounts = change(mine.map((index) => lines[index]?.amount ?? 0))
    for (const [position, index] of mine.entries()) after[index] = amounts[position] ?? 0
  }
  return after
}

/** What is above the cap comes off the last lines first: the sixth day costs nothing. */
function capped(amounts: readonly Grosze[], cap: Grosze): Grosze[] {
  let left = cap
  return amounts.map((amount) => {
    const stays = Math.min(amount, left)
    left -= stays
    return stays
  })
}

/** One sum off, from the first lines on. */
function takenOff(amounts: readonly Grosze[], off: Grosze): Grosze[] {
  let left = off
  return amounts.map((amount) => {
    const gone = Math.min(amount, left)
    left -= gone
    return amount - gone
  })
}

/** So many pieces cost nothing, the cheapest first; of equals those of the earlier line. What is free already is passed by. */
function withFreePieces(lines: Lines, pieces: number): Grosze[] {
  const after = lines.map((line) => line?.amount ?? 0)
  const cheapest = lines
    .flatMap((line, index) =>
      line === null || line.amount === 0 ? [] : [{ line, index, each: line.amount / line.quantity }],
    )
    .sort((a, b) => a.each - b.each || a.index - b.index)
  let left = pieces
  for (const { line, index } of cheapest) {
    const free = Math.min(left, line.quantity)
    left -= free
    after[index] = line.amount - Math.round((line.amount * free) / line.quantity)
  }
  return after
}

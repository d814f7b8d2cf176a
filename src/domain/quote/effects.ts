import { type Grosze, percentOf, roundedPieces, sumMoney } from '../money.ts'
import type { CompiledAdjustment, CompiledItem, CompiledOption } from './compiled.ts'
import { piecesInRank } from './rank.ts'
import type { Scope } from './scope.ts'

/** What an effect sees of a line. */
export interface EffectLine {
  readonly scope: Scope
  readonly item: CompiledItem
  readonly option: CompiledOption | null
  readonly quantity: number
  readonly amount: Grosze
  readonly listAmount: Grosze
}

type Lines = readonly (EffectLine | null)[]

/**
 * What an adjustment makes of the lines that it is for, line by line; `null` is a line that it leaves alone, and
 * its amount is 0. A reduction never takes a line below zero, and 'to' never makes it dearer.
 */
export function amountsAfter(rule: CompiledAdjustment, lines: Lines, whole: Scope): Grosze[] {
  const { rank } = rule.adjustment
  if (rank === undefined) return afterEffect(rule, lines, whole)
  const pieces = piecesInRank(rank, lines)
  const parts = lines.map((line, index) => (line === null ? null : partOf(line, pieces[index] ?? 0)))
  const after = afterEffect(rule, parts, whole)
  return lines.map((line, index) => (line?.amount ?? 0) - (parts[index]?.amount ?? 0) + (after[index] ?? 0))
}

/** Some pieces of a line, each at an equal part of its amount; null when it is none of them. */
function partOf(line: EffectLine, quantity: number): EffectLine | null {
  if (quantity === 0 || quantity === line.quantity) return quantity === 0 ? null : line
  const share = (amount: Grosze) => Math.round((amount * quantity) / line.quantity)
  return { ...line, quantity, amount: share(line.amount), listAmount: share(line.listAmount) }
}

function afterEffect({ adjustment, number }: CompiledAdjustment, lines: Lines, whole: Scope): Grosze[] {
  const { effect } = adjustment
  if ('cap' in effect) return perUnit(lines, effect.per, (unit) => capped(unit, effect.cap))
  if ('mostOff' in effect) return partlyGivenBack(lines, effect)
  if ('least' in effect) return perUnit(lines, effect.per, (unit) => raised(unit, effect.least))
  if ('freeFor' in effect) {
    const known = number?.(whole)
    const pieces = Math.floor((typeof known === 'number' ? known : 0) / effect.each)
    return withFreePieces(lines, Math.min(pieces, effect.atMost ?? pieces))
  }
  if ('off' in effect && effect.per !== 'piece') {
    return perUnit(lines, effect.per, (unit) => takenOff(unit, effect.off))
  }
  const after = lines.map((line) => (line === null ? 0 : afterPiecewise(effect, line)))
  if (!('percentOff' in effect) || effect.most === undefined) return after
  return noMoreOff(lines, after, effect.most)
}

/** Reductions that add up to no more than a sum for each piece, person or registration. */
function noMoreOff(
  lines: Lines,
  after: readonly Grosze[],
  { amount: most, per }: { readonly amount: Grosze; readonly per: 'piece' | 'person' | 'registration' },
): Grosze[] {
  const left = new Map<string | null, Grosze>()
  return lines.map((line, index) => {
    if (line === null) return 0
    const wanted = line.amount - (after[index] ?? 0)
    if (per === 'piece') return line.amount - Math.min(wanted, most * line.quantity)
    const unit = per === 'person' ? (line.scope.person?.ref ?? null) : null
    const off = Math.min(wanted, left.get(unit) ?? most)
    left.set(unit, (left.get(unit) ?? most) - off)
    return line.amount - off
  })
}

/** Reductions of before that together take off no more than a sum; the first lines keep theirs. What became dearer stays so. */
function partlyGivenBack(
  lines: Lines,
  { mostOff, per }: { readonly mostOff: Grosze; readonly per: 'person' | 'registration' },
): Grosze[] {
  const reduced = lines.map((line) =>
    line === null || line.amount >= line.listAmount ? null : { ...line, amount: line.listAmount },
  )
  const now = lines.map((line) => line?.amount ?? 0)
  const after = noMoreOff(reduced, now, { amount: mostOff, per })
  return now.map((amount, index) => (reduced[index] === null ? amount : (after[index] ?? amount)))
}

type Effect = CompiledAdjustment['adjustment']['effect']

function afterPiecewise(effect: Effect, { amount, listAmount, quantity }: EffectLine): Grosze {
  if ('to' in effect) return Math.min(amount, effect.to * quantity)
  if ('off' in effect) return Math.max(0, amount - effect.off * quantity)
  if ('plus' in effect) return amount + effect.plus * quantity
  if ('percentPlus' in effect) {
    const { percentPlus: percent, round } = effect
    if (round === undefined) return amount + percentOf(amount, percent)
    return Math.max(amount, roundedPieces(amount, { of: amount, percent }, quantity, round))
  }
  if ('floor' in effect) return Math.max(amount, Math.min(listAmount, effect.floor * quantity))
  if ('floorPercent' in effect) return Math.max(amount, percentOf(listAmount, effect.floorPercent))
  if (!('percentOff' in effect)) return amount
  const { percentOff, round } = effect
  const base = effect.of === 'list' ? listAmount : amount
  if (round === undefined) return Math.max(0, amount - percentOf(base, percentOff))
  return Math.min(amount, roundedPieces(amount, { of: base, percent: -percentOff }, quantity, round))
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

/** What is missing to the least sum is put on the first line that costs anything. */
function raised(amounts: readonly Grosze[], least: Grosze): Grosze[] {
  const missing = Math.max(0, least - sumMoney(amounts))
  const first = amounts.findIndex((amount) => amount > 0)
  return amounts.map((amount, index) => (index === first ? amount + missing : amount))
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

import { type Grosze, percentOf, sumMoney } from '../../values/money.ts'
import {
  type EffectOf,
  type Lines,
  onEachLine,
  onSums,
  type PriceEffect,
  perUnit,
  unitOf,
} from './price-effect.ts'

/** Bounds of what things cost together, and of what earlier reductions take off. */

/** The items together cost no more than a sum. */
export const cap = ({ per }: EffectOf<'cap'>): PriceEffect =>
  onSums((lines, { sumFor }) =>
    perUnit(lines, per, (amounts, first) => capped(amounts, sumFor(first) ?? Number.POSITIVE_INFINITY)),
  )

/** The amount above the cap is taken off the last lines first: the sixth day costs nothing. */
function capped(amounts: readonly Grosze[], most: Grosze): Grosze[] {
  let left = most
  return amounts.map((amount) => {
    const stays = Math.min(amount, left)
    left -= stays
    return stays
  })
}

/** The items together cost at least a sum, if anything. */
export const least = ({ per }: EffectOf<'least'>): PriceEffect =>
  onSums(
    (lines, { sumFor }) => perUnit(lines, per, (amounts, first) => raised(amounts, sumFor(first) ?? 0)),
    true,
  )

/** The amount missing to the least sum is added to the first line with a price. */
function raised(amounts: readonly Grosze[], sum: Grosze): Grosze[] {
  const missing = Math.max(0, sum - sumMoney(amounts))
  const first = amounts.findIndex((amount) => amount > 0)
  return amounts.map((amount, index) => (index === first ? amount + missing : amount))
}

/** Earlier reductions leave at least so much of each piece. */
export const floor = ({ amount: bottom }: EffectOf<'floor'>): PriceEffect =>
  onEachLine(({ amount, listAmount, quantity }) => Math.max(amount, Math.min(listAmount, bottom * quantity)))

/** Earlier reductions leave at least so many percent of the list price. */
export const floorPercent = ({ percent }: EffectOf<'floor-percent'>): PriceEffect =>
  onEachLine(({ amount, listAmount }) => Math.max(amount, percentOf(listAmount, percent)))

/** Earlier reductions together take off no more than a sum; the first lines keep theirs. Increases stay. */
export const mostOff = ({ amount: most, per }: EffectOf<'most-off'>): PriceEffect =>
  onSums((lines) => {
    const reduced = lines.map((line) =>
      line === null || line.amount >= line.listAmount ? null : { ...line, amount: line.listAmount },
    )
    const now = lines.map((line) => line?.amount ?? 0)
    const after = noMoreOff(reduced, now, { amount: most, per })
    return now.map((amount, index) => (reduced[index] === null ? amount : (after[index] ?? amount)))
  })

/** Reductions that add up to no more than a sum for each piece, person or registration. */
export function noMoreOff(
  lines: Lines,
  after: readonly Grosze[],
  { amount: most, per }: { readonly amount: Grosze; readonly per: 'piece' | 'person' | 'registration' },
): Grosze[] {
  const left = new Map<string | null, Grosze>()
  return lines.map((line, index) => {
    if (line === null) return 0
    const wanted = line.amount - (after[index] ?? 0)
    if (per === 'piece') return line.amount - Math.min(wanted, most * line.quantity)
    const unit = unitOf(line, per)
    const reduced = Math.min(wanted, left.get(unit) ?? most)
    left.set(unit, (left.get(unit) ?? most) - reduced)
    return line.amount - reduced
  })
}

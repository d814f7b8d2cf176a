import type { Grosze } from '../../values/money.ts'
import { type EffectOf, onEachLine, onSums, type PriceEffect, perUnit } from './price-effect.ts'

/** So much off each piece, or once off the sum of a person or of the registration. */
export function off({ amount: less, per }: EffectOf<'off'>): PriceEffect {
  return per === 'piece'
    ? onEachLine(({ amount, quantity }) => Math.max(0, amount - less * quantity))
    : onSums((lines) => perUnit(lines, per, (amounts) => takenOff(amounts, less)))
}

/** One sum off, from the first lines on. */
function takenOff(amounts: readonly Grosze[], less: Grosze): Grosze[] {
  let left = less
  return amounts.map((amount) => {
    const gone = Math.min(amount, left)
    left -= gone
    return amount - gone
  })
}

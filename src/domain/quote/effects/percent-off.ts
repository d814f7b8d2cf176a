import { type Grosze, percentOf, roundedPieces } from '../../values/money.ts'
import { noMoreOff } from './bounds.ts'
import { type EffectLine, type EffectOf, onEachLine, type PriceEffect } from './price-effect.ts'

/** So many percent off what is left, or of the list price; perhaps no more than a sum. */
export function percentOff(effect: EffectOf<'percent-off'>): PriceEffect {
  const { most } = effect
  const reduced = onEachLine((line) => afterPercent(effect, line))
  if (most === undefined) return reduced
  return {
    ...reduced,
    apply: (lines, facts) => noMoreOff(lines, reduced.apply(lines, facts), most),
    isOfLine: most.per === 'piece',
  }
}

function afterPercent(
  { percent, of, round }: EffectOf<'percent-off'>,
  { amount, listAmount, quantity }: EffectLine,
): Grosze {
  const base = of === 'list' ? listAmount : amount
  if (round === undefined) return Math.max(0, amount - percentOf(base, percent))
  return Math.min(amount, roundedPieces(amount, { of: base, percent: -percent }, quantity, round))
}

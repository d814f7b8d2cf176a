import { percentOf, roundedPieces } from '../../values/money.ts'
import { type EffectOf, onEachLine, type PriceEffect } from './price-effect.ts'

/** So many percent more. */
export const percentPlus = ({ percent, round }: EffectOf<'percent-plus'>): PriceEffect =>
  onEachLine(
    ({ amount, quantity }) =>
      round === undefined
        ? amount + percentOf(amount, percent)
        : Math.max(amount, roundedPieces(amount, { of: amount, percent }, quantity, round)),
    { raises: true },
  )

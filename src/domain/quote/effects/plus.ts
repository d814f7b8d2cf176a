import { type EffectOf, onEachLine, type PriceEffect } from './price-effect.ts'

/** So much more for each piece. */
export const plus = ({ amount: more }: EffectOf<'plus'>): PriceEffect =>
  onEachLine(({ amount, quantity }) => amount + more * quantity, { raises: true })

import { type EffectOf, onEachLine, type PriceEffect } from './price-effect.ts'

/** Each piece costs this instead, if it is less. */
export const to = ({ amount: price }: EffectOf<'to'>): PriceEffect =>
  onEachLine(({ amount, quantity }) => Math.min(amount, price * quantity), {
    isIdle: ({ amount, quantity }) => amount <= price * quantity,
  })

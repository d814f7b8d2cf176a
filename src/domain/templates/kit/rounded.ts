import { type Grosze, roundedPieces } from '../../values/money.ts'

const nearest =
  (to: Grosze) =>
  (amount: Grosze, percent: number): Grosze =>
    roundedPieces(0, { of: amount, percent }, 1, { to, direction: 'nearest' })

/** A percentage of an amount, to the nearest 5 zł, halves up: of 260 zł 85% is 220 zł. */
export const r5 = nearest(500)

/** The same to the nearest 10 zł. */
export const r10 = nearest(1000)

/**
 * A part of a price to the nearest 5 zł, but neither nothing nor more than the price: of 100 zł 6% is 5 zł, of 3 zł the
 * same 3 zł.
 */
export const part5 = (price: Grosze, percent: number): Grosze =>
  Math.min(price, Math.max(500, r5(price, percent)))

import { type Grosze, roundedPieces } from '../../values/money.ts'

/** The largest price that there is. */
const MOST: Grosze = 100_000_000

const nearest =
  (to: Grosze) =>
  (amount: Grosze, percent: number): Grosze =>
    Math.min(MOST, roundedPieces(0, { of: amount, percent }, 1, { to, direction: 'nearest' }))

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

/** More than a price to the nearest 5 zł, and never less than it. */
export const raised5 = (price: Grosze, percent: number): Grosze => Math.max(price, r5(price, percent))

/** As `part5`, to the nearest 10 zł. */
export const part10 = (price: Grosze, percent: number): Grosze =>
  Math.min(price, Math.max(1000, r10(price, percent)))

/** As `part5`, to the nearest złoty. */
export const part1 = (price: Grosze, percent: number): Grosze =>
  Math.min(price, Math.max(100, nearest(100)(price, percent)))

/** As `raised5`, to the nearest 10 zł. */
export const raised10 = (price: Grosze, percent: number): Grosze => Math.max(price, r10(price, percent))

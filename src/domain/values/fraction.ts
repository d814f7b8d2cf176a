import type { Grosze } from './money.ts'

/** Grosze before rounding: a third of 1 zł stays a third until the end of a calculation. */
export interface Fraction {
  readonly over: bigint
  /** Above zero. */
  readonly under: bigint
}

/** The finest percentage, as in `percentOf`. */
const PARTS_OF_PERCENT = 10_000

const NOTHING: Fraction = { over: 0n, under: 1n }

/** A whole number of grosze. */
export const exactly = (amount: Grosze): Fraction => ({ over: BigInt(amount), under: 1n })

/** Adds fractions up. */
export const sumFractions = (all: Iterable<Fraction>): Fraction => {
  let sum = NOTHING
  for (const each of all) sum = reduced(sum.over * each.under + each.over * sum.under, sum.under * each.under)
  return sum
}

/** One less another. */
export const less = (one: Fraction, other: Fraction): Fraction =>
  sumFractions([one, { ...other, over: -other.over }])

/** As much of an amount as a part is of its whole; nothing of nothing. */
export const inProportion = (amount: Fraction, part: Fraction, whole: Fraction): Fraction => {
  if (whole.over === 0n) return NOTHING
  const sign = whole.over < 0n ? -1n : 1n
  return reduced(sign * amount.over * part.over * whole.under, sign * amount.under * part.under * whole.over)
}

/** The smaller of two. */
export const atMost = (one: Fraction, most: Fraction): Fraction =>
  one.over * most.under <= most.over * one.under ? one : most

/** The same, or nothing where it is below zero. */
export const notBelowZero = (amount: Fraction): Fraction => (amount.over < 0n ? NOTHING : amount)

/** A percentage of it, to four places, without loss of precision. */
export const percentage = ({ over, under }: Fraction, percent: number): Fraction =>
  reduced(over * BigInt(Math.round(percent * PARTS_OF_PERCENT)), under * BigInt(100 * PARTS_OF_PERCENT))

/** As a number with a fraction, to compare by. */
export const nearly = ({ over, under }: Fraction): number => Number(over) / Number(under)

/** To the nearest grosz, halves away from zero. */
export function rounded({ over, under }: Fraction): Grosze {
  const size = over < 0n ? -over : over
  const grosze = Number((2n * size + under) / (2n * under))
  return over < 0n ? -grosze : grosze
}

function reduced(over: bigint, under: bigint): Fraction {
  let [divisor, rest] = [over < 0n ? -over : over, under]
  while (rest !== 0n) [divisor, rest] = [rest, divisor % rest]
  return { over: over / divisor, under: under / divisor }
}

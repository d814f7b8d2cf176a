/** Money is a whole number of grosze, everywhere and always; only display and typing use złote. */
export type Grosze = number

const NBSP = '\u00a0'
/** The usual space, and the narrow one between thousands on many pages. */
const NO_BREAK_SPACES = /[\u00a0\u202f]/g
const TYPED_AMOUNT = /^(\d+)(?:\.(\d{2}))?$/

/**
 * Formats an amount as the specification (§9) shows it: `40 zł`, `40,50 zł`, no grouping of thousands. The space before
 * the currency does not break; `currency: false` leaves the currency out.
 */
export function formatMoney(amount: Grosze, options: { currency?: boolean } = {}): string {
  const sign = amount < 0 ? '−' : ''
  const grosze = Math.abs(amount) % 100
  const zloty = (Math.abs(amount) - grosze) / 100
  const digits = grosze === 0 ? `${zloty}` : `${zloty},${String(grosze).padStart(2, '0')}`
  return options.currency === false ? `${sign}${digits}` : `${sign}${digits}${NBSP}zł`
}

/** Five digits are easy to read only in groups. */
const GROUPED_FROM: Grosze = 10_000_00
const THIN = '\u202f'

/**
 * An amount of a summary, in groups of three digits from 10 000 zł up: `143 720 zł`. Fields and the lines of a price keep
 * to `formatMoney` (readings, 'Money parsing vectors': reports may group by another function).
 */
export function formatSum(amount: Grosze): string {
  const text = formatMoney(amount)
  return Math.abs(amount) < GROUPED_FROM
    ? text
    : text.replace(/\d(?=(?:\d{3})+(?!\d))(?<!,\d*)/g, `$&${THIN}`)
}

/**
 * Reads an amount typed by a person (specification §5): digits, optionally exactly two decimals after
 * a comma or a dot; the first space is left out, a pasted no-break space is a space. Returns grosze, or
 * null for anything else.
 */
export function parseMoney(typed: string): Grosze | null {
  const text = typed.replace(NO_BREAK_SPACES, ' ').replace(' ', '').replace(',', '.')
  const match = TYPED_AMOUNT.exec(text)
  if (match === null) return null
  const amount = Number(match[1]) * 100 + Number(match[2] ?? 0)
  return Number.isSafeInteger(amount) ? amount : null
}

/** Adds amounts up. */
export function sumMoney(amounts: Iterable<Grosze>): Grosze {
  let sum = 0
  for (const amount of amounts) sum += amount
  return sum
}

/** The finest percentage: 12.3456 %. */
const PARTS_OF_PERCENT = 10_000

/**
 * A percentage of an amount, rounded to the nearest grosz, halves away from zero. Calculated in whole numbers: 1.14 %
 * of 25 zł is 28.5 gr exactly, which a product of fractions would miss.
 */
export function percentOf(amount: Grosze, percent: number): Grosze {
  const parts = Math.abs(amount) * Math.round(percent * PARTS_OF_PERCENT)
  return Math.sign(amount) * Math.round(parts / (100 * PARTS_OF_PERCENT))
}

/** Rounds to a multiple of a number of grosze. */
export interface Rounding {
  readonly to: Grosze
  readonly direction: 'nearest' | 'down' | 'up'
}

const ROUND = { nearest: Math.round, down: Math.floor, up: Math.ceil } as const

/**
 * The price of pieces after a percentage of a base is added to their amount (or, if it is negative, taken off it), each
 * of them rounded separately, halves up. Calculated from the exact price, so that nothing is rounded twice. Never
 * negative.
 */
export function roundedPieces(
  amount: Grosze,
  change: { readonly of: Grosze; readonly percent: number },
  pieces: number,
  { to, direction }: Rounding,
): Grosze {
  const whole = 100 * PARTS_OF_PERCENT
  const exact = Math.max(0, amount * whole + change.of * Math.round(change.percent * PARTS_OF_PERCENT))
  return ROUND[direction](exact / (whole * to * pieces)) * to * pieces
}

/** One of a number of equal shares of an amount, rounded separately: the last one is what the others leave. */
export const roundedShare = (amount: Grosze, shares: number, { to, direction }: Rounding): Grosze =>
  ROUND[direction](amount / (shares * to)) * to

/**
 * Divides an amount in proportion to weights so that the shares add up to it exactly; the grosze left
 * over by rounding go to the largest remainders, the earlier share first. With no weight at all the
 * shares are equal.
 */
export function splitMoney(amount: Grosze, weights: readonly number[]): Grosze[] {
  if (weights.length === 0) return []
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  const fractions = weights.map((weight) => (all > 0 ? weight / all : 1 / weights.length))
  const exact = fractions.map((fraction) => amount * fraction)
  const shares = exact.map((share) => Math.floor(share))
  const byRemainder = exact
    .map((share, index) => ({ index, remainder: share - Math.floor(share) }))
    .sort((a, b) => b.remainder - a.remainder || a.index - b.index)
  let left = amount - sumMoney(shares)
  for (const { index } of byRemainder) {
    if (left <= 0) break
    shares[index] = (shares[index] ?? 0) + 1
    left -= 1
  }
  return shares
}

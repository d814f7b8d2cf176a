const WEIGHTS = [6, 5, 7, 2, 3, 4, 5, 6, 7] as const
/** A tax office has a number, so the first three digits are never 000, x00 or 0xx. */
const SHAPE = /^[1-9](?:[0-9][1-9]|[1-9][0-9])[0-9]{7}$/

/** The input without spaces, hyphens and the country's letters, which invoices print before a NIP. */
export const bareNip = (typed: string): string => typed.replace(/[\s-]/g, '').replace(/^PL/i, '')

/**
 * Reads a NIP: 10 digits after removing spaces and hyphens, the weighted sum mod 11 equal to the last digit
 * (specification §5). Returns the ten digits, or null when it is not one; a remainder of 10 fits no digit.
 */
export function readNip(typed: string): string | null {
  const nip = bareNip(typed)
  if (!SHAPE.test(nip)) return null
  const sum = WEIGHTS.reduce<number>((all, weight, index) => all + weight * Number(nip[index]), 0)
  return sum % 11 === Number(nip[9]) ? nip : null
}

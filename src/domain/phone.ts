/** Why a text cannot be a telephone number; the words are in the catalogue. */
export type PhoneFault = 'invalid' | 'too_short' | 'too_long'

const FEWEST_DIGITS = 9
const MOST_DIGITS = 16
/** Digits with spaces and hyphens between them; nobody types more. */
const MOST_TYPED = 30

/**
 * Specification §5: digits, spaces, hyphens, an optional leading plus; 9 to 16 digits (readings: 'at most
 * 16' counts digits). Null for a number that can stand. The text is trimmed before.
 */
export function phoneFault(text: string): PhoneFault | null {
  if (text.length > MOST_TYPED) return 'too_long'
  if (!/^\+?[0-9 -]+$/.test(text)) return 'invalid'
  const digits = text.replace(/[^0-9]/g, '').length
  if (digits < FEWEST_DIGITS) return 'too_short'
  return digits > MOST_DIGITS ? 'too_long' : null
}

/** Every kind of space, a pasted no-break space too, as the plain space that the rule knows. */
export const plainSpaces = (typed: string): string => typed.replace(/\s/g, ' ')

/**
 * The number as machines dial it (E.164), with Poland where no country is named: nine digits, or eleven
 * that begin with 48. Null where that cannot be told; such a number is kept as it was typed.
 */
export function e164Of(typed: string): string | null {
  const bare = typed.replace(/[\s()-]/g, '').replace(/^00/, '+')
  const polish = /^(?:\+?48)?([1-9][0-9]{8})$/.exec(bare)
  if (polish !== null) return `+48${polish[1]}`
  return /^\+(?!48)[1-9][0-9]{6,14}$/.test(bare) ? bare : null
}

/** Why a text cannot be a telephone number; the words are in the catalogue. */
export type PhoneFault = 'invalid' | 'too_short' | 'too_long'

const FEWEST_DIGITS = 9
const MOST_DIGITS = 16
/** Sixteen digits with several spaces and hyphens between all of them; a longer text was not typed as a number. */
const LONGEST_TEXT = 100
/**
 * Specification §5: digits, spaces, hyphens, an optional leading plus; 9 to 16 digits (readings: 'at most 16' counts
 * digits). Null for a valid number. The text is trimmed before.
 */
export function phoneFault(text: string): PhoneFault | null {
  if (text.length > LONGEST_TEXT) return 'invalid'
  if (!/^\+?[0-9 -]+$/.test(text)) return 'invalid'
  const digits = text.replace(/[^0-9]/g, '').length
  if (digits < FEWEST_DIGITS) return 'too_short'
  return digits > MOST_DIGITS ? 'too_long' : null
}

/** Every kind of space, a pasted no-break space too, as the plain space that the rule accepts. */
export const plainSpaces = (typed: string): string => typed.replace(/\s/g, ' ')

/**
 * The number as machines dial it (E.164), with Poland where no country is given: nine digits, or eleven that begin with
 * 48. Null where that is not clear; such a number is kept as it was typed.
 */
export function e164Of(typed: string): string | null {
  const bare = typed.replace(/[\s()-]/g, '').replace(/^00/, '+')
  const polish = /^(?:\+?48)?([1-9][0-9]{8})$/.exec(bare)
  if (polish !== null) return `+48${polish[1]}`
  return /^\+(?!48)[1-9][0-9]{6,14}$/.test(bare) ? bare : null
}

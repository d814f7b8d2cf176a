import { MARKED } from './name-key.ts'

/** Keys of an order from one, up to and without another. */
export interface KeyRange {
  readonly from: string
  readonly to: string
}

/** What may stand behind a letter in a key: 'z' is 'z', 'z~' (ź) or 'z~~' (ż). */
const signsOf = (letter: string): readonly string[] => [
  '',
  ...Object.values(MARKED).flatMap((key) => (key.startsWith(letter) ? [key.slice(letter.length)] : [])),
]

/** A longer beginning is cut: what its ranges hold besides is filtered out by its words. */
const MOST_RANGES = 8
const LAST = '\u{10ffff}'

/**
 * Where the keys of names (`nameKey`) stand whose surname begins with a word without diacritics: in at most eight ranges, which
 * do not overlap.
 * @param word small letters and digits, as `wordsOf` makes them
 */
export function nameRanges(word: string): KeyRange[] {
  const letters = [...word]
  let begun = ['']
  for (const [at, letter] of letters.entries()) {
    begun = begun.map((beginning) => beginning + letter)
    // What has a sign behind the last letter lies within its range.
    if (at === letters.length - 1) break
    const signed = begun.flatMap((beginning) => signsOf(letter).map((sign) => beginning + sign))
    if (signed.length > MOST_RANGES) break
    begun = signed
  }
  return begun.map((from) => ({ from, to: from + LAST }))
}

/** The Polish letters after the letter that they follow in the alphabet: each sorts behind all words of that letter. */
export const MARKED: Readonly<Record<string, string>> = {
  ...{ ą: 'a~', ć: 'c~', ę: 'e~', ł: 'l~', ń: 'n~', ó: 'o~', ś: 's~', ź: 'z~', ż: 'z~~' },
}

/**
 * A text that sorts by bytes as the names sort in a Polish list: first the surname, then the first name; capitals, signs and
 * marks of other languages do not matter.
 */
export const nameKey = (lastName: string, firstName: string): string =>
  `${keyOf(lastName)}\u0001${keyOf(firstName)}`

const keyOf = (name: string): string =>
  [...name.toLowerCase().normalize('NFC').replaceAll('~', ' ')]
    .map((letter) => MARKED[letter] ?? letter.normalize('NFD').replace(/\p{M}/gu, ''))
    .join('')
    .replace(/[^\p{L}\p{N}~ ]+/gu, ' ')
    .trim()

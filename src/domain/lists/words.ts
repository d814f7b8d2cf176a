import { nameKey } from './name-key.ts'

/** Letters that are letters of their own and no marked ones: Unicode does not take them apart. */
const PLAIN: Readonly<Record<string, string>> = { ł: 'l', ß: 'ss', đ: 'd', ø: 'o', æ: 'ae', œ: 'oe', ı: 'i' }

const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[łßđøæœı]/g, (letter) => PLAIN[letter] ?? letter)

/** The words of a text by which it is found: small letters without diacritics, letters and digits alone, each once. */
export const wordsOf = (text: string): string[] => [...new Set(plain(text).match(/[\p{L}\p{N}]+/gu) ?? [])]

/** A phone number from its end, so that its last digits are its beginning. */
const phoneFromEnd = (phone: string): string => [...phone.replace(/\D/g, '')].reverse().join('')

/** Before the word with which the place of a row in the order of names begins. */
export const SURNAME = 's:'

/** A key that no row has: signs alone find nobody. */
const NOBODY = '-'
/** Fewer digits are the end of too many phone numbers. */
const LEAST_OF_PHONE = 4

/** What a row is found by. */
export interface Findable {
  readonly names: readonly string[]
  /** The surname by which the row is sorted; it is one of the names. */
  readonly surname: string
  /** Numbers of the registration and of the person: 'ZG-4F7K', '2-101'. */
  readonly numbers: readonly string[]
  readonly emails: readonly string[]
  readonly phones: readonly string[]
}

/**
 * The keys of a row: `s` the word with which its place in the order of names begins, `w` other words, `n` whole numbers without
 * signs, `e` addresses, `p` phone numbers from their end.
 */
export function searchKeys({ names, surname, numbers, emails, phones }: Findable): string[] {
  const first = firstOf(surname)
  return [
    ...new Set([
      ...[...names, ...numbers]
        .flatMap(wordsOf)
        .map((word) => (word === first ? `${SURNAME}${word}` : `w:${word}`)),
      ...numbers.map((number) => `n:${wordsOf(number).join('')}`),
      ...emails.map((email) => `e:${email.toLowerCase()}`),
      ...phones.map((phone) => `p:${phoneFromEnd(phone)}`),
    ]),
  ]
}

/** The first word of a surname; none when its key does not begin so, as of letters that are two in the word ('ß'). */
function firstOf(surname: string): string | undefined {
  const [first] = wordsOf(surname)
  return first !== undefined && nameKey(surname, '').replaceAll('~', '').startsWith(first) ? first : undefined
}

/**
 * Beginnings of keys that a row must have to match what was typed: of each inner list one, of all of them. A text of digits
 * alone is a number or the end of a phone number, one with @ the beginning of an address; every other word the beginning
 * of a word.
 */
export function keysOfSearch(typed: string): string[][] {
  const text = typed.trim()
  const digits = text.replace(/[\s+()-]/g, '')
  if (text.includes('@')) return [[`e:${text.toLowerCase()}`]]
  if (/^\d+$/.test(digits) && digits.length >= LEAST_OF_PHONE)
    return [[`p:${phoneFromEnd(digits)}`, `n:${digits}`, `w:${digits}`, `${SURNAME}${digits}`]]
  const words = wordsOf(text)
  if (words.length === 0) return text === '' ? [] : [[NOBODY]]
  return words.map((word) => keysOfWord(words, word))
}

/** A whole number is found by its parts together as well. */
function keysOfWord(words: readonly string[], word: string): string[] {
  const whole = words.length > 1 && words.some(hasDigit) ? [`n:${words.join('')}`] : []
  return [`${SURNAME}${word}`, `w:${word}`, `n:${word}`, ...whole]
}

const hasDigit = (word: string) => /\d/.test(word)

/**
 * Of the keys of a search for a number in several words, those of its longest word with a digit: the others stand in very many
 * numbers. Null for every other search.
 */
export function rarestKeysOf(typed: string): string[] | null {
  const words = wordsOf(typed)
  const [longest] = words.filter(hasDigit).toSorted((one, other) => other.length - one.length)
  // One word is all of the search: a phone number, or a part of a number.
  if (longest === undefined || keysOfSearch(typed).length < 2) return null
  return keysOfWord(words, longest)
}

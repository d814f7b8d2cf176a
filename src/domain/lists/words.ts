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

/** A key that no row has: signs alone find nobody. */
const NOBODY = '-'
/** Fewer digits are the end of too many phone numbers. */
const LEAST_OF_PHONE = 4

/** What a row is found by. */
export interface Findable {
  readonly names: readonly string[]
  /** Numbers of the registration and of the person: 'ZG-4F7K', '2-101'. */
  readonly numbers: readonly string[]
  readonly emails: readonly string[]
  readonly phones: readonly string[]
}

/** The keys of a row: `w` words, `n` whole numbers without signs, `e` addresses, `p` phone numbers from their end. */
export function searchKeys({ names, numbers, emails, phones }: Findable): string[] {
  return [
    ...new Set([
      ...[...names, ...numbers].flatMap(wordsOf).map((word) => `w:${word}`),
      ...numbers.map((number) => `n:${wordsOf(number).join('')}`),
      ...emails.map((email) => `e:${email.toLowerCase()}`),
      ...phones.map((phone) => `p:${phoneFromEnd(phone)}`),
    ]),
  ]
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
    return [[`p:${phoneFromEnd(digits)}`, `n:${digits}`, `w:${digits}`]]
  const words = wordsOf(text)
  if (words.length === 0) return text === '' ? [] : [[NOBODY]]
  const whole = words.length > 1 && /\d/.test(text) ? [`n:${words.join('')}`] : []
  return words.map((word) => [`w:${word}`, `n:${word}`, ...whole])
}

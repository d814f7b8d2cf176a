import type { NewQuestion } from './change-question.ts'
import { optionsNamed } from './options.ts'

/** What a question is likely to be, from how it is worded. */

const options = (...names: readonly [id: string, name: string][]) => names.map(([id, name]) => ({ id, name }))

const YES_NO = options(['yes', 'Tak'], ['no', 'Nie'])
const SIZES = options(
  ...['S', 'M', 'L', 'XL', 'XXL'].map((size): [string, string] => [size.toLowerCase(), size]),
)

/** Answers about health are for the fewest, and not for long. */
const IN_CONFIDENCE = { seenBy: ['editEvents'], keepDays: 30 } satisfies Partial<NewQuestion>

type Guess = Omit<NewQuestion, 'label'>

const HEALTH = 'alergi|uczulen|chor[oó]b|lek(?:i|ów|arstw)|zdrowi|przeciwwskaza'
const ASKS = '(?:czy|chcesz|potrzebujesz|masz|będziesz)'
/** The end of a word: that of JavaScript takes Polish letters for signs between words. */
const END = '(?!\\p{L})'

/** The first that fits counts: 'Adres e-mail' is no address, 'Czy masz alergię?' is about health. */
const GUESSES: readonly (readonly [pattern: string, guess: Guess])[] = [
  [`^(?:skan|plik|zdjęcie|fotografia|załącznik|zaświadczenie)${END}|wgraj|dołącz`, { type: 'file' }],
  ['pesel', { type: 'pesel' }],
  [`(?<!\\p{L})nip${END}`, { type: 'nip' }],
  ['e-?mail', { type: 'email' }],
  ['telefon|komórk', { type: 'otherPhone' }],
  [`^${ASKS}${END}.*(?:${HEALTH})`, { type: 'radio', options: YES_NO, ...IN_CONFIDENCE }],
  [HEALTH, { type: 'textarea', max: 2000, ...IN_CONFIDENCE }],
  [`^${ASKS}${END}`, { type: 'radio', options: YES_NO }],
  ['imię i nazwisko', { type: 'text' }],
  [`^imię${END}`, { type: 'firstName' }],
  [`^nazwisko${END}`, { type: 'lastName' }],
  ['data urodz|urodzin', { type: 'dateOfBirth' }],
  ['^adres(?! strony)|zamieszkani', { type: 'address' }],
  ['rozmiar|koszulk', { type: 'select', options: SIZES }],
  [`^(?:o której|godzina)${END}`, { type: 'time' }],
  [
    `(?:^|\\s)data${END}|^kiedy${END}|^(?:w )?(?:którym |któr[ey] )?(?:dniu|dzień|dnia)${END}`,
    { type: 'date' },
  ],
  ['^kwota|ile zł|wysokość składki', { type: 'price' }],
  [`^(?:ile|liczba|wiek|wzrost|waga|rok)${END}`, { type: 'number' }],
  ['uwagi|opisz|opowiedz|dlaczego|napisz|powiedz|intencj', { type: 'textarea', max: 2000 }],
]

const guessOf = (label: string): Guess | undefined =>
  GUESSES.find(([pattern]) => new RegExp(pattern, 'u').test(label.toLocaleLowerCase('pl')))?.[1]

/** Answers that stand in the wording: 'Jedzenie: zwykłe, bez mięsa, inne'. */
function listedAnswers(wording: string): NewQuestion | null {
  const colon = wording.indexOf(':')
  const [label, list] = [wording.slice(0, colon).trim(), wording.slice(colon + 1)]
  const names = list.split(/,| lub | albo /).map((name) => name.trim())
  if (colon <= 0 || names.length < 2 || names.includes('')) return null
  // 'Adres: ulica, miejscowość' lists parts, not answers.
  const guess = guessOf(label)
  return guess === undefined || guess.options !== undefined
    ? { ...guess, label, type: 'radio', options: optionsNamed(names) }
    : null
}

/** A question of these words; a short text where nothing else is likely. */
export function guessQuestion(wording: string): NewQuestion {
  const label = wording.trim().replace(/\s+/g, ' ')
  return listedAnswers(label) ?? { label, ...(guessOf(label) ?? { type: 'text' }) }
}

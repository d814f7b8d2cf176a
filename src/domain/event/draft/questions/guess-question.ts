import type { NewQuestion } from './change-question.ts'

/** What a question is likely to be, from how it is worded. */

const options = (...names: readonly [id: string, name: string][]) => names.map(([id, name]) => ({ id, name }))

const YES_NO = options(['yes', 'Tak'], ['no', 'Nie'])
const SIZES = options(
  ...['S', 'M', 'L', 'XL', 'XXL'].map((size): [string, string] => [size.toLowerCase(), size]),
)

/** Answers about health are for the fewest, and not for long. */
const IN_CONFIDENCE = { seenBy: ['editEvents'], keepDays: 30 } satisfies Partial<NewQuestion>

type Guess = Omit<NewQuestion, 'label'>

/** The first that fits counts: 'Adres e-mail' is no address, 'Czy masz alergię?' is about health. */
const GUESSES: readonly (readonly [RegExp, Guess])[] = [
  [/\bpesel/, { type: 'pesel' }],
  [/\bnip\b/, { type: 'nip' }],
  [/e-?mail/, { type: 'email' }],
  [/telefon|komórk|\btel\b/, { type: 'otherPhone' }],
  [
    /^(?=.*(alergi|uczulen|chor[oó]b|\blek|lekarstw|zdrowi|przeciwwskaza))czy\b/,
    { type: 'radio', options: YES_NO, ...IN_CONFIDENCE },
  ],
  [
    /alergi|uczulen|chor[oó]b|\blek[iów]|lekarstw|zdrowi|przeciwwskaza/,
    { type: 'textarea', max: 2000, ...IN_CONFIDENCE },
  ],
  [/^(?:czy|chcesz|potrzebujesz|masz|będziesz)\b/, { type: 'radio', options: YES_NO }],
  [/imię i nazwisko/, { type: 'text' }],
  [/^imię\b/, { type: 'firstName' }],
  [/^nazwisko\b/, { type: 'lastName' }],
  [/data urodz|urodzin/, { type: 'dateOfBirth' }],
  [/^adres(?! strony)|zamieszkani/, { type: 'address' }],
  [/rozmiar|koszulk/, { type: 'select', options: SIZES }],
  [/^(?:o której|godzina)\b/, { type: 'time' }],
  [/\bdata\b|^kiedy\b|^(?:którego )?dni[ua]\b|^dzień\b/, { type: 'date' }],
  [/^kwota|ile zł|wysokość składki/, { type: 'price' }],
  [/^(?:ile|liczba|wiek|wzrost|waga|rok)\b/, { type: 'number' }],
  [/uwagi|opisz|opowiedz|dlaczego|napisz|powiedz|intencj|co jeszcze/, { type: 'textarea', max: 2000 }],
]

/** Options that stand in the wording: 'Jedzenie: zwykłe, bez mięsa, inne'. */
function listedOptions(wording: string): NewQuestion | null {
  const [label = '', list = ''] = wording.split(/:(.*)/s).map((part) => part.trim())
  const names = list.split(/,| lub | albo /).map((name) => name.trim())
  if (label === '' || names.length < 2 || names.some((name) => name === '')) return null
  return { label, type: 'radio', options: names.map((name, index) => ({ id: `o${index}`, name })) }
}

/** A question of these words; a short text where nothing else is likely. Ids of options are made when it is added. */
export function guessQuestion(wording: string): NewQuestion {
  const label = wording.trim().replace(/\s+/g, ' ')
  const words = label.toLocaleLowerCase('pl')
  const guess = GUESSES.find(([pattern]) => pattern.test(words))
  return listedOptions(label) ?? { label, ...(guess?.[1] ?? { type: 'text' }) }
}

/** Questions that many events ask, ready to be added. */
export const COMMON_QUESTIONS: readonly NewQuestion[] = [
  { label: 'PESEL', type: 'pesel', keepDays: 30 },
  { label: 'Adres', type: 'address' },
  { label: 'Parafia', type: 'text' },
  { label: 'Rozmiar koszulki', type: 'select', options: SIZES },
  {
    label: 'Telefon do bliskiej osoby',
    type: 'otherPhone',
    help: 'Zadzwonimy tylko w\u00a0nagłej sprawie.',
  },
  {
    label: 'Jedzenie',
    type: 'radio',
    options: options(
      ['usual', 'Zwykłe'],
      ['meatless', 'Bez mięsa'],
      ['gluten-free', 'Bez glutenu'],
      ['other', 'Inne'],
    ),
  },
  {
    label: 'Zdrowie: o\u00a0czym powinniśmy wiedzieć?',
    type: 'textarea',
    help: 'Alergie, stałe leki, choroby. Przeczytają to tylko osoby, które układają wydarzenie.',
    max: 2000,
    ...IN_CONFIDENCE,
  },
  { label: 'Uwagi', type: 'textarea', max: 2000 },
]

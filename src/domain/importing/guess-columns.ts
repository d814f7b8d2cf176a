import type { EventDefinition } from '../event/definition/definition.ts'
import { wordsOf } from '../lists/words.ts'
import { type FixedTarget, itemsOf, questionsOf, type Target, targetsOf } from './targets.ts'

/** Usual headings of columns, without accents; the first target that fits counts, so longer headings come first. */
const HEADINGS: readonly (readonly [FixedTarget, readonly string[]])[] = [
  [
    'contact.fullName',
    [
      'rodzic',
      'opiekun',
      'zglaszajacy',
      'osoba zglaszajaca',
      'kontakt',
      'imie i nazwisko rodzica',
      'imie i nazwisko opiekuna',
    ],
  ],
  [
    'contact.firstName',
    ['imie rodzica', 'imie opiekuna', 'imie zglaszajacego', 'imie kontakt', 'kontakt imie'],
  ],
  [
    'contact.lastName',
    [
      'nazwisko rodzica',
      'nazwisko opiekuna',
      'nazwisko zglaszajacego',
      'nazwisko kontakt',
      'kontakt nazwisko',
    ],
  ],
  [
    'contact.email',
    [
      'e mail',
      'email',
      'mail',
      'adres e mail',
      'adres email',
      'e mail rodzica',
      'email rodzica',
      'e mail kontaktowy',
    ],
  ],
  [
    'contact.phone',
    [
      'telefon',
      'tel',
      'nr telefonu',
      'numer telefonu',
      'telefon kontaktowy',
      'telefon rodzica',
      'komorka',
      'phone',
    ],
  ],
  ['firstName', ['imie', 'imiona', 'imie uczestnika', 'imie dziecka', 'first name']],
  ['lastName', ['nazwisko', 'nazwisko uczestnika', 'nazwisko dziecka', 'last name', 'surname']],
  [
    'fullName',
    [
      'imie i nazwisko',
      'nazwisko i imie',
      'uczestnik',
      'dziecko',
      'osoba',
      'imie i nazwisko uczestnika',
      'name',
    ],
  ],
  [
    'birthDate',
    ['data urodzenia', 'data ur', 'urodzony', 'urodzona', 'ur', 'birth date', 'data urodzenia uczestnika'],
  ],
  ['sex', ['plec', 'k m', 'sex']],
  ['group', ['grupa']],
  ['type', ['rodzaj udzialu', 'typ', 'rodzaj']],
]

const keyOf = (text: string) => wordsOf(text).join(' ')

/**
 * What each column is for, by its heading; null where nothing fits. What the event itself calls something comes before
 * what people usually call it; nothing is given to two columns.
 */
export function guessColumns(definition: EventDefinition, head: readonly string[]): (Target | null)[] {
  const open = new Set(targetsOf(definition))
  const ofEvent = namesOfEvent(definition)
  const guesses: (Target | null)[] = head.map(() => null)
  const guess = (candidatesOf: (heading: string) => readonly Target[]) =>
    head.forEach((heading, index) => {
      const found = candidatesOf(keyOf(heading)).find((target) => open.has(target))
      if (guesses[index] !== null || found === undefined) return
      guesses[index] = found
      open.delete(found)
    })
  guess((key) => ofEvent.filter(({ names }) => names.includes(key)).map(({ target }) => target))
  guess((key) => HEADINGS.filter(([, names]) => names.includes(key)).map(([target]) => target))
  // 'Koszulka (rozmiar)' for the question 'Koszulka'.
  guess((key) =>
    ofEvent
      .filter(({ names }) =>
        names.some((name) => name.length > 3 && (key.startsWith(`${name} `) || name.startsWith(`${key} `))),
      )
      .map(({ target }) => target),
  )
  return guesses
}

function namesOfEvent(definition: EventDefinition) {
  const { groupLabel, typeLabel } = definition
  return [
    { target: 'group', names: [keyOf(groupLabel)] },
    { target: 'type', names: [keyOf(typeLabel)] },
    ...questionsOf(definition).map(({ id, label }) => ({
      target: `answer.${id}`,
      names: [keyOf(label), id],
    })),
    ...itemsOf(definition).map(({ id, name }) => ({ target: `choice.${id}`, names: [keyOf(name), id] })),
  ].filter(({ names }) => names[0] !== '')
}

/** Headings of a column that says who belongs together. */
const TOGETHER = [
  'zgloszenie',
  'nr zgloszenia',
  'rodzina',
  'nr rodziny',
  'numer rodziny',
  'numer zgloszenia',
  'razem',
]

/** The column by which rows are of one registration; null where each row is one. */
export function guessTogether(head: readonly string[]): number | null {
  const found = head.findIndex((heading) => TOGETHER.includes(keyOf(heading)))
  return found < 0 ? null : found
}

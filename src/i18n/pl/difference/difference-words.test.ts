import { expect, test } from 'vitest'
import { definitionOf } from '#domain/event/definition/definition.fixture.ts'
import type { EventDefinition } from '#domain/event/definition/definition.ts'
import { isTable } from '#domain/event/definition/price-table.ts'
import { everything } from '../definition/everything.fixture.ts'
import { differenceWords } from './difference-words.ts'

const plain = (texts: readonly string[]) =>
  texts.map((text) => text.replaceAll('\u00a0', ' ').replaceAll('\u2060', ''))
const sentencesAfter = (after: EventDefinition) => plain(differenceWords(everything, after))

/** Changes a nested value of a copy. */
function changed(change: (definition: EventDefinition) => void): EventDefinition {
  const copy = definitionOf(JSON.parse(JSON.stringify(everything)))
  change(copy)
  return copy
}

/** One part of a list that is known to be there. */
function at<Part>(parts: readonly Part[], index: number): Part {
  const part = parts[index]
  if (part === undefined) throw new Error(`There is no part ${index}.`)
  return part
}

const window = at(everything.windows, 0)
const fee = at(everything.items, 0)
const row = (amount: number, name?: string, atMost = 15) => ({
  amount,
  name,
  when: { fact: 'age', atMost },
})

test.each<[string, (definition: EventDefinition) => void, string[]]>([
  ['nothing', () => undefined, []],
  [
    'when it closes',
    (d) => {
      d.windows = [{ ...window, closes: '2026-02-15T23:59:59' }]
    },
    ['Zapisy „Dla klubu” zamykają się 15 lutego zamiast 31 stycznia'],
  ],
  [
    'when it opens, in another year',
    (d) => {
      d.windows = [{ ...window, opens: '2025-12-01T09:00:00' }]
    },
    ['Zapisy „Dla klubu” otwierają się 1 grudnia 2025, 9:00 zamiast 5 stycznia 2026, 9:00'],
  ],
  [
    'that it closes no more',
    (d) => {
      d.windows = [{ ...window, closes: null }]
    },
    ['Zapisy „Dla klubu” zamykają się bez terminu zamiast 31 stycznia 2026'],
  ],
  [
    'that it is always open',
    (d) => {
      d.windows = []
    },
    [
      'Zapisy: było „Dla klubu: od 5 stycznia 2026, 9:00 do 31 stycznia 2026, w godz. 9:00–12:00, poniedziałek–środa, dla kogo: zaproszenie: »klub«”, jest „zawsze otwarte”',
    ],
  ],
  [
    'amounts of a price list',
    (d) => {
      at(d.items, 0).price = [row(14000, 'Młodszy', 10), row(15000), row(9000, 'Senior', 99)]
    },
    [
      'Udział: cena dla „Młodszy” z 120 zł na 140 zł',
      'Udział: nowa cena dla „Senior”: 90 zł',
      'Udział: odpada cena dla „Pozostali”: 100 zł i 20 zł razy liczba osób (ponad 2, najwyżej 5)',
    ],
  ],
  [
    'for whom a price is',
    (d) => {
      const rows = at(d.items, 0).price
      if (Array.isArray(rows)) at(d.items, 0).price = [row(12000, 'Młodszy', 11), ...rows.slice(1)]
    },
    ['Udział: cena dla „Młodszy”, dla kogo: było „wiek do 10 lat”, jest „wiek do 11 lat”'],
  ],
  [
    'the order of prices',
    (d) => {
      const rows = at(d.items, 0).price
      if (Array.isArray(rows)) at(d.items, 0).price = rows.toReversed()
    },
    ['Udział: ceny liczą się w innej kolejności'],
  ],
  [
    'the price of an option, and from nothing',
    (d) => {
      at(at(d.items, 1).options, 0).price = 5000
      at(at(d.items, 1).options, 2).price = [
        { when: { fact: 'type', is: 'child' }, amount: 100, name: 'Dzieci' },
        { amount: 3000 },
      ]
    },
    ['Autokar: Tam: cena z 45 zł na 50 zł', 'Autokar: Nocny: cena dla „Dzieci” z 0 zł na 1 zł'],
  ],
  [
    'a cell of a table',
    (d) => {
      const { price } = at(d.items, 2)
      if (isTable(price)) price.amounts = { ...price.amounts, one: { small: 100, tall: 300 } }
    },
    ['Łódka: cena dla „Jedynka, Starsi” z 2 zł na 3 zł'],
  ],
  [
    'options that come and go',
    (d) => {
      const [there, back] = at(d.items, 1).options
      if (there !== undefined && back !== undefined)
        at(d.items, 1).options = [there, { ...back, id: 'later', name: 'Później', price: 2500 }]
    },
    [
      'Autokar: nowa opcja „Później” (25 zł)',
      'Autokar: odpada opcja „Z powrotem”',
      'Autokar: odpada opcja „Nocny”',
    ],
  ],
  [
    'limits',
    (d) => {
      at(d.pools, 0).capacity = 100
      at(d.pools, 1).capacity = 30
      at(d.pools, 2).capacity = null
      if (d.slots !== null && 'capacity' in d.slots) d.slots.capacity = 20
    },
    [
      'Limit „Miejsca”: z 80 na 100',
      'Limit „Łóżka”: 30, dotąd bez limitu',
      'Limit „Namioty”: bez limitu zamiast 22',
      'Limit każdej godziny wejścia: z 25 na 20',
    ],
  ],
  [
    'parts that are new',
    (d) => {
      d.questions.push({
        ...at(d.questions, 0),
        id: 'size',
        label: 'Rozmiar',
        options: [],
        type: 'text',
        required: false,
        when: undefined,
        help: undefined,
      })
      d.items.push({ ...fee, id: 'meal', name: 'Obiad', price: 2500 })
      d.pools.push({ ...at(d.pools, 0), id: 'more', name: 'Więcej', allotments: [] })
    },
    [
      'Nowe pytanie: Rozmiar (krótki tekst, nieobowiązkowe, pytamy o każdą osobę)',
      'Nowa pozycja: Obiad (25 zł)',
      'Nowy limit: Więcej (80 miejsc, gdy zabraknie: brak miejsc na wydarzenie)',
    ],
  ],
  [
    'parts that are gone',
    (d) => {
      d.types = []
      d.statements = []
      d.adjustments = d.adjustments.slice(0, -1)
    },
    [
      'Odpada rodzaj udziału: Dziecko',
      'Odpada zniżka lub dopłata: Gmina',
      'Odpada oświadczenie: Znam zasady.',
      'Odpada oświadczenie: Znam standardy.',
    ],
  ],
  [
    'names',
    (d) => {
      d.title = 'Rejs'
      at(d.items, 0).name = 'Uczestnictwo'
      at(d.types, 0).name = 'Uczeń'
      d.groupLabel = 'Załoga'
      at(d.plans, 0).name = 'Na raty'
    },
    [
      'Nowa nazwa pola: „Załoga” zamiast „Osada”',
      'Nowa nazwa: „Uczeń” zamiast „Dziecko”',
      'Nowa nazwa: „Uczestnictwo” zamiast „Udział”',
      'Nowa nazwa: „Na raty” zamiast „W ratach”',
      'Nazwa: było „Wędrówka”, jest „Rejs”',
    ],
  ],
  [
    'days, ages and numbers',
    (d) => {
      d.dates.start = '2026-07-06'
      d.ages = { from: 8 }
      d.peoplePerRegistration = { min: 1, max: 9 }
      d.waitingList = null
      d.leastPeople = { people: 20, decidedOn: '2026-06-10' }
    },
    [
      'Pierwszy dzień: było „5 lipca 2026”, jest „6 lipca 2026”',
      'Wiek: było „od 7 lat”, jest „od 8 lat”',
      'Osób w zgłoszeniu: było „od 2 do 9”, jest „od 1 do 9”',
      'Odbędzie się: było „gdy zapiszą się co najmniej 22 osoby, decyzja: 1 czerwca 2026”, jest „gdy zapisze się co najmniej 20 osób, decyzja: 10 czerwca 2026”',
      'Lista rezerwowa: było „w kolejności zapisów; mniejsza grupa może dostać miejsca, których dla większej jest za mało; cena z dnia zaproponowania miejsc”, jest „nie ma”',
    ],
  ],
  [
    'who may have an item, and where it is paid',
    (d) => {
      at(d.items, 1).ages = undefined
      at(d.items, 1).when = { fact: 'age', atLeast: 12 }
      at(d.items, 1).paid = 'now'
    },
    [
      'Autokar, dla kogo: było „wiek od 9 lat”, jest „wiek od 12 lat”',
      'Autokar: odpada „Wiek: od 9 lat”',
      'Autokar: odpada „Płatność: na miejscu, poza sumą zgłoszenia”',
    ],
  ],
  [
    'what is paid when, and given back',
    (d) => {
      at(at(d.plans, 0).parts, 1).due = { days: 14, before: 'start' }
      at(d.refunds, 0).until = { on: '2026-05-15' }
      d.depositWord = 'zaliczka'
    },
    [
      'Przedpłata to zaliczka zamiast: zadatek',
      'W ratach, rata: było „najpóźniej 30 dni przed początkiem, nie później niż 20 maja 2026”, jest „najpóźniej 14 dni przed początkiem”',
      'Wcześnie: było „do 1 maja 2026”, jest „do 15 maja 2026”',
    ],
  ],
  [
    'what a dearer option costs',
    (d) => {
      d.changes = { until: { workingDays: 3, before: 'start' }, exchange: 'difference' }
    },
    ['Zmiana zgłoszenia: odpada „za droższą opcję dopłaca się do jej ceny z dnia zmiany”'],
  ],
  [
    'the order of rules that follow one another',
    (d) => {
      d.adjustments = d.adjustments.toReversed()
    },
    [
      'Zniżki i dopłaty liczą się w kolejności: „Gmina”, „Wszystkie razem”, „Rodzina”, „Cała droga”, „Najmłodszy”, „Pierwsza osoba”, „Trzecie dziecko”, „Drożej”, „Więcej”, „Druga sztuka”, „Druga osoba”, „Połowa”, „Mniej”, „Niżej”',
    ],
  ],
  [
    'an order without effect',
    (d) => {
      d.pools = d.pools.toReversed()
    },
    [],
  ],
])('%s', (_, change, sentences) => expect(sentencesAfter(changed(change))).toEqual(sentences))

/** Every number, day and free text of the definition, slightly changed. */
function leavesOf(value: unknown, path: readonly string[] = []): (readonly string[])[] {
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([name, part]) => leavesOf(part, [...path, name]))
  return [path]
}

/** Ids, references and words of a fixed list are changed elsewhere. */
const FIXED =
  /(?:^|\.)(?:id|kind|cover|category|legalKind|per|choose|of|refusal|pool|choiceGroup|fact|is|items|type|where|code|outcome|later|pricesOfStaying|exchange|payment|given|order|direction|paid|prices|freeFor|by|schemaVersion|birthDate|sex|attendance|depositWord|weekdays|lastWeekdayOfMonth|required|smallerMayPass|waitingList\.price|deposit|colour|pattern|before|after|restOf|file)(?:\.|$)|^page\.blocks\.\d+\.(?:show|opens|consent|beside|town)$/

function alter(value: unknown): unknown {
  if (typeof value === 'number') return value + 1
  if (typeof value !== 'string') return undefined
  if (value === 'rest') return undefined
  const day = /^\d{4}-\d\d-\d\d/.test(value)
  if (day) return value.replace(/^\d{4}/, '2031')
  if (value.startsWith('https://')) return `${value}inaczej`
  return /^\d\d:/.test(value) ? value.replace(/:\d\d:/, ':45:') : `${value}, inaczej`
}

function withLeaf(value: unknown, [name, ...rest]: readonly string[]): unknown {
  if (name === undefined) return alter(value)
  if (Array.isArray(value)) return value.map((part, i) => (String(i) === name ? withLeaf(part, rest) : part))
  const fields: Readonly<Record<string, unknown>> = Object.fromEntries(Object.entries(value ?? {}))
  return { ...fields, [name]: withLeaf(fields[name], rest) }
}

const leaves = leavesOf(everything).filter((path) => {
  const value = path.reduce<unknown>(
    (part, name) => Object.entries(part ?? {}).find(([key]) => key === name)?.[1],
    everything,
  )
  return !FIXED.test(path.join('.')) && alter(value) !== undefined
})

test.each(leaves.map((path) => [path.join('.'), path] as const))('a change of %s is described', (_, path) => {
  const altered = definitionOf(withLeaf(everything, path))
  expect(differenceWords(everything, altered)).not.toEqual([])
})

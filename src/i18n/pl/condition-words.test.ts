import { expect, test } from 'vitest'
import type { Condition } from '#domain/event/definition/condition.ts'
import { definitionOf } from '#domain/event/definition/definition.fixture.ts'
import { conditionWords } from './condition-words.ts'

const definition = definitionOf({
  schemaVersion: 3,
  title: 'Rajd',
  kind: 'other',
  dates: { start: '2026-08-05', end: '2026-08-14' },
  groupLabel: 'Miejsce wyjazdu',
  groups: [{ id: 'kielce', name: 'Kielce' }],
  types: [
    { id: 'adult', name: 'Dorosły' },
    { id: 'child', name: 'Dziecko' },
    { id: 'senior', name: 'Senior' },
  ],
  questions: [
    { id: 'card', of: 'person', type: 'checkbox', label: 'Karta Dużej Rodziny' },
    { id: 'student', of: 'person', type: 'checkbox', label: 'Czy studiujesz?' },
    { id: 'wedding', of: 'registration', type: 'date', label: 'Data ślubu' },
  ],
  facts: [
    { id: 'third', name: 'Kolejność dzieci', kind: 'rank' },
    { id: 'band', name: 'Przedział', kind: 'class', values: [{ id: 'small', name: 'Maluch' }] },
  ],
  items: [
    {
      ...{ id: 'days', name: 'Etapy', category: 'participation', legalKind: 'participation' },
      ...{ per: 'person', choose: 'span', price: 100 },
      options: [
        { id: 'd1', name: 'Dzień 1' },
        { id: 'd2', name: 'Dzień 2' },
      ],
    },
    {
      ...{ id: 'gift', name: 'Darowizna', category: 'donation', legalKind: 'donation' },
      ...{ per: 'registration', choose: 'amount' },
    },
    {
      ...{ id: 'meal', name: 'Obiad', category: 'meal', legalKind: 'dated-service' },
      ...{ per: 'person', choose: 'optional', price: 100 },
    },
  ],
  plans: [
    {
      id: 'rates',
      name: 'W ratach',
      parts: [{ name: 'Całość', amount: 'rest', due: { days: 3, after: 'registration' } }],
    },
  ],
})
const phraseOf = conditionWords(definition)
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

const CHILD: Condition = { fact: 'type', is: 'child' }
const CARD: Condition = { fact: 'answer.card', is: true }

test.each<[Condition, string]>([
  [{ fact: 'age', atLeast: 7, atMost: 15 }, 'wiek od 7 do 15 lat'],
  [{ fact: 'age', atMost: 1 }, 'wiek do 1 roku'],
  [{ fact: 'age', is: 7 }, 'wiek: 7 lat'],
  [{ fact: 'age', in: [1, 3] }, 'wiek: 1 rok lub 3 lata'],
  [{ fact: 'ageNow', atLeast: 18 }, 'wiek w dniu zapisu od 18 lat'],
  [{ fact: 'ageOn.2026-09-01', atMost: 26 }, 'ageOn.2026-09-01 do 26 lat'],
  [{ fact: 'birthYear', atLeast: 2010 }, 'rok urodzenia: 2010 lub później'],
  [{ fact: 'birthYear', atMost: 2009 }, 'rok urodzenia: 2009 lub wcześniej'],
  [{ fact: 'birthYear', atLeast: 2010, atMost: 2012 }, 'rok urodzenia: od 2010 do 2012'],
  [{ fact: 'sex', is: 'FEMALE' }, 'płeć: kobieta'],
  [CHILD, 'rodzaj udziału: Dziecko'],
  [{ fact: 'type', in: ['child', 'senior'] }, 'rodzaj udziału: Dziecko lub Senior'],
  [{ fact: 'group', is: 'kielce' }, 'miejsce wyjazdu: Kielce'],
  [{ fact: 'isRegistrant', is: true }, 'osoba, która zapisuje'],
  [{ fact: 'registrantIsAdult', is: false }, 'zapisuje osoba niepełnoletnia'],
  [{ fact: 'role', is: 'guardian' }, 'kto zapisuje: rodzic lub opiekun prawny'],
  [{ fact: 'people', atLeast: 3 }, 'liczba osób: co najmniej 3'],
  [{ fact: 'people', atLeast: 3, atMost: 5 }, 'liczba osób: od 3 do 5'],
  [{ fact: 'peopleOfType.child', atMost: 2 }, 'liczba osób („Dziecko”): najwyżej 2'],
  [{ fact: 'own.third', atLeast: 3 }, 'Kolejność dzieci: co najmniej 3'],
  [{ fact: 'own.band', is: 'small' }, 'Przedział: Maluch'],
  [CARD, 'Karta Dużej Rodziny: tak'],
  [{ not: CARD }, 'Karta Dużej Rodziny: nie'],
  [{ fact: 'answer.student', is: true }, '„Czy studiujesz?”: tak'],
  [{ fact: 'answer.wedding', atMost: '2026-06-01' }, 'Data ślubu do 1 czerwca 2026'],
  [{ fact: 'paymentDay', atMost: '2019-02-28' }, 'wpłata do 28 lutego 2019'],
  [{ fact: 'daysToPayment', atMost: 14 }, 'liczba dni od zapisu do wpłaty: najwyżej 14'],
  [{ fact: 'day', atLeast: '2019-03-01', atMost: '2019-03-31' }, 'zapis od 1 marca 2019 do 31 marca 2019'],
  [{ fact: 'moment', atMost: '2019-03-01T12:00:00' }, 'zapis do 1 marca 2019, 12:00'],
  [{ fact: 'moment', atMost: '2019-03-01T23:59:59' }, 'zapis do 1 marca 2019'],
  [{ fact: 'slotWeekday', atLeast: 6 }, 'dzień tygodnia wejścia: sobota–niedziela'],
  [{ fact: 'slotTime', atMost: '09:30' }, 'godzina wejścia: do 9:30'],
  [{ fact: 'chosen.days', is: 'd1' }, 'Etapy: Dzień 1'],
  [{ fact: 'chosen.meal', is: true }, 'Obiad: tak'],
  [{ fact: 'chosen.gift', atLeast: 5000 }, 'Darowizna: co najmniej 50 zł'],
  [{ fact: 'price', atLeast: 150000 }, 'cena: co najmniej 1500 zł'],
  [{ fact: 'listPrice.meal', atLeast: 5000 }, 'cena przed zniżkami („Obiad”): co najmniej 50 zł'],
  [{ fact: 'number.days', atLeast: 2 }, 'liczba („Etapy”): co najmniej 2'],
  [{ fact: 'first.days', is: 2 }, 'pierwszy wybór („Etapy”): Dzień 2'],
  [{ fact: 'last.days', atMost: 1 }, 'ostatni wybór („Etapy”): do „Dzień 1”'],
  [{ fact: 'code', is: 'WIOSNA' }, 'hasło lub kod: „WIOSNA”'],
  [{ fact: 'plan', is: 'rates' }, 'sposób płatności: W ratach'],
  [{ fact: 'channel', is: 'office' }, 'miejsce zapisu: w biurze'],
  [{ not: CHILD }, 'rodzaj udziału: nie Dziecko'],
  [{ not: { fact: 'type', in: ['child', 'senior'] } }, 'rodzaj udziału: nie Dziecko ani Senior'],
  [{ not: { fact: 'ageNow', atLeast: 18 } }, 'wiek w dniu zapisu do 17 lat'],
  [{ all: [CARD, { not: { fact: 'age', atLeast: 18 } }] }, 'Karta Dużej Rodziny: tak i wiek do 17 lat'],
  [{ not: { fact: 'age', atMost: 17 } }, 'wiek od 18 lat'],
  [{ not: { fact: 'paymentDay', atMost: '2019-06-30' } }, 'wpłata po 30 czerwca 2019'],
  [{ not: { fact: 'day', atLeast: '2019-03-01' } }, 'zapis przed 1 marca 2019'],
  [{ not: { fact: 'moment', atMost: '2019-03-01T23:59:59' } }, 'zapis po 1 marca 2019'],
  [{ not: { fact: 'moment', atMost: '2019-03-01T12:00:00' } }, 'zapis po 1 marca 2019, 12:00'],
  [{ not: { fact: 'moment', atLeast: '2019-03-01T00:00:00' } }, 'zapis przed 1 marca 2019'],
  [{ not: { fact: 'birthYear', atMost: 2009 } }, 'rok urodzenia: 2010 lub później'],
  [{ not: { fact: 'birthYear', atLeast: 2010 } }, 'rok urodzenia: 2009 lub wcześniej'],
  [{ not: { fact: 'people', atMost: 3 } }, 'liczba osób: więcej niż 3'],
  [{ not: { fact: 'people', atLeast: 3 } }, 'liczba osób: mniej niż 3'],
  [{ not: { fact: 'price', atLeast: 150000 } }, 'cena: mniej niż 1500 zł'],
  [{ not: { fact: 'slotWeekday', atLeast: 6 } }, 'dzień tygodnia wejścia: poniedziałek–piątek'],
  [{ not: { fact: 'slotWeekday', atMost: 6 } }, 'dzień tygodnia wejścia: niedziela'],
  [{ not: { fact: 'slotTime', atMost: '09:30' } }, 'godzina wejścia: po 9:30'],
  [{ not: { fact: 'last.days', atMost: 1 } }, 'ostatni wybór („Etapy”): po „Dzień 1”'],
  [{ not: { fact: 'age', atLeast: 7, atMost: 15 } }, 'nie: wiek od 7 do 15 lat'],
  [{ not: { not: CHILD } }, 'rodzaj udziału: Dziecko'],
  [{ fact: 'code', given: true }, 'hasło lub kod: jest'],
  [{ not: { fact: 'chosen.days', given: true } }, 'Etapy: brak'],
  [{ fact: 'chosen.meal', given: false }, 'Obiad: nie'],
  [{ all: [CARD, { not: { fact: 'code', given: true } }] }, 'Karta Dużej Rodziny: tak i hasło lub kod: brak'],
  [{ fact: 'option', is: 'd2' }, 'wybrana opcja: Dzień 2'],
  [
    { all: [{ fact: 'age', atLeast: 7, atMost: 15 }, CHILD] },
    'wiek od 7 do 15 lat i rodzaj udziału: Dziecko',
  ],
  [
    { any: [CHILD, CARD, { fact: 'age', atMost: 6 }] },
    'rodzaj udziału: Dziecko, Karta Dużej Rodziny: tak albo wiek do 6 lat',
  ],
  [
    { all: [CARD, { any: [CHILD, { fact: 'age', atMost: 6 }] }] },
    'Karta Dużej Rodziny: tak i (rodzaj udziału: Dziecko albo wiek do 6 lat)',
  ],
  [{ all: [CARD, { not: CHILD }] }, 'Karta Dużej Rodziny: tak i rodzaj udziału: nie Dziecko'],
  [{ not: { any: [CHILD, CARD] } }, 'nie: (rodzaj udziału: Dziecko albo Karta Dużej Rodziny: tak)'],
  [{ all: [CHILD] }, 'rodzaj udziału: Dziecko'],
])('%j', (condition, words) => expect(plain(phraseOf(condition))).toBe(words))

test('a day that a rule names is shown in words', () => {
  const named = { ...definition, ages: { from: 7 }, requirements: [] }
  const words = conditionWords({
    ...named,
    claims: [{ pool: 'x', units: 1, when: { fact: 'ageOn.2026-09-01', atMost: 26 } }],
  })
  expect(plain(words({ fact: 'ageOn.2026-09-01', atMost: 26 }))).toBe('wiek w dniu 1 września 2026 do 26 lat')
})

test('one-letter words and numbers are not separated from the next word', () => {
  expect(phraseOf({ all: [{ fact: 'age', atLeast: 7, atMost: 15 }, CHILD] })).toBe(
    'wiek od 7 do 15\u00a0lat i\u00a0rodzaj udziału: Dziecko',
  )
})

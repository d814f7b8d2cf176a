import { expect, test } from 'vitest'
import { registrationDraftSchema } from '#domain/registration/draft.ts'
import type { WaitingEntry } from './use-waiting.ts'
import { waitingWords } from './waiting-words.ts'

const TODAY = Temporal.PlainDate.from('2026-03-01')
const entry: WaitingEntry = {
  ...{ state: 'waiting', size: 5, sizes: [5], place: 3, smallerMayPass: false, version: 1 },
  ...{ people: ['Anna Kopeć'], terms: [], slot: null },
  price: 'joining',
  joinedAt: '2026-02-20T12:00:00Z',
  event: { slug: 'splyw', title: 'Spływ', start: null, end: null, place: null },
  contact: { firstName: 'Anna', lastName: 'Kopeć', email: 'anna@example.org', phone: '+48 600 000 111' },
  offer: null,
}
const offer = {
  ...{
    until: '2026-03-02T19:00:00Z',
    hold: 'x',
    total: 24_000,
    lines: [],
    due: [],
    bought: [],
    subsidies: [],
    approvals: [],
  },
  draft: registrationDraftSchema.parse({ people: [], registeredBy: null }),
}
const wordsOf = (change: Partial<WaitingEntry>) => {
  const { happened, next } = waitingWords({ ...entry, ...change }, TODAY)
  return [happened, ...next].map((text) => text.replaceAll('\u00a0', ' '))
}

test('a waiting entry shows the place in the queue, the number of people, and who may come before', () => {
  expect(wordsOf({})).toEqual([
    'Jesteś na liście rezerwowej',
    'Miejsce w kolejce: 3.',
    'Liczba osób, które czekają razem: 5.',
    'Kolejność się nie zmienia: mniejsza grupa nie wyprzedzi większej.',
    'Obowiązuje cena z dnia dopisania do listy: 20 lutego, piątek. Teraz nic nie płacisz.',
    'Gdy miejsca się zwolnią, napiszemy na adres anna@example.org. Czekanie do niczego nie zobowiązuje.',
    'Link do tej strony wysłaliśmy na ten sam adres: tu widać miejsce w kolejce i tu można zrezygnować.',
  ])
  expect(wordsOf({ price: 'offer' })[4]).toBe(
    'Obowiązuje cena z dnia, w którym zaproponujemy miejsca. Może być inna niż dzisiejsza. Teraz nic nie płacisz.',
  )
  expect(wordsOf({ sizes: [5, 4, 3], smallerMayPass: true }).slice(2, 4)).toEqual([
    'Liczba osób, które czekają razem: 5. Przyjmiesz też mniej miejsc, co najmniej 3.',
    'Mniejsza grupa może dostać miejsca wcześniej, gdy dla większej jest ich za mało.',
  ])
})

test('a waiting entry of one person mentions no others', () => {
  expect(wordsOf({ size: 1, sizes: [1] })[2]).toBe(
    'Kolejność się nie zmienia: mniejsza grupa nie wyprzedzi większej.',
  )
})

test('an entry with an offer shows the number of places and the deadline, in Polish time', () => {
  expect(wordsOf({ state: 'offered', place: null, offer: { ...offer, size: 2 } })).toEqual([
    'Mamy dla was miejsca',
    'Przyszła twoja kolej: zwolniły się 2 miejsca. To mniej niż cała grupa (5), zgodnie z ustaleniem przy zapisie.',
    'Decyzja do: 2 marca, poniedziałek, 20:00. Do tego czasu miejsca są trzymane, potem zaproponujemy je kolejnej osobie.',
  ])
  expect(wordsOf({ state: 'offered', size: 1, offer: { ...offer, size: 1 } })[0]).toBe(
    'Mamy dla ciebie miejsce',
  )
})

test.each([
  ['accepted', 'Miejsca przyjęte'],
  ['declined', 'Propozycja odrzucona'],
  ['lapsed', 'Czas na decyzję minął'],
  ['given_up', 'Nie czekasz już na liście'],
  ['called_off', 'Wydarzenie się nie odbędzie'],
] as const)('%s: %s', (state, happened) => {
  expect(wordsOf({ state, place: null })[0]).toBe(happened)
})

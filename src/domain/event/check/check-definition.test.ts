import { describe, expect, test } from 'vitest'
import { problemText } from '#test/support/definition-problems.ts'
import { MAX_DEFINITION_BYTES, parseDefinition } from './check-definition.ts'

const BASE = { schemaVersion: 3, title: 'Rajd', kind: 'other', dates: { start: '2026-08-05', end: null } }
const ITEM = {
  id: 'fee',
  name: 'Udział',
  category: 'participation',
  legalKind: 'participation',
  per: 'person',
  choose: 'always',
}
const HOURS = { everyMinutes: 30, first: '09:00', last: '17:00', from: '2026-08-05', to: null, capacity: 10 }
const POOL = { id: 'seats', name: 'Miejsca', capacity: 10, refusal: 'product_full' }

function problemsOf(part: Record<string, unknown>): string[] {
  const parsed = parseDefinition({ ...BASE, ...part })
  return parsed.ok ? [] : parsed.problems.map(problemText)
}
const withItem = (part: Record<string, unknown>, rest: Record<string, unknown> = {}) =>
  problemsOf({ items: [{ ...ITEM, ...part }], ...rest })

test('a valid definition has its defaults filled in', () => {
  const parsed = parseDefinition({ ...BASE, items: [ITEM] })
  expect(parsed.ok && parsed.definition.items[0]?.price).toBe(0)
  expect(parsed.ok && parsed.definition.plans).toHaveLength(1)
})

describe('the shape', () => {
  test.each([
    [{ title: undefined }, 'title: Brakuje wartości.'],
    [{ title: 5 }, 'title: Tu potrzeba: tekst.'],
    [{ title: '' }, 'title: Minimalna liczba znaków: 1.'],
    [{ title: 'x'.repeat(141) }, 'title: Maksymalna liczba znaków: 140.'],
    [{ dates: { start: '2026-02-30', end: null } }, 'dates.start: Niepoprawna data (zapis: 2026-08-16).'],
    [
      { windows: [{ opens: 'jutro' }] },
      'windows.0.opens: Niepoprawna data z godziną (zapis: 2026-08-16T09:00:00).',
    ],
    [{ slots: { ...HOURS, first: '9.00' } }, 'slots.first: Niepoprawna godzina (zapis: 09:30).'],
    [{ colour: 'red' }, ': Nieznane pole: colour.'],
    [
      { groups: [{ id: 'Ą', name: 'A' }] },
      'groups.0.id: Identyfikator: małe litery, cyfry i myślnik, do 40 znaków.',
    ],
    [{ plans: [] }, 'plans: Najmniejsza liczba pozycji: 1.'],
  ])('%o', (part, problem) => {
    expect(problemsOf(part)).toEqual([problem])
  })

  test('for alternatives the one that was meant is explained', () => {
    expect(withItem({ price: [{ amount: 100 }, { when: { fact: 'age' }, amount: 1 }] })).toEqual([
      'items.0.price.1.when: Porównanie nie mówi, jaka ma być wartość.',
    ])
    expect(withItem({ price: 'dużo' })).toEqual([
      'items.0.price: Tu potrzeba: liczba albo lista albo obiekt.',
    ])
  })

  test('a definition has at most 256 kB, in bytes', () => {
    const questions = Array.from({ length: 100 }, () => ({ question: 'Ile?', answer: 'ą'.repeat(1400) }))
    expect(JSON.stringify(questions).length).toBeLessThan(MAX_DEFINITION_BYTES)
    expect(problemsOf({ page: { questions } })).toEqual([': Wydarzenie jest za duże: najwyżej 256 kB.'])
  })
})

describe('ids', () => {
  test('occur once in their list', () => {
    const two = (id: string) => ({ id, name: id })
    expect(problemsOf({ groups: [two('a'), two('b'), two('a')] })).toEqual([
      'groups.2.id: Identyfikator „a” już jest.',
    ])
    expect(withItem({ choose: 'one', options: [two('s'), two('s')] })).toEqual([
      'items.0.options.1.id: Identyfikator „s” już jest.',
    ])
  })

  test('of pools exist at every claim', () => {
    const claims = [{ pool: 'seat' }]
    expect(
      problemsOf({
        claims: [{ pool: ['seats', 'seat'] }],
        groups: [{ id: 'a', name: 'A', claims }],
        items: [{ ...ITEM, price: 1, choose: 'one', claims, options: [{ id: 'o', name: 'O', claims }] }],
        adjustments: [
          { id: 'x', name: 'X', items: ['fee'], effect: { kind: 'to', amount: 0 }, pool: 'seat' },
        ],
        pools: [POOL],
      }),
    ).toEqual([
      'claims.0.pool: Nie ma limitu „seat”. Czy chodzi o seats?',
      'groups.0.claims.0.pool: Nie ma limitu „seat”. Czy chodzi o seats?',
      'items.0.claims.0.pool: Nie ma limitu „seat”. Czy chodzi o seats?',
      'items.0.options.0.claims.0.pool: Nie ma limitu „seat”. Czy chodzi o seats?',
      'adjustments.0.pool: Nie ma limitu „seat”. Czy chodzi o seats?',
    ])
  })

  test('of items exist wherever they are adjusted and refunded', () => {
    expect(
      problemsOf({
        items: [{ ...ITEM, per: 'registration' }],
        adjustments: [{ id: 'x', name: 'X', items: ['fee', 'fees'], effect: { kind: 'to', amount: 0 } }],
        refunds: [{ items: ['fe'] }],
        fees: { change: [{ amount: 1, items: ['fe'] }] },
      }),
    ).toEqual([
      'adjustments.0.items.1: Nie ma pozycji cennika „fees”. Czy chodzi o fee?',
      'refunds.0.items.0: Nie ma pozycji cennika „fe”. Czy chodzi o fee?',
      'fees.change.0.items.0: Nie ma pozycji cennika „fe”. Czy chodzi o fee?',
    ])
  })
})

describe('conditions', () => {
  const asks = (when: unknown, rest: Record<string, unknown> = {}) =>
    withItem({ price: [{ when, amount: 1 }] }, rest)

  test.each([
    [{ fact: 'wiek', is: 5 }, 'Nie ma takiego faktu: wiek.'],
    [{ fact: 'age', is: 'x' }, '„wiek w dniu wydarzenia” to liczba, a nie „x”.'],
    [{ fact: 'day', atMost: 5 }, '„dzień zapisu” to dzień w zapisie RRRR-MM-DD, a nie „5”.'],
    [{ fact: 'isRegistrant', is: 'tak' }, '„osoba, która zapisuje” to tak albo nie, a nie „tak”.'],
    [{ not: { any: [{ fact: 'group', in: ['red', 'blue'] }] } }, '„grupa” nie ma wartości „blue”.'],
    [{ fact: 'role', is: 'pope' }, '„kto zapisuje” nie ma wartości „pope”.'],
    [{ fact: 'chosen.coach', is: 'x' }, 'Nie ma takiego faktu: chosen.coach.'],
  ])('%o', (when, message) => {
    expect(asks(when, { groups: [{ id: 'red', name: 'Czerwona' }] })).toEqual([
      `items.0.price.0.when: ${message}`,
    ])
  })

  test('a rule about the whole registration cannot ask a fact of a person', () => {
    const requirement = {
      id: 'r',
      of: 'registration',
      must: { fact: 'age', atLeast: 18 },
      code: 'too_young',
      message: 'Nie.',
    }
    expect(problemsOf({ requirements: [requirement] })).toEqual([
      'requirements.0.must: „wiek w dniu wydarzenia” dotyczy osoby, a ta zasada całego zgłoszenia.',
    ])
    expect(problemsOf({ requirements: [{ ...requirement, of: 'person' }] })).toEqual([])
  })

  test('the option of a line is asked only of lines', () => {
    const when = { fact: 'option', is: 'x' }
    expect(problemsOf({ types: [{ id: 't', name: 'T', when }] })).toEqual([
      'types.0.when: „wybrana opcja” można pytać tylko w cenach i zniżkach.',
    ])
    expect(asks(when)).toEqual([])
  })

  test('a question asks only what was asked before it', () => {
    const question = (id: string, asked: string) => ({
      id,
      of: 'person',
      type: 'checkbox',
      label: id,
      when: { fact: `answer.${asked}`, is: true },
    })
    expect(problemsOf({ questions: [question('a', 'b'), question('b', 'a')] })).toEqual([
      'questions.0.when: Pytanie może zależeć tylko od odpowiedzi na pytania stojące przed nim.',
    ])
  })

  test('rules about age need the birth date of everyone', () => {
    const when = { fact: 'age', atMost: 6 }
    const problem = 'ask.birthDate: Zasady zależą od wieku, więc data urodzenia musi być wymagana.'
    expect(asks(when, { ask: { birthDate: 'optional', sex: 'no' } })).toEqual([problem])
    const pesel = { id: 'p', of: 'person', type: 'pesel', label: 'PESEL', required: true }
    expect(asks(when, { ask: { birthDate: 'no', sex: 'no' }, questions: [pesel] })).toEqual([])
  })
})

describe('tables', () => {
  const people = {
    groups: [
      { id: 'red', name: 'Czerwona' },
      { id: 'blue', name: 'Niebieska' },
    ],
    types: [{ id: 'adult', name: 'Dorosły' }],
  }
  const table = (amounts: unknown, rows = 'group') =>
    withItem({ price: { by: [rows, 'type'], amounts } }, people)

  test('are complete; an empty cell is explicit', () => {
    expect(table({ red: { adult: 100 } })).toEqual(['items.0.price: Brakuje ceny: Niebieska, Dorosły.'])
    expect(table({ red: { adult: 100 }, blue: { adult: null } })).toEqual([])
  })

  test('have only rows and columns that exist', () => {
    expect(table({ red: { adult: 1, child: 2 }, blue: { adult: 1 }, green: { adult: 1 } })).toEqual([
      'items.0.price: Tabela nie ma takiego wiersza ani kolumny: „green”.',
      'items.0.price: Tabela nie ma takiego wiersza ani kolumny: „child”.',
    ])
    expect(table({ red: 100, blue: { adult: { now: 1 } } })).toEqual([
      'items.0.price.amounts.red: Tu potrzeba kwot według kolejnego nagłówka: „rodzaj udziału”.',
      'items.0.price.amounts.blue.adult: Tu potrzeba kwoty: tabela nie ma już dalszego nagłówka („by”).',
    ])
    expect(table({}, 'age')).toEqual(['items.0.price.by.0: Nagłówek tabeli nie ma wartości: age.'])
  })
})

describe('parts that contradict themselves', () => {
  const slots = { everyMinutes: 15, first: '10:00', last: '17:15', from: '2026-06-01', to: null, capacity: 5 }
  test.each([
    [{ items: [{ ...ITEM, choose: 'one' }] }, 'items.0: Nie ma z czego wybierać: dodaj opcje.'],
    [
      { items: [{ ...ITEM, options: [{ id: 'a', name: 'A' }] }] },
      'items.0: Ta pozycja nie ma wyboru, więc nie ma opcji.',
    ],
    [
      { items: [{ ...ITEM, choose: 'quantity', min: 3, max: 2 }] },
      'items.0.min: Najmniejsza liczba jest większa od największej.',
    ],
    [
      { questions: [{ id: 'q', of: 'person', type: 'select', label: 'Q' }] },
      'questions.0: Dodaj odpowiedzi do wyboru.',
    ],
    [
      { dates: { start: '2026-08-05', end: '2026-08-04' } },
      'dates.end: Wydarzenie kończy się, zanim się zacznie.',
    ],
    [
      { windows: [{ opens: '2026-08-05T09:00:00', closes: '2026-08-04T09:00:00' }] },
      'windows.0.closes: Zapisy kończą się, zanim się otworzą.',
    ],
    [
      { peoplePerRegistration: { min: 5, max: 2 } },
      'peoplePerRegistration: Najmniejsza liczba osób jest większa od największej.',
    ],
    [{ slots: { ...slots, last: '09:00' } }, 'slots: Z tego wzoru nie wynika żadna godzina wejścia.'],
    [
      { slots: { ...slots, to: '2026-06-03', weekdays: [7] } },
      'slots: Z tego wzoru nie wynika żadna godzina wejścia.',
    ],
    [
      {
        plans: [
          { id: 'p', name: 'P', parts: [{ name: 'Zaliczka', amount: { fixed: 5 }, due: { on: null } }] },
        ],
      },
      'plans.0.parts.0.amount: Ostatnia część to zawsze reszta.',
    ],
  ])('%o', (part, problem) => {
    expect(problemsOf(part)).toEqual([problem])
  })
})

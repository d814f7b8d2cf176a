import { describe, expect, test } from 'vitest'
import { problemsOf } from '#test/support/definition-problems.ts'
import { item, POOL } from './check.fixture.ts'

const OPTIONS = ['fri', 'sat', 'sun'].map((id) => ({ id, name: id }))

describe('an item', () => {
  test.each([
    [
      { choose: 'one', options: OPTIONS, min: 2 },
      'items.0.min: Wybiera się tu tylko jedną opcję, więc nie może być ich co najmniej kilka.',
    ],
    [{ choose: 'span', options: OPTIONS, min: 4 }, 'items.0.min: Opcji jest mniej, niż trzeba wybrać.'],
    [
      { choose: 'amount', amounts: { from: 5000, to: 1000 } },
      'items.0.amounts: Najmniejsza kwota jest większa od największej.',
    ],
    [
      { choose: 'amount', amounts: { from: 1000, to: 5000, suggested: [2000, 500] } },
      'items.0.amounts.suggested.1: Tej kwoty nie można wybrać: nie mieści się w granicach.',
    ],
    [{ amounts: {} }, 'items.0.amounts: Kwoty do wyboru ma tylko pozycja z dowolną kwotą.'],
    [
      {
        choose: 'span',
        options: [
          { id: 'sat', name: 'sob.', day: '2026-08-08' },
          { id: 'fri', name: 'pt.', day: '2026-08-07' },
        ],
      },
      'items.0.options.1.day: Dni nie idą po kolei.',
    ],
  ])('%j', (part, problem) => {
    expect(problemsOf({ items: [item(part)] })).toEqual([problem])
  })
})

test('a choice group that no adjustment belongs to', () => {
  const adjustments = [
    { id: 'a', name: 'A', items: ['fee'], effect: { kind: 'off', amount: 1 }, choiceGroup: 'best' },
  ]
  const groups = (...ids: string[]) =>
    problemsOf({
      items: [item()],
      adjustments,
      choiceGroups: ids.map((id) => ({ id, per: 'person' })),
    })
  expect(groups('best')).toEqual([])
  expect(groups('bets')).toEqual(['choiceGroups.0: Żadna zniżka nie należy do grupy „bets”.'])
})

test('ids of classes, allotments and choice groups occur once', () => {
  const twice = [
    { id: 'x', name: 'X', units: 1 },
    { id: 'x', name: 'Y', units: 1 },
  ]
  expect(
    problemsOf({
      items: [item()],
      claims: [{ pool: 'seats' }],
      pools: [{ ...POOL, allotments: twice }],
      facts: [
        {
          id: 'k',
          name: 'K',
          kind: 'class',
          values: [
            { id: 'v', name: 'V', when: { fact: 'age', atMost: 6 } },
            { id: 'v', name: 'W' },
          ],
        },
      ],
      adjustments: [
        { id: 'a', name: 'A', items: ['fee'], effect: { kind: 'off', amount: 1 }, choiceGroup: 'g' },
      ],
      choiceGroups: [
        { id: 'g', per: 'line' },
        { id: 'g', per: 'person' },
      ],
    }),
  ).toEqual([
    'choiceGroups.1.id: Identyfikator „g” już jest.',
    'facts.0.values.1.id: Identyfikator „v” już jest.',
    'pools.0.allotments.1.id: Identyfikator „x” już jest.',
  ])
})

test('other hours name their days', () => {
  const slots = {
    everyMinutes: 30,
    first: '09:00',
    last: '17:00',
    from: '2026-08-05',
    to: null,
    capacity: 10,
  }
  expect(problemsOf({ slots: { ...slots, other: [{ first: '10:00', last: '12:00' }] } })).toEqual([
    'slots.other.0: Te godziny nie mówią, w które dni obowiązują.',
  ])
})

describe('numbers', () => {
  const number = (part: Record<string, unknown>, rest = {}) =>
    problemsOf({ numbers: [{ id: 'n', name: 'Numer', pattern: '{n:3}', ...part }], ...rest })

  test('have patterns of known fields', () => {
    expect(number({ pattern: 'P-{n:3}' })).toEqual([])
    expect(number({ pattern: '{n:3}-{rok}-{n:9}' })).toEqual([
      'numbers.0.pattern: Wzór numeru ma nieznane pole: {rok}.',
      'numbers.0.pattern: Wzór numeru ma nieznane pole: {n:9}.',
    ])
  })

  test('name groups and types only where there are any', () => {
    expect(number({ pattern: '{group}-{n}' })).toEqual([
      'numbers.0.pattern: Numer zależy od grup, a wydarzenie ich nie ma.',
    ])
    expect(number({ per: 'type' })).toEqual([
      'numbers.0.per: Numer zależy od rodzajów udziału, a wydarzenie ich nie ma.',
    ])
    expect(number({ pattern: '{group}-{n}' }, { groups: [{ id: 'a', name: 'A' }] })).toEqual([])
  })
})

test('a headcount excludes questions and items of people', () => {
  const NOBODY = 'Wydarzenie liczy tylko miejsca i nie zna osób, więc to nigdy nie zadziała.'
  const ticket = item({ id: 'ticket', per: 'registration', choose: 'quantity' })
  const headcount = (part: Record<string, unknown>) => problemsOf({ attendance: 'headcount', ...part })
  expect(headcount({ items: [ticket] })).toEqual([])
  expect(headcount({})).toEqual([
    'items: Nie ma czego liczyć: dodaj udział z liczbą miejsc dla całego zgłoszenia.',
  ])
  expect(
    headcount({
      items: [ticket, item()],
      types: [{ id: 't', name: 'T' }],
      groups: [{ id: 'g', name: 'G' }],
      questions: [{ id: 'q', of: 'person', type: 'text', label: 'Q' }],
      requirements: [
        { id: 'r', of: 'person', must: { fact: 'age', atLeast: 18 }, code: 'too_young', message: 'R' },
      ],
      approvals: [{ id: 'a', name: 'A', when: { fact: 'type', is: 't' } }],
      carers: { for: { fact: 'age', atMost: 17 }, may: { fact: 'age', atLeast: 18 }, most: 3 },
    }),
  ).toEqual([
    `items.1.per: ${NOBODY}`,
    `questions.0.of: ${NOBODY}`,
    `requirements.0.of: ${NOBODY}`,
    `groups.0: ${NOBODY}`,
    `types.0: ${NOBODY}`,
    `approvals.0: ${NOBODY}`,
    `carers: ${NOBODY}`,
  ])
})

describe('limits', () => {
  const claims = [{ pool: 'seats' }]
  test('contain their allotments', () => {
    const allotted = (capacity: number | null, ...units: number[]) =>
      problemsOf({
        claims,
        pools: [
          {
            ...POOL,
            capacity,
            allotments: units.map((each, i) => ({ id: `a${i}`, name: 'A', units: each })),
          },
        ],
      })
    expect(allotted(10, 4, 6)).toEqual([])
    expect(allotted(10, 4, 7)).toEqual(['pools.0.allotments: Wydzielono 11 miejsc, a limit to 10.'])
    expect(allotted(null, 400)).toEqual([])
  })
})

describe('a share of what others cost', () => {
  const insurance = (of: string[]) => item({ id: 'insurance', choose: 'optional', share: { percent: 3, of } })
  const room = item({ id: 'room', per: 'registration', choose: 'optional' })

  test('is taken of items that exist, have a price of their own and belong to the same side', () => {
    expect(problemsOf({ items: [item(), insurance(['fee'])] })).toEqual([])
    const again = { ...insurance(['fee']), id: 'again' }
    expect(problemsOf({ items: [item(), again, room, insurance(['hut', 'again', 'room'])] })).toEqual([
      'items.3.share.of.0: Nie ma pozycji „hut”.',
      'items.3.share.of.1: Ta pozycja sama jest liczona w procentach.',
      'items.3.share.of.2: To pozycja całego zgłoszenia: nie wiadomo, ile z niej przypada na osobę.',
    ])
  })

  test('has no reductions of its own', () => {
    const off = {
      id: 'off',
      name: 'Taniej',
      items: ['insurance'],
      effect: { kind: 'percent-off', percent: 10 },
    }
    expect(problemsOf({ items: [item(), insurance(['fee'])], adjustments: [off] })).toEqual([
      'adjustments.0.items: „Udział” to procent ceny po zniżkach: sama zniżek nie ma.',
    ])
  })
})

test('only tickets of an event that counts heads stand for several people', () => {
  expect(problemsOf({ items: [item({ heads: 4 })] })).toEqual([
    'items.0.heads: Liczbę osób mają tylko bilety wydarzenia, które liczy głowy.',
  ])
})

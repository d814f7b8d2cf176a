import { describe, expect, test } from 'vitest'
import type { EventDefinitionInput } from '../event/definition/definition.ts'
import { dueAfterApproval } from './due-after-approval.ts'
import { compiled, context, draft, item } from './quote.fixture.ts'
import { quote } from './quote.ts'
import { quoteChange } from './quote-change.ts'

/** Registrations so late that the days of later parts come before the day of the deposit. */

type Plan = NonNullable<EventDefinitionInput['plans']>[number]
type Parts = Plan['parts']

const deposit = (due: Parts[number]['due'], more: Partial<Parts[number]> = {}): Parts[number] => ({
  ...{ name: 'Zaliczka', amount: { perPerson: 20_000 }, due, ...more },
})
const instalment = (due: Parts[number]['due']): Parts[number] => ({
  ...{ name: 'Rata', amount: { perPerson: 15_000 }, due },
})
const rest = (due: Parts[number]['due']): Parts[number] => ({ name: 'Reszta', amount: 'rest', due })
const THREE = [
  deposit({ days: 10, after: 'registration' }),
  instalment({ on: '2026-05-15' }),
  rest({ on: '2026-06-15' }),
]

const event = (parts: Parts, more: Partial<EventDefinitionInput> = {}) =>
  compiled({ items: [item({ price: 50_000 })], plans: [{ id: 'parts', name: 'Raty', parts }], ...more })
const textsOf = (due: readonly { name: string; amount: number; until: string | null }[]) =>
  due.map(({ name, amount, until }) => `${name} ${amount} ${until?.slice(5, 16) ?? '-'}`)
const duesOf = (
  definition: ReturnType<typeof event>,
  now: string,
  people: readonly Record<string, unknown>[] = [{}],
) => textsOf(quote(definition, draft(people), context(now)).due)

describe('a part whose own day comes before that of the deposit', () => {
  test('is due with the deposit', () => {
    expect(duesOf(event(THREE), '2026-05-20T12:00:00')).toEqual([
      'Zaliczka 20000 05-30T23:59',
      'Rata 15000 05-30T23:59',
      'Reszta 15000 06-15T23:59',
    ])
  })

  test('keeps its own day where that is later', () => {
    expect(duesOf(event(THREE), '2026-05-01T12:00:00').slice(1)).toEqual([
      'Rata 15000 05-15T23:59',
      'Reszta 15000 06-15T23:59',
    ])
  })

  test('for all parts, when everything is late', () => {
    expect(duesOf(event(THREE), '2026-06-20T12:00:00').map((each) => each.slice(-11))).toEqual([
      '06-30T23:59',
      '06-30T23:59',
      '06-30T23:59',
    ])
  })

  test.each<[string, Parts[number]['due'], string]>([
    ['so many working days', { workingDays: 7, after: 'registration' }, '05-29T23:59'],
    ['so many minutes', { minutes: 60 * 24 * 5, after: 'registration' }, '05-25T12:00'],
    ['a day of the calendar', { on: '2026-05-25' }, '05-25T23:59'],
    ['days before the start', { days: 70, before: 'start' }, '05-27T23:59'],
  ])('also where the deposit has %s', (_, due, until) => {
    expect(duesOf(event([deposit(due), ...THREE.slice(1)]), '2026-05-20T12:00:00').slice(0, 2)).toEqual([
      `Zaliczka 20000 ${until}`,
      `Rata 15000 ${until}`,
    ])
  })

  test('applies to people with a zero deposit, but not to people without one', () => {
    const child = { birthDate: '2020-01-01' }
    const free = deposit(
      { days: 10, after: 'registration' },
      {
        amount: { perPerson: [{ when: { fact: 'age', atMost: 10 }, amount: 0 }, { amount: 20_000 }] },
      },
    )
    const ofAdults = deposit({ days: 10, after: 'registration' }, { when: { fact: 'age', atLeast: 18 } })
    const days = (first: Parts[number], people = [{}, child]) =>
      duesOf(event([first, ...THREE.slice(1)]), '2026-05-20T12:00:00', people)
    expect(days(free)).toEqual([
      'Zaliczka 20000 05-30T23:59',
      'Rata 30000 05-30T23:59',
      'Reszta 50000 06-15T23:59',
    ])
    expect(days(ofAdults)).toEqual(days(free))
    expect(days(ofAdults, [child])[0]).toBe('Rata 15000 05-21T12:00')
  })
})

describe('people of different terms', () => {
  const term = (id: string, start: string) => ({ id, name: id.toUpperCase(), dates: { start } })
  const terms = item({
    ...{ id: 'term', choose: 'one', price: 50_000 },
    options: [term('july', '2026-07-12'), term('august', '2026-08-02')],
  })
  const [july, august] = ['july', 'august'].map((id) => ({ choices: { term: id } }))

  test('pay in the order of their days: the rest of the one before the deposit of the other', () => {
    const parts = [deposit({ days: 40, before: 'start' }), rest({ days: 30, before: 'start' })]
    expect(
      duesOf(event(parts, { items: [terms] }), '2026-05-01T12:00:00', [{ ...august }, { ...july }]),
    ).toEqual([
      'Zaliczka 20000 06-02T23:59',
      'Reszta 30000 06-12T23:59',
      'Zaliczka 20000 06-23T23:59',
      'Reszta 30000 07-03T23:59',
    ])
  })

  test('have no part before their own deposit', () => {
    const parts = [deposit({ days: 40, before: 'start' }), rest({ on: '2026-06-10' })]
    expect(
      duesOf(event(parts, { items: [terms] }), '2026-05-01T12:00:00', [{ ...august }, { ...july }]),
    ).toEqual([
      'Zaliczka 20000 06-02T23:59',
      'Reszta 30000 06-10T23:59',
      'Zaliczka 20000 06-23T23:59',
      'Reszta 30000 06-23T23:59',
    ])
  })

  test('have each their own plan, in any order of the parts', () => {
    const is = (id: string) => ({ fact: 'chosen.term', is: id })
    const parts: Parts = [
      { ...deposit({ on: '2026-06-20' }), when: is('august') },
      { ...deposit({ on: '2026-05-20' }), when: is('july') },
      rest({ on: '2026-06-30' }),
    ]
    expect(
      duesOf(event(parts, { items: [terms] }), '2026-05-01T12:00:00', [{ ...august }, { ...july }]),
    ).toEqual(['Zaliczka 20000 05-20T23:59', 'Zaliczka 20000 06-20T23:59', 'Reszta 60000 06-30T23:59'])
  })
})

test('a part without a day stays ahead of the parts after it and moves none', () => {
  const parts = [deposit({ on: null }), rest({ on: '2026-06-15' })]
  expect(duesOf(event(parts), '2026-05-20T12:00:00')).toEqual([
    'Zaliczka 20000 -',
    'Reszta 30000 06-15T23:59',
  ])
})

const approvals = [{ id: 'all', name: 'Zgoda', when: { fact: 'age', atLeast: 0 } }]

test('after an approval each term has its day, as for a new registration then', () => {
  const options = [
    { id: 'july', name: 'I', dates: { start: '2026-07-12' } },
    { id: 'august', name: 'II', dates: { start: '2026-08-02' } },
  ]
  const parts = [deposit({ days: 5, after: 'registration' }), rest({ days: 30, before: 'start' })]
  const items = [item({ id: 'term', choose: 'one', price: 50_000, options })]
  const waiting = event(parts, { approvals, items })
  const people = draft([{ choices: { term: 'august' } }, { choices: { term: 'july' } }])
  const then = context('2026-05-10T12:00:00')
  const { total, lines, due } = quote(waiting, people, then)
  const moments = { registeredAt: then.now, pricedAt: then.now }
  const agreed = { draft: people, total, lines, due, channel: 'online' as const, ...moments }
  const now = Temporal.PlainDateTime.from('2026-05-20T12:00:00')
  expect(textsOf(dueAfterApproval(waiting, agreed, now))).toEqual([
    'Zaliczka 40000 05-25T23:59',
    'Reszta 30000 06-12T23:59',
    'Reszta 30000 07-03T23:59',
  ])
})

test('after an approval no part is due before the deposit, whose days run from then', () => {
  const waiting = event(THREE, { approvals })
  const people = draft([{}])
  const then = context('2026-05-10T12:00:00')
  const { total, lines, due } = quote(waiting, people, then)
  const moments = { registeredAt: then.now, pricedAt: then.now }
  const agreed = { draft: people, total, lines, due, channel: 'online' as const, ...moments }
  const now = Temporal.PlainDateTime.from('2026-05-20T12:00:00')
  expect(textsOf(dueAfterApproval(waiting, agreed, now))).toEqual([
    'Zaliczka 20000 05-30T23:59',
    'Rata 15000 05-30T23:59',
    'Reszta 15000 06-15T23:59',
  ])
})

describe('a change', () => {
  const then = context('2026-05-01T12:00:00')
  const agreedOn = (definition: ReturnType<typeof event>) => {
    const people = draft([{}, {}])
    const { total, lines, due } = quote(definition, people, then)
    const moments = { registeredAt: then.now, pricedAt: then.now }
    return { draft: people, total, lines, due, channel: 'online' as const, ...moments }
  }

  test('that increases the deposit leaves no part before it', () => {
    const definition = event(THREE)
    const joined = draft([{}, {}, {}])
    const { due } = quoteChange(definition, agreedOn(definition), joined, context('2026-05-12T12:00:00'))
    expect(textsOf(due)).toEqual([
      'Zaliczka 60000 05-22T23:59',
      'Rata 45000 05-22T23:59',
      'Reszta 45000 06-15T23:59',
    ])
  })
})

import { describe, expect, test } from 'vitest'
import { context, problemTexts, quoteOf } from '../../quote/quote.fixture.ts'
import { compiledFrom, retainedAt } from '../kit/template.fixture.ts'
import { ALL } from './all-answered.fixture.ts'
import { retreat } from './template.ts'

const event = compiledFrom(retreat, ALL)
const [FOUR, TWO, ONE] = ['pokoj-4-osobowy', 'pokoj-2-osobowy-z-lazienka', 'pokoj-1-osobowy']

interface Guest {
  readonly born?: number
  readonly room?: string | undefined
  readonly term?: string
  readonly answers?: Record<string, unknown>
  readonly choices?: Record<string, unknown>
}

/** Somebody born on New Year's Day, so that the age in July is 2026 less the year. */
const guest = ({ born = 1986, room = FOUR, term = 't1', answers = {}, choices = {} }: Guest = {}) => ({
  birthDate: `${born}-01-01`,
  sex: 'FEMALE',
  group: term,
  answers: { food: 'usual', guardian: 'Anna Lis', 'guardian-phone': '+48600100200', ...answers },
  choices: { room, ...choices },
})

const REST = { statements: ['regulamin', 'rodzic', 'standardy'] }
const totalOf = (...people: Guest[]) => quoteOf(event, people.map(guest), REST).total

test.each([
  ['of four', FOUR, [78000, 70000, 47000, 0]],
  ['of two', TWO, [99000, 90000, 56000, 0]],
])('in a room %s: from 18 years, from 11, from 4, to 3', (_, room, prices) => {
  expect([2008, 2015, 2022, 2023].map((born) => totalOf({ born, room }))).toEqual(prices)
})

test('a room of one is for adults alone', () => {
  expect(totalOf({ room: ONE })).toBe(113000)
  const teen = quoteOf(event, [guest(), guest({ born: 2010, room: ONE })], { ...REST, carers: { b: 'a' } })
  expect(problemTexts(teen)).toEqual(['not_eligible b room'])
})

test('the age is that on the first day of the own term', () => {
  const turningEleven = (term: string) =>
    quoteOf(event, [{ ...guest({ term }), birthDate: '2015-07-10' }], REST).lines[0]?.amount
  expect([turningEleven('t1'), turningEleven('t2')]).toEqual([47000, 70000])
})

describe('reductions, of which the best counts', () => {
  const parents = [{ born: 1984 }, { born: 1985 }]

  test('the third child pays half, counted from the oldest; one to 3 years does not count', () => {
    expect(totalOf(...parents, { born: 2020 }, { born: 2014 }, { born: 2018 })).toBe(
      2 * 78000 + 70000 + 47000 + 23500,
    )
    expect(totalOf(...parents, { born: 2024 }, { born: 2014 }, { born: 2018 })).toBe(
      2 * 78000 + 70000 + 47000,
    )
  })

  test('with the card of a large family each pays a tenth less, the third child still half', () => {
    const kdr = { answers: { kdr: true } }
    const family = [1984, 1985, 2014, 2018, 2020].map((born) => ({ born, ...kdr }))
    expect(totalOf(...family)).toBe(2 * 70200 + 63000 + 42300 + 23500)
  })

  test('support and service take half, once the office has agreed', () => {
    const asking = (answers: Record<string, unknown>) => quoteOf(event, [guest({ answers })], REST)
    expect(asking({ support: true })).toMatchObject({
      total: 39000,
      approvals: [{ approval: 'support' }],
      problems: [],
    })
    expect(asking({ service: 'music', 'service-by': 'ks. Lis' })).toMatchObject({
      ...{ total: 39000, approvals: [{ approval: 'service' }], problems: [] },
    })
  })

  test('three people have support, a fourth pays the full price', () => {
    const four = [1980, 1981, 1982, 1983].map((born) => ({ born, answers: { support: true } }))
    expect(totalOf(...four)).toBe(3 * 39000 + 78000)
  })
})

test('lunch on the first day 35 zł, provisions 25 zł', () => {
  expect(totalOf({ choices: { lunch: true, provisions: true } })).toBe(78000 + 3500 + 2500)
})

test('a bed of the kind and a place of the term are taken, to 3 years none', () => {
  const family = [1984, 2018, 2024].map((born) => guest({ born, term: 't2' }))
  const choosing = family.map((person) => ({
    ...person,
    choices: { room: TWO, ...(person === family[1] ? { activities: true } : {}) },
  }))
  expect(quoteOf(event, choosing, { ...REST, carers: { b: 'a', c: 'a' } })).toMatchObject({
    problems: [],
    claims: [
      { pool: 'activities-t2', units: 1 },
      { pool: `beds-${TWO}-t2`, units: 2 },
      { pool: 'places-t2', units: 2 },
    ],
  })
})

test('a minor comes with an adult of the same registration', () => {
  const alone = quoteOf(event, [guest({ born: 2010 })], {
    ...REST,
    registeredBy: null,
    registrantRole: 'guardian',
  })
  expect(problemTexts(alone)).toEqual(['field_missing a carer'])
})

describe('paying', () => {
  const family = [1984, 1985, 2018, 2024].map((born) => guest({ born, term: 't2' }))
  const dues = (now: string, rest: Record<string, unknown> = {}) =>
    quoteOf(event, family, { ...REST, carers: { c: 'a', d: 'a' }, ...rest }, context(now)).due

  test('a deposit of 300 zł of each from 4 years within 5 days, the rest 30 days before the own term', () => {
    expect(dues('2026-05-10T12:00:00')).toEqual([
      { name: 'Zaliczka', amount: 90000, until: '2026-05-15T23:59:59' },
      { name: 'Reszta', amount: 2 * 78000 + 47000 - 90000, until: '2026-06-13T23:59:59' },
    ])
  })

  test('from 1500 zł and 75 days ahead the rest in two equal instalments', () => {
    expect(dues('2026-04-20T12:00:00', { plan: 'instalments' })).toEqual([
      { name: 'Zaliczka', amount: 90000, until: '2026-04-25T23:59:59' },
      { name: 'Pierwsza rata', amount: 56500, until: '2026-05-14T23:59:59' },
      { name: 'Druga rata', amount: 56500, until: '2026-06-13T23:59:59' },
    ])
    const late = quoteOf(event, family, { ...REST, plan: 'instalments', carers: { c: 'a', d: 'a' } })
    expect(problemTexts(late)).toEqual(['no_such_option - plan'])
  })

  test('later than 30 days before all of it within 48 hours, and a week before it closes', () => {
    expect(dues('2026-06-20T12:00:00').map(({ until }) => until)).toEqual(
      Array(2).fill('2026-06-22T12:00:00'),
    )
    const closed = quoteOf(event, [guest()], REST, context('2026-06-30T00:00:00'))
    expect(problemTexts(closed)).toEqual(['closed a group'])
  })
})

test.each([
  ['100 zł are retained to 30 days before the own term', '2026-06-13T23:59:59', 10000],
  ['the deposit to 14 days before', '2026-06-14T00:00:00', 30000],
  ['the deposit to 14 days before, on the last day', '2026-06-29T23:59:59', 30000],
  ['then the stay, while meals go back', '2026-06-30T00:00:00', 78000],
  ['in the last week everything', '2026-07-07T00:00:00', 78000 + 3500],
])('who resigns: %s', (_, now, retained) => {
  expect(retainedAt(event, now, [guest({ term: 't2', choices: { lunch: true } })])).toBe(retained)
})

test('one term closes as the event, with limits of the event', () => {
  const one = compiledFrom(retreat, { ...ALL, own: {}, limit: 1 })
  const { group: _, ...person } = guest()
  expect(quoteOf(one, [person], REST)).toMatchObject({ total: 78000, problems: [] })
  expect(problemTexts(quoteOf(one, [person], REST, context('2026-06-30T00:00:00')))).toEqual(['closed - -'])
})

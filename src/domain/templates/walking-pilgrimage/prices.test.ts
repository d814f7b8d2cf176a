import { describe, expect, test } from 'vitest'
import { context, problemTexts, quoteOf } from '../../quote/quote.fixture.ts'
import { compiledFrom, retainedAt } from '../kit/template.fixture.ts'
import { ALL } from './all-answered.fixture.ts'
import { walkingPilgrimage } from './template.ts'

const walk = compiledFrom(walkingPilgrimage, ALL)

interface Pilgrim {
  readonly born?: number
  readonly answers?: Record<string, unknown>
  readonly choices?: Record<string, unknown>
}

/** Somebody born on New Year's Day, so that the age on the walk is 2026 less the year. */
const pilgrim = ({ born = 1986, answers = {}, choices = {} }: Pilgrim = {}) => ({
  birthDate: `${born}-01-01`,
  group: 'biala',
  answers: {
    food: 'usual',
    lodging: 'hosts',
    guardian: 'Anna Lis',
    'guardian-phone': '+48600100200',
    ...answers,
  },
  choices: { way: 'whole', ...choices },
})

const days = (count: number) => ({
  way: 'days',
  days: Array.from({ length: count }, (_, n) => `d${n + 2}`),
})

const REST = {
  answers: { 'close-phone': '+48600100300' },
  statements: ['regulamin', 'rodzic', 'standardy', 'sily'],
}

const totalOf = (...people: Pilgrim[]) => quoteOf(walk, people.map(pilgrim), REST).total

describe('the whole way', () => {
  test('260 zł from 16 years, 120 zł from 7, nothing to 6', () => {
    expect([2010, 2011, 2019, 2020].map((born) => totalOf({ born }))).toEqual([26000, 12000, 12000, 0])
  })

  test('of parents with three children the youngest walks for nothing; one to 6 years does not count', () => {
    const parents = [{ born: 1984 }, { born: 1985 }]
    const children = [{ born: 2018 }, { born: 2012 }, { born: 2014 }]
    expect(totalOf(...parents, ...children)).toBe(2 * 26000 + 2 * 12000)
    expect(totalOf(...parents, { born: 2020 }, { born: 2012 }, { born: 2014 })).toBe(2 * 26000 + 2 * 12000)
  })

  test('with the card of a large family each of them pays a fifth less, the third child still nothing', () => {
    const kdr = { answers: { kdr: true } }
    const family = [1984, 1985, 2012, 2014, 2018].map((born) => ({ born, ...kdr }))
    expect(totalOf(...family)).toBe(2 * 20800 + 2 * 9600)
  })

  test('a student from 16 to 26 pays 220 zł, with the card 208 zł, which is less', () => {
    const student = (born: number, kdr = false) => totalOf({ born, answers: { student: true, kdr } })
    expect([2010, 2000, 1999].map((born) => student(born))).toEqual([22000, 22000, 26000])
    expect(student(2000, true)).toBe(20800)
  })

  test('who serves pays half, clergy nothing, once the office has agreed', () => {
    const serving = (service: string) =>
      quoteOf(walk, [pilgrim({ answers: { service, 'service-by': 'ks. Lis' } })], REST)
    expect(serving('medical')).toMatchObject({
      total: 13000,
      problems: [],
      approvals: [{ approval: 'service' }],
    })
    expect(serving('clergy').total).toBe(0)
  })
})

describe('single days', () => {
  test('32 zł a day and the pack of 35 zł, never more than 260 zł', () => {
    expect([1, 3, 7, 8].map((count) => totalOf({ choices: days(count) }))).toEqual([
      6700, 13100, 25900, 26000,
    ])
  })

  test('for a child 15 zł a day and the pack, never more than 120 zł; to 6 years nothing', () => {
    const child = { born: 2015 }
    expect([3, 6].map((count) => totalOf({ ...child, choices: days(count) }))).toEqual([8000, 12000])
    expect(totalOf({ born: 2021, choices: days(3) })).toBe(0)
  })

  test('reductions are for the whole way alone', () => {
    expect(totalOf({ answers: { kdr: true }, choices: days(3) })).toBe(13100)
  })
})

test('the coach back 55 zł or 65 zł, a T-shirt 45 zł until thirty days before', () => {
  expect(totalOf({ choices: { coach: 'near' } })).toBe(31500)
  expect(totalOf({ choices: { coach: 'far', shirt: 'm' } })).toBe(37000)
  const late = quoteOf(walk, [pilgrim({ choices: { shirt: 'm' } })], REST, context('2026-07-07T00:00:00'))
  expect(problemTexts(late)).toEqual(['closed a shirt'])
})

describe('who may come', () => {
  const alone = (born: number, answers: Record<string, unknown> = {}) =>
    problemTexts(
      quoteOf(walk, [pilgrim({ born, answers })], {
        ...REST,
        registeredBy: null,
        registrantRole: 'guardian',
      }),
    )

  test('from 13 years without the parents, with a carer named; to 12 only with an adult', () => {
    const carer = { 'carer-name': 'Ewa Lis', 'carer-phone': '+48600100400' }
    expect(alone(2012, carer)).toEqual([])
    expect(alone(2012)).toEqual(['field_missing a carer-name', 'field_missing a carer-phone'])
    expect(alone(2014)).toEqual(['field_missing a carer'])
  })

  test('one adult looks after three children of 12 at most', () => {
    const people = [1984, 2014, 2015, 2016, 2017].map((born) => pilgrim({ born }))
    const carers = { b: 'a', c: 'a', d: 'a', e: 'a' }
    expect(problemTexts(quoteOf(walk, people, { ...REST, carers }))).toEqual(['limit_per_person a carer'])
  })
})

test('paid within seven days, but not after the third day before the start', () => {
  const due = (now: string) => quoteOf(walk, [pilgrim()], REST, context(now)).due
  expect(due('2026-06-10T12:00:00')).toEqual([
    { name: 'Całość', amount: 26000, until: '2026-06-17T23:59:59' },
  ])
  expect(due('2026-07-30T12:00:00')[0]?.until).toBe('2026-08-02T23:59:59')
  expect(problemTexts(quoteOf(walk, [pilgrim()], REST, context('2026-08-01T00:00:00')))).toEqual([
    'closed - -',
  ])
})

test.each([
  ['all goes back to 21 days before', '2026-07-15T23:59:59', 0],
  ['then 35 zł are retained', '2026-07-16T00:00:00', 3500],
  ['and in the last week the coach', '2026-07-30T00:00:00', 3500 + 6500],
  ['to the last day before', '2026-08-04T23:59:59', 3500 + 6500],
  ['then everything but the T-shirt', '2026-08-05T00:00:00', 26000 + 6500],
])('who resigns: %s', (_, now, retained) => {
  expect(retainedAt(walk, now, [pilgrim({ choices: { coach: 'far', shirt: 'm' } })])).toBe(retained)
})

import { describe, expect, test } from 'vitest'
import { context, problemTexts, quoteOf } from '../../quote/quote.fixture.ts'
import { compiledFrom, retainedAt } from '../kit/template.fixture.ts'
import { ALL } from './all-answered.fixture.ts'
import { cyclingPilgrimage } from './template.ts'

const ride = compiledFrom(cyclingPilgrimage, ALL)
const STARTS = ['lipowa-plac-przed-kosciolem', 'wierzbno', 'borow', 'mstow'] as const

interface Rider {
  readonly born?: number
  readonly start?: string
  readonly answers?: Record<string, unknown>
  readonly choices?: Record<string, unknown>
}

/** Somebody born on New Year's Day, so that the age on the way is 2026 less the year. */
const rider = ({ born = 1986, start = STARTS[0], answers = {}, choices = {} }: Rider = {}) => ({
  birthDate: `${born}-01-01`,
  group: start,
  answers: {
    ...{
      phone: '+48600100200',
      bicycle: 'road',
      pace: 'calm',
      lodging: 'tent',
      food: 'usual',
      licence: true,
    },
    ...{ guardian: 'Anna Lis', 'guardian-phone': '+48600100200' },
    ...answers,
  },
  choices,
})

const REST = {
  answers: { 'close-phone': '+48600100300' },
  statements: ['regulamin', 'rodzic', 'standardy', 'rower'],
}

const totalOf = (...people: Rider[]) => quoteOf(ride, people.map(rider), REST).total

test.each([
  [STARTS[0], 22000, 12000],
  [STARTS[1], 18500, 10000],
  [STARTS[2], 15500, 8500],
  [STARTS[3], 11000, 6000],
])('from %s: %i gr from 16 years, %i gr from 10', (start, adult, child) => {
  expect([totalOf({ start, born: 2010 }), totalOf({ start, born: 2016 })]).toEqual([adult, child])
})

test('the age is that on the day of the own start', () => {
  const sixteenOnSecondDay = (start: string) =>
    quoteOf(ride, [{ ...rider({ start }), birthDate: '2010-08-21' }], REST).lines[0]?.amount
  expect([sixteenOnSecondDay(STARTS[0]), sixteenOnSecondDay(STARTS[1])]).toEqual([12000, 18500])
})

test('where everybody sets out together there is one price list', () => {
  const together = compiledFrom(cyclingPilgrimage, { ...ALL, own: {} })
  const people = [rider(), rider({ born: 2016 })].map(({ group: _, ...person }) => person)
  expect(quoteOf(together, people, { ...REST, carers: { b: 'a' } })).toMatchObject({
    total: 34000,
    problems: [],
  })
})

describe('reductions', () => {
  test('of parents with three children the youngest pays half', () => {
    const family = [{ born: 1984 }, { born: 1985 }, { born: 2016 }, { born: 2011 }, { born: 2013 }]
    expect(totalOf(...family)).toBe(2 * 22000 + 2 * 12000 + 6000)
  })

  test('with the card of a large family each pays a fifth less; of two reductions the better counts', () => {
    const kdr = { answers: { kdr: true } }
    const family = [1984, 2011, 2013, 2016].map((born) => ({ born, ...kdr }))
    expect(totalOf(...family)).toBe(17600 + 2 * 9600 + 6000)
  })

  test('who serves pays half, clergy nothing, once the office has agreed', () => {
    const serving = (service: string) =>
      quoteOf(ride, [rider({ answers: { service, 'service-by': 'ks. Lis' } })], REST)
    expect(serving('mechanic')).toMatchObject({
      total: 11000,
      problems: [],
      approvals: [{ approval: 'service' }],
    })
    expect(serving('clergy').total).toBe(0)
  })
})

test('suppers 15 zł each, the return 60 zł or 70 zł, a shirt 90 zł until 45 days before', () => {
  expect(totalOf({ choices: { supper: ['d1', 'd2'], return: 'near' } })).toBe(22000 + 3000 + 6000)
  expect(totalOf({ choices: { return: 'far', shirt: 'm' } })).toBe(22000 + 7000 + 9000)
  const late = quoteOf(ride, [rider({ choices: { shirt: 'm' } })], REST, context('2026-07-07T00:00:00'))
  expect(problemTexts(late)).toEqual(['closed a shirt'])
})

test('a supper before one has joined is not on offer', () => {
  const joining = quoteOf(ride, [rider({ start: 'borow', choices: { supper: ['d1', 'd3'] } })], REST)
  expect(problemTexts(joining)).toEqual(['not_eligible a supper'])
})

describe('who may come', () => {
  const alone = (born: number, answers: Record<string, unknown> = {}) =>
    problemTexts(
      quoteOf(ride, [rider({ born, answers })], { ...REST, registeredBy: null, registrantRole: 'guardian' }),
    )

  test('nobody under 10, to 15 with an adult, then with a carer named', () => {
    const carer = { 'carer-name': 'Ewa Lis', 'carer-phone': '+48600100400' }
    expect(alone(2017)).toEqual(['too_young a birthDate', 'field_missing a carer'])
    expect(alone(2011)).toEqual(['field_missing a carer'])
    expect(alone(2010)).toEqual(['field_missing a carer-name', 'field_missing a carer-phone'])
    expect(alone(2010, carer)).toEqual([])
    expect(alone(2010, { ...carer, licence: false })).toEqual(['field_missing a licence'])
  })

  test('one adult looks after two children of 15 at most', () => {
    const people = [1984, 2011, 2012, 2013].map((born) => rider({ born }))
    const carers = { b: 'a', c: 'a', d: 'a' }
    expect(problemTexts(quoteOf(ride, people, { ...REST, carers }))).toEqual(['limit_per_person a carer'])
  })
})

test('paid within five days, but not after the seventh day before the event, wherever one joins', () => {
  const due = (now: string) => quoteOf(ride, [rider({ start: 'borow' })], REST, context(now)).due
  expect(due('2026-06-10T12:00:00')[0]?.until).toBe('2026-06-15T23:59:59')
  expect(due('2026-08-10T12:00:00')[0]?.until).toBe('2026-08-13T23:59:59')
  expect(problemTexts(quoteOf(ride, [rider()], REST, context('2026-08-11T00:00:00')))).toEqual(['closed - -'])
})

test.each([
  ['all goes back to 21 days before the event', '2026-07-30T23:59:59', 0],
  ['then 45 zł are retained', '2026-07-31T00:00:00', 4500],
  ['and in the last week the return', '2026-08-14T00:00:00', 4500 + 7000],
  ['from the first day of the event everything but the shirt', '2026-08-20T00:00:00', 15500 + 7000],
])('who resigns: %s', (_, now, retained) => {
  const people = [rider({ start: 'borow', choices: { return: 'far', shirt: 'm' } })]
  expect(retainedAt(ride, now, people)).toBe(retained)
})

import { describe, expect, test } from 'vitest'
import { context, problemTexts, quoteOf } from '../../quote/quote.fixture.ts'
import { compiledFrom, retainedAt } from '../kit/template.fixture.ts'
import { ALL } from './all-answered.fixture.ts'
import { run } from './template.ts'

const event = compiledFrom(run, ALL)
const [TEN, FIVE, CHILDREN] = ['10-km', '5-km', 'bieg-dzieci-1-km']

interface Runner {
  readonly born?: number
  readonly on?: string | undefined
  readonly answers?: Record<string, unknown>
  readonly choices?: Record<string, unknown>
}

/** Somebody born on New Year's Day, so that the age in June is 2026 less the year. */
const runner = ({ born = 1986, on = TEN, answers = {}, choices = {} }: Runner = {}) => ({
  birthDate: `${born}-01-01`,
  sex: 'FEMALE',
  type: on,
  answers: {
    'close-phone': '+48600100300',
    guardian: 'Anna Lis',
    'guardian-phone': '+48600100200',
    ...answers,
  },
  choices,
})
const LICENCE = { id: 'l1', name: 'licencja.pdf', size: 1000, type: 'application/pdf' }
const young = (born: number) => ({ born, on: CHILDREN })

const REST = { statements: ['regulamin', 'rodzic', 'standardy', 'bieg'] }
const IN_MAIN_TIME = context('2026-05-01T12:00:00')
const quoted = (...people: Runner[]) => quoteOf(event, people.map(runner), REST, IN_MAIN_TIME)
const totalOf = (...people: Runner[]) => quoted(...people).total

test.each([
  ['to 60 days before', '2026-04-07T23:59:59', [8000, 5500, 2000]],
  ['to 15 days before', '2026-05-22T23:59:59', [10000, 7000, 2000]],
  ['later', '2026-05-23T00:00:00', [12500, 9000, 2000]],
])('by the day of payment, %s', (_, now, prices) => {
  const paid = (on: string | undefined, born = 1986) =>
    quoteOf(event, [runner({ on, born })], REST, context(now)).total
  expect([paid(TEN), paid(FIVE), paid(CHILDREN, 2018)]).toEqual(prices)
})

test('at the desk on the day 150 zł, 110 zł and 30 zł, each a place of its own limit', () => {
  const atDesk = (on: string | undefined, born = 1986) =>
    quoteOf(event, [runner({ on, born })], REST, context('2026-06-06T08:00:00', { channel: 'office' }))
  expect([atDesk(TEN), atDesk(FIVE), atDesk(CHILDREN, 2018)].map(({ total }) => total)).toEqual([
    15000, 11000, 3000,
  ])
  expect(atDesk(TEN)).toMatchObject({ problems: [] })
  expect(atDesk(TEN).claims.map(({ pool }) => pool)).toContain('desk')
  const online = quoteOf(event, [runner()], REST, context('2026-06-02T00:00:00'))
  expect(problemTexts(online)).toEqual(['closed - -'])
})

describe('reductions, of which the best counts', () => {
  test('who is seventy in that year pays 25 zł', () => {
    expect([totalOf({ born: 1956 }), totalOf({ born: 1957 })]).toEqual([2500, 10000])
  })

  test('with the card of a large family a fifth less, the third child for nothing', () => {
    expect(totalOf({ answers: { kdr: true } })).toBe(8000)
    expect(totalOf({}, young(2018), young(2016), young(2020))).toBe(10000 + 2 * 2000)
  })

  test('of five people each pays a tenth less', () => {
    expect(totalOf({}, {}, {}, { on: FIVE }, { on: FIVE })).toBe(3 * 9000 + 2 * 6300)
  })

  test('a medic pays half, once the office has agreed', () => {
    expect(quoted({ answers: { medic: true, 'medic-licence': [LICENCE] } })).toMatchObject({
      ...{ total: 5000, problems: [], approvals: [{ approval: 'medic' }] },
    })
  })
})

test('a T-shirt 45 zł and an engraving 20 zł to the stated day, pasta 15 zł', () => {
  expect(totalOf({ choices: { shirt: 'm', engraving: true, pasta: true } })).toBe(10000 + 4500 + 2000 + 1500)
  const late = quoteOf(
    event,
    [runner({ choices: { shirt: 'm', engraving: true } })],
    REST,
    context('2026-05-08T00:00:00'),
  )
  expect(problemTexts(late)).toEqual(['closed a shirt', 'closed a engraving'])
})

test('10 km from 16 years, 5 km from 13, children of 4 to 12', () => {
  const refused = (on: string | undefined, born: number) =>
    problemTexts(quoted({}, { on, born })).map((text) => text.split(' ')[0])
  expect([refused(TEN, 2010), refused(TEN, 2011)]).toEqual([[], ['too_young']])
  expect([refused(FIVE, 2013), refused(FIVE, 2014)]).toEqual([[], ['too_young']])
  expect([refused(CHILDREN, 2014), refused(CHILDREN, 2013)]).toEqual([[], ['too_old']])
})

test('paid within three days, but not after the fifth day before', () => {
  const due = (now: string) => quoteOf(event, [runner()], REST, context(now)).due[0]?.until
  expect(due('2026-05-01T12:00:00')).toBe('2026-05-04T23:59:59')
  expect(due('2026-05-31T12:00:00')).toBe('2026-06-01T23:59:59')
})

test.each([
  ['10 zł are retained to 30 days before', '2026-05-07T23:59:59', 1000],
  ['40 zł and the engraving to a week before', '2026-05-30T23:59:59', 4000 + 2000],
  ['then the start, but not the T-shirt', '2026-05-31T00:00:00', 10000 + 2000],
])('who resigns: %s', (_, now, retained) => {
  const people = [runner({ choices: { shirt: 'm', engraving: true } })]
  expect(retainedAt(event, now, people, { pricedAt: '2026-05-01T12:00:00' })).toBe(retained)
})

test('one distance alone has one price list, and its ages are those of the run', () => {
  const alone = compiledFrom(run, { ...ALL, own: {} })
  const { type: _, ...person } = runner()
  expect(quoteOf(alone, [person], REST, IN_MAIN_TIME)).toMatchObject({ total: 10000, problems: [] })
  const child = { ...person, birthDate: '2011-01-01' }
  expect(problemTexts(quoteOf(alone, [person, child], REST, IN_MAIN_TIME))).toEqual(['too_young b birthDate'])
})

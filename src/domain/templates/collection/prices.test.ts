import { describe, expect, test } from 'vitest'
import { context, problemTexts, quoteOf } from '../../quote/quote.fixture.ts'
import { compiledFrom, retainedAt } from '../kit/template.fixture.ts'
import { ALL, ALONE } from './all-answered.fixture.ts'
import { collection } from './template.ts'

const concert = compiledFrom(collection, ALL)
const alone = compiledFrom(collection, ALONE)

const STATEMENTS = ['regulamin', 'darowizna', 'ulga']
const order = (choices: Record<string, unknown>, rest: Record<string, unknown> = {}) => ({
  ...{ registeredBy: null, registrantRole: 'other', statements: STATEMENTS, choices },
  ...rest,
})
const quoted = (choices: Record<string, unknown>, now = context()) =>
  quoteOf(concert, [], order(choices), now)

describe('tickets of a concert', () => {
  test('two at 50 zł and one at 20 zł, a child on the lap for nothing and without a seat', () => {
    expect(quoted({ normal: 2, reduced: 1, lap: 1 })).toMatchObject({
      ...{ total: 12000, problems: [], claims: [{ pool: 'seats', units: 3 }] },
    })
  })

  test('a family of four 120 zł, a supporter 100 zł, a record or a mug 35 zł', () => {
    expect(quoted({ family: 1, supporter: 1, goods: { record: 1, mug: 1 } })).toMatchObject({
      ...{ total: 12000 + 10000 + 7000, problems: [], claims: [{ pool: 'seats', units: 5 }] },
    })
  })

  test('of a family no more than its four tickets', () => {
    const cheap = compiledFrom(collection, { ...ALL, child: 500 })
    expect(quoteOf(cheap, [], order({ family: 1 })).total).toBe(11000)
  })

  test('eight people at most', () => {
    expect(problemTexts(quoted({ family: 2, normal: 1 }))).toEqual(['limit_per_registrant - people'])
  })

  test('an invitation is for the office alone', () => {
    expect(problemTexts(quoted({ guest: 1 }))).toEqual(['not_eligible - guest'])
    expect(quoted({ guest: 2 }, context('2026-12-05T17:00:00', { channel: 'office' }))).toMatchObject({
      ...{ total: 0, problems: [] },
    })
  })

  test('until the concert begins, then at the desk', () => {
    const texts = (now: string, channel: 'online' | 'office') =>
      problemTexts(quoted({ normal: 1 }, context(now, { channel })))
    expect(texts('2026-12-05T18:00:00', 'online')).toEqual([])
    expect(texts('2026-12-05T18:00:01', 'online')).toEqual(['closed - -'])
    expect(texts('2026-12-05T18:30:00', 'office')).toEqual([])
  })
})

describe('a donation', () => {
  test('beside tickets, or without a seat', () => {
    expect(quoted({ normal: 1, gift: 5000 })).toMatchObject({ total: 10000, problems: [] })
    expect(quoted({ absent: 1, gift: 5000 })).toMatchObject({ total: 5000, problems: [], claims: [] })
    expect(problemTexts(quoted({ absent: 1 }))).toEqual(['field_missing - gift'])
  })

  test('from 5 zł, by a donor who need not be shown', () => {
    const donor = { birthDate: null }
    const during = context('2026-12-01T12:00:00')
    const given = (gift: number, rest = {}) =>
      quoteOf(alone, [donor], { statements: STATEMENTS, choices: { gift }, ...rest }, during)
    expect(given(500)).toMatchObject({ total: 500, problems: [] })
    expect(given(499).problems).not.toEqual([])
    expect(problemTexts(given(500, { answers: { shown: 'name' } }))).toEqual(['statement_missing - lista'])
    expect(problemTexts(quoteOf(alone, [donor], { statements: STATEMENTS }, during))).toEqual([
      'field_missing - gift',
    ])
  })

  test('from the first day to the end of the last', () => {
    const at = (now: string) =>
      problemTexts(
        quoteOf(
          alone,
          [{ birthDate: null }],
          { statements: STATEMENTS, choices: { gift: 500 } },
          context(now),
        ),
      )
    expect(
      ['2026-11-28T23:59:59', '2026-11-29T00:00:00', '2026-12-24T23:59:59', '2026-12-25T00:00:00'].map(at),
    ).toEqual([['not_open - -'], [], [], ['closed - -']])
  })
})

test('paid within a day', () => {
  expect(quoted({ normal: 1 }).due).toEqual([{ name: 'Całość', amount: 5000, until: '2026-06-11T12:00:00' }])
})

test.each([
  ['nothing is retained to the third day before', '2026-12-02T23:59:59', 0],
  ['then the tickets, but not the record', '2026-12-03T00:00:00', 10000],
])('who resigns: %s', (_, now, retained) => {
  expect(retainedAt(concert, now, [], order({ normal: 2, goods: { record: 1 }, gift: 5000 }))).toBe(retained)
})

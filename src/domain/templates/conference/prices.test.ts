import { describe, expect, test } from 'vitest'
import { context, problemTexts, quoteOf } from '../../quote/quote.fixture.ts'
import { compiledFrom, retainedAt } from '../kit/template.fixture.ts'
import { ALL } from './all-answered.fixture.ts'
import { conference } from './template.ts'

const event = compiledFrom(conference, ALL)

interface Guest {
  readonly role?: string
  readonly answers?: Record<string, unknown>
  readonly choices?: Record<string, unknown>
}

const guest = ({ role = 'participant', answers = {}, choices = {} }: Guest = {}) => ({
  birthDate: null,
  type: role,
  answers: { email: 'anna@example.org', institution: 'Muzeum', food: 'usual', ...answers },
  choices: role === 'student' ? choices : { fee: 'whole', ...choices },
})

const COMPANY = {
  'invoice-for': 'company',
  nip: '5260250274',
  buyer: 'Gmina Borów',
  'buyer-address': { street: 'Lipowa 1', postcode: '00-001', town: 'Borów' },
}
const STATEMENTS = ['regulamin', 'dane-innych', 'srodki']
const REST = { answers: { 'invoice-for': 'none' }, statements: STATEMENTS }
const IN_MAIN_TIME = context('2026-05-01T12:00:00')
const quoted = (people: readonly Guest[], rest: Record<string, unknown> = {}, now = IN_MAIN_TIME) =>
  quoteOf(event, people.map(guest), { ...REST, ...rest }, now)
const totalOf = (...people: Guest[]) => quoted(people).total

test.each([
  ['to 60 days before: 390 zł and 230 zł', '2026-04-12T23:59:59', [47970, 28290, 12000]],
  ['to 8 days before: 520 zł and 310 zł', '2026-06-03T23:59:59', [63960, 38130, 12000]],
  ['later: 650 zł and 390 zł', '2026-06-04T00:00:00', [79950, 47970, 12000]],
])('with the tax, by the day of registration, %s; a student always 120 zł', (_, now, prices) => {
  const at = (person: Guest) => quoted([person], {}, context(now)).total
  expect([at({}), at({ choices: { fee: 'd2' } }), at({ role: 'student' })]).toEqual(prices)
})

test('no tax is added for who pays from public money and says so', () => {
  const answers = { ...COMPANY, 'public-money': true }
  expect(quoted([{ choices: { dinner: true } }], { answers })).toMatchObject({
    total: 52000 + 17220,
    problems: [],
  })
  const silent = quoted([{}], { answers, statements: ['regulamin'] })
  expect(problemTexts(silent)).toEqual(['statement_missing - srodki'])
})

test('exempt from tax the prices are as typed', () => {
  const exempt = compiledFrom(conference, { ...ALL, own: { vat: 'exempt' } })
  expect(quoteOf(exempt, [guest()], REST, IN_MAIN_TIME)).toMatchObject({ total: 52000, problems: [] })
})

test('the dinner 140 zł without tax', () => {
  expect(totalOf({ choices: { dinner: true } })).toBe(63960 + 17220)
})

describe('reductions', () => {
  test('of three people each pays a tenth less, with the code of a partner one alone', () => {
    expect(totalOf({}, {}, {})).toBe(3 * 57564)
    expect(quoted([{}], { code: 'PARTNER10' }).total).toBe(57564)
    expect(quoted([{}, {}, {}], { code: 'PARTNER10' }).total).toBe(3 * 57564)
  })

  test('a speaker pays nothing, once the office has agreed', () => {
    expect(quoted([{ role: 'speaker', answers: { talk: 'Woda' } }])).toMatchObject({
      ...{ total: 0, problems: [], approvals: [{ approval: 'speaker' }] },
    })
  })
})

test('of workshops at one hour somebody takes one, each has its own places', () => {
  const both = quoted([
    { choices: { 'workshop-14-00': 'mapy-miasta', 'workshop-15-30': 'ogrody-deszczowe' } },
  ])
  expect(both).toMatchObject({ total: 63960, problems: [] })
  expect(both.claims.map(({ pool }) => pool)).toEqual([
    'event',
    'places-mapy-miasta',
    'places-ogrody-deszczowe',
  ])
  const twice = quoted([{ choices: { 'workshop-14-00': ['mapy-miasta', 'retencja'] } }])
  expect(twice.problems).not.toEqual([])
})

describe('paying', () => {
  test('within seven days, but not after the second day before', () => {
    const due = (now: string) => quoted([{}], {}, context(now)).due[0]?.until
    expect(due('2026-05-01T12:00:00')).toBe('2026-05-08T23:59:59')
    expect(due('2026-06-05T12:00:00')).toBe('2026-06-09T23:59:59')
    expect(problemTexts(quoted([{}], {}, context('2026-06-10T00:00:00')))).toEqual(['closed - -'])
  })

  test('a public body two weeks after the conference', () => {
    const { due, problems } = quoted([{}], { answers: { ...COMPANY, 'pay-after': true } })
    expect(due).toEqual([{ name: 'Całość', amount: 63960, until: '2026-06-26T23:59:59' }])
    expect(problems).toEqual([])
  })
})

test.each([
  ['nothing is retained in the first two weeks', '2026-04-15T23:59:59', 0],
  ['then 50 zł to 21 days before', '2026-05-21T23:59:59', 5000],
  ['260 zł to a week before', '2026-06-04T23:59:59', 26000],
  ['then everything', '2026-06-05T00:00:00', 47970],
])('who resigns: %s', (_, now, retained) => {
  expect(retainedAt(event, now, [guest()], { pricedAt: '2026-04-01T12:00:00' })).toBe(retained)
})

import { describe, expect, test } from 'vitest'
import { context, problemTexts, quoteOf } from '../../quote/quote.fixture.ts'
import { compiledFrom, retainedAt } from '../kit/template.fixture.ts'
import { ALL, DAY } from './all-answered.fixture.ts'
import { camp } from './template.ts'

const overnight = compiledFrom(camp, ALL)
const byDay = compiledFrom(camp, DAY)

interface Child {
  readonly born?: number
  readonly terms?: readonly string[]
  readonly answers?: Record<string, unknown>
  readonly choices?: Record<string, unknown>
}

const HOME = { street: 'Lipowa 1', postcode: '00-001', town: 'Borów' }

/** Somebody born on New Year's Day, so that the age in July is 2026 less the year. */
const child = ({ born = 2015, terms = ['t1'], answers = {}, choices = {} }: Child = {}) => ({
  birthDate: `${born}-01-01`,
  sex: 'FEMALE',
  answers: {
    ...{ pesel: '15210100022', address: HOME, 'parents-address': HOME },
    ...{ health: 'nic', vaccinations: 'tężec 2020', food: 'usual', ...answers },
  },
  choices: { ...(terms.length === 0 ? {} : { term: terms }), ...choices },
})

const dayChild = (part: Child = {}) => child({ ...part, terms: [] })

const BY_PARENT = {
  registeredBy: null,
  registrantRole: 'guardian',
  answers: { guardian: 'Anna Lis', 'guardian-phone': '+48600100200' },
  statements: ['regulamin', 'rodzic', 'standardy', 'karta', 'pomoc', 'odbior'],
}

const totalOf = (...children: Child[]) => quoteOf(overnight, children.map(child), BY_PARENT).total
const dayTotalOf = (...children: Child[]) => quoteOf(byDay, children.map(dayChild), BY_PARENT).total

test('a parent registers a child for a term: 1180 zł, a place and a group of that term', () => {
  expect(quoteOf(overnight, [child({ terms: ['t2'] })], BY_PARENT)).toMatchObject({
    total: 118000,
    problems: [],
  })
  const claimed = quoteOf(overnight, [child({ terms: ['t2'] })], BY_PARENT).claims
  expect(claimed.map(({ pool }) => pool)).toEqual(['group-t2-1', 'places-t2'])
})

test('nobody but a parent or guardian registers', () => {
  const alone = quoteOf(overnight, [child()], {
    ...BY_PARENT,
    registeredBy: 'a',
    registrantRole: 'participant',
  })
  expect(problemTexts(alone)).toContain('guardian_must_register - -')
})

describe('reductions, of which the best counts', () => {
  test('of four siblings the second pays 100 zł less, the others 200 zł less, the oldest first', () => {
    expect(
      [2, 3, 4].map((count) =>
        totalOf(...[2013, 2015, 2017, 2018].slice(0, count).map((born) => ({ born }))),
      ),
    ).toEqual([118000 + 108000, 118000 + 108000 + 98000, 118000 + 108000 + 2 * 98000])
  })

  test('with the card of a large family each pays a tenth less, the third child still 200 zł less', () => {
    const family = [2013, 2015, 2017].map((born) => ({ born, answers: { kdr: true } }))
    expect(totalOf(...family)).toBe(106200 + 106200 + 98000)
  })

  test('the later of two terms costs 59 zł less', () => {
    const { lines } = quoteOf(overnight, [child({ terms: ['t1', 't2'] })], BY_PARENT)
    expect(lines.map(({ amount }) => amount)).toEqual([118000, 112100])
  })

  test('support takes half, once the office has agreed, of four children in each term', () => {
    const asking = (count: number, terms: string[]) =>
      quoteOf(
        overnight,
        Array.from({ length: count }, () => child({ terms, answers: { support: true } })),
        BY_PARENT,
      )
    expect(asking(1, ['t1'])).toMatchObject({
      total: 59000,
      problems: [],
      approvals: [{ approval: 'support' }],
    })
    expect(asking(5, ['t1']).total).toBe(4 * 59000 + 98000)
    expect(asking(4, ['t1', 't2']).total).toBe(8 * 59000)
  })
})

test('a coach 70 zł each way in each term, a T-shirt 45 zł until thirty days before', () => {
  expect(totalOf({ choices: { 'coach-there': ['t1'], 'coach-back': ['t1'] } })).toBe(118000 + 14000)
  const may = context('2026-06-01T23:59:59')
  expect(quoteOf(overnight, [child({ choices: { shirt: '140' } })], BY_PARENT, may).total).toBe(122500)
  const late = quoteOf(
    overnight,
    [child({ choices: { shirt: '140' } })],
    BY_PARENT,
    context('2026-06-02T00:00:00'),
  )
  expect(problemTexts(late)).toEqual(['closed a shirt'])
})

test('the coach of a term that is not chosen is not on offer', () => {
  const other = quoteOf(overnight, [child({ choices: { 'coach-there': ['t2'] } })], BY_PARENT)
  expect(problemTexts(other)).toEqual(['not_eligible a coach-there'])
})

test('the age is that on the first day of the chosen term', () => {
  const turningSeven = (term: string) => {
    const person = { ...child({ terms: [term] }), birthDate: '2019-07-12' }
    return problemTexts(quoteOf(overnight, [person], BY_PARENT)).filter((text) => text.startsWith('too'))
  }
  expect(turningSeven('t1')).toHaveLength(1)
  expect(turningSeven('t2')).toEqual([])
})

describe('paying for a camp with nights', () => {
  const dues = (now: string, terms: string[], plan: string | null = null) =>
    quoteOf(overnight, [child({ terms })], { ...BY_PARENT, plan }, context(now)).due

  test('a deposit of 300 zł for each term within three days, the rest 30 days before it', () => {
    expect(dues('2026-05-10T12:00:00', ['t1', 't2'])).toEqual([
      { name: 'Zaliczka', amount: 60000, until: '2026-05-13T23:59:59' },
      { name: 'Reszta', amount: 88000, until: '2026-06-01T23:59:59' },
      { name: 'Reszta', amount: 82100, until: '2026-06-13T23:59:59' },
    ])
  })

  test('75 days ahead the rest also in two equal parts', () => {
    expect(dues('2026-04-01T12:00:00', ['t2'], 'instalments')).toEqual([
      { name: 'Zaliczka', amount: 30000, until: '2026-04-04T23:59:59' },
      { name: 'Pierwsza rata', amount: 44000, until: '2026-05-14T23:59:59' },
      { name: 'Druga rata', amount: 44000, until: '2026-06-13T23:59:59' },
    ])
  })

  test('later all of it within 48 hours, and two weeks before the term it closes', () => {
    expect(dues('2026-06-20T12:00:00', ['t2']).map(({ until }) => until)).toEqual(
      Array(2).fill('2026-06-22T12:00:00'),
    )
    const closed = quoteOf(overnight, [child({ terms: ['t2'] })], BY_PARENT, context('2026-06-30T00:00:00'))
    expect(problemTexts(closed)).toEqual(['closed a term'])
  })
})

test.each([
  ['100 zł are retained to 30 days before the term', '2026-06-13T23:59:59', 10000],
  ['the deposit to 14 days before', '2026-06-29T23:59:59', 30000],
  ['then everything but the T-shirt', '2026-06-30T00:00:00', 118000],
])('who resigns: %s', (_, now, retained) => {
  expect(retainedAt(overnight, now, [child({ terms: ['t2'], choices: { shirt: 's' } })])).toBe(retained)
})

describe('a day camp', () => {
  test('480 zł, of siblings the second 40 zł less and each further one 80 zł less', () => {
    expect(quoteOf(byDay, [dayChild()], BY_PARENT)).toMatchObject({ total: 48000, problems: [] })
    expect(dayTotalOf({ born: 2014 }, { born: 2016 }, { born: 2018 })).toBe(48000 + 44000 + 40000)
  })

  test('to be collected late costs 15 zł a day, on five days at most', () => {
    expect(dayTotalOf({ choices: { late: 3 } })).toBe(48000 + 4500)
    expect(problemTexts(quoteOf(byDay, [dayChild({ choices: { late: 6 } })], BY_PARENT))).toEqual([
      'limit_per_person a late',
    ])
  })

  test('who goes home alone has a parent who says so', () => {
    const alone = [dayChild({ answers: { alone: true } })]
    expect(problemTexts(quoteOf(byDay, alone, BY_PARENT))).toEqual(['statement_missing a powrot'])
  })

  test('paid within seven days, but not after the third day before', () => {
    const due = (now: string) => quoteOf(byDay, [dayChild()], BY_PARENT, context(now)).due[0]?.until
    expect(due('2026-06-10T12:00:00')).toBe('2026-06-17T23:59:59')
    expect(due('2026-06-30T12:00:00')).toBe('2026-07-03T23:59:59')
    expect(problemTexts(quoteOf(byDay, [dayChild()], BY_PARENT, context('2026-07-02T00:00:00')))).toEqual([
      'closed - -',
    ])
  })

  test.each([
    ['all goes back to 14 days before', '2026-06-22T23:59:59', 0],
    ['then 50 zł are retained', '2026-07-03T23:59:59', 5000],
    ['in the last days everything', '2026-07-04T00:00:00', 48000],
  ])('who resigns: %s', (_, now, retained) => {
    expect(retainedAt(byDay, now, [dayChild()])).toBe(retained)
  })
})

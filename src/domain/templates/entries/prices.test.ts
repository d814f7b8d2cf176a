import { describe, expect, test } from 'vitest'
import { context, problemTexts, quoteOf } from '../../quote/quote.fixture.ts'
import { compiledFrom, retainedAt } from '../kit/template.fixture.ts'
import { ALL } from './all-answered.fixture.ts'
import { entries } from './template.ts'

const event = compiledFrom(entries, ALL)

const GROUP = {
  ...{ institution: 'Szkoła w Borowie', town: 'Borów', ages: 'forms-4-8' },
  ...{ leader: 'Anna Lis', 'leader-phone': '+48600100200' },
}

/** An order for Saturday 20 June 2026, 10:30. */
const order = (
  who: 'single' | 'school' | 'group',
  choices: Record<string, unknown>,
  answers: Record<string, unknown> = {},
) => ({
  ...{ registeredBy: null, registrantRole: 'other', slot: '2026-06-20T10:30:00', choices },
  answers: { who, ...(who === 'single' ? {} : GROUP), ...answers },
  statements: ['regulamin', 'ulga', 'standardy', 'opieka'],
})

const quoted = (...[who, choices, answers]: Parameters<typeof order>) =>
  quoteOf(event, [], order(who, choices, answers))

test('two at 24 zł and one at 16 zł, a small child for nothing; each takes a place of the hour', () => {
  expect(quoted('single', { normal: 2, reduced: 1, infant: 1 })).toMatchObject({
    total: 2 * 2400 + 1600,
    problems: [],
    claims: [{ pool: 'slot:2026-06-20T10:30', units: 4 }],
  })
})

test('a family of four 70 zł, audio guides 10 zł', () => {
  expect(quoted('single', { family: 1, audio: 2 })).toMatchObject({ total: 7000 + 2000, problems: [] })
})

describe('a school', () => {
  test('20 pupils at 12 zł with two carers for nothing, a third pays; a guide 140 zł, a lesson 190 zł', () => {
    expect(quoted('school', { pupil: 20, carer: 2 })).toMatchObject({ total: 24000, problems: [] })
    expect(quoted('school', { pupil: 20, carer: 3 }).total).toBe(25200)
    const lesson = quoted(
      'school',
      { pupil: 20, carer: 2, guide: true, lesson: true },
      { 'lesson-topic': 'Mąka' },
    )
    expect(lesson).toMatchObject({ total: 24000 + 14000 + 19000, problems: [] })
  })

  test('has no tickets of others', () => {
    expect(problemTexts(quoted('school', { pupil: 10, normal: 1 }))).toEqual(['not_eligible - normal'])
  })
})

test('another group of 15 pays a tenth less', () => {
  expect(quoted('group', { normal: 14 }).total).toBe(14 * 2400)
  expect(quoted('group', { normal: 15 })).toMatchObject({ total: 15 * 2160, problems: [] })
})

test('up to nine come by themselves, from ten as a group, three days ahead', () => {
  const texts = (...asked: Parameters<typeof order>) =>
    problemTexts(quoted(...asked)).map((text) => text.split(' ')[0])
  expect([texts('single', { normal: 9 }), texts('single', { normal: 10 })]).toEqual([
    [],
    ['limit_per_registrant'],
  ])
  expect([texts('group', { normal: 10 }), texts('group', { normal: 9 })]).toEqual([[], ['group_too_small']])
  const late = quoteOf(event, [], order('group', { normal: 10 }), context('2026-06-18T12:00:00'))
  expect(problemTexts(late)).toEqual(['closed - slot'])
})

describe('paying', () => {
  const due = (...asked: Parameters<typeof order>) => quoted(...asked).due[0]?.until

  test('within an hour, a group within seven days, but not after the second day before', () => {
    expect(due('single', { normal: 1 })).toBe('2026-06-10T13:00:00')
    expect(due('group', { normal: 10 })).toBe('2026-06-17T23:59:59')
    const later = quoteOf(event, [], order('group', { normal: 10 }), context('2026-06-15T12:00:00'))
    expect(later.due[0]?.until).toBe('2026-06-18T23:59:59')
  })

  test('a public body on a day that the staff set', () => {
    const buyer = {
      nip: '5260250274',
      buyer: 'Gmina Borów',
      'buyer-address': { street: 'Lipowa 1', postcode: '00-001', town: 'Borów' },
    }
    expect(due('school', { pupil: 10 }, { invoice: true, ...buyer, 'pay-after': true })).toBeNull()
  })
})

test.each([
  ['nothing is retained to three working days before', '2026-06-16T23:59:59', 0],
  ['then the guide', '2026-06-19T10:30:00', 14000],
  ['in the last day everything', '2026-06-19T10:31:00', 24000 + 14000],
])('who resigns: %s', (_, now, retained) => {
  expect(retainedAt(event, now, [], order('school', { pupil: 20, guide: true }))).toBe(retained)
})

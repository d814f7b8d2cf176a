import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyAnswers } from '#test/support/template-answers.ts'
import { compiledFrom, findings, NOBODY, NOTHING, problems } from '../kit/template.fixture.ts'
import type { TemplateAnswers } from '../kit/template.ts'
import { ALL, ALONE } from './all-answered.fixture.ts'
import { collection } from './template.ts'

describe.each([
  ['a concert', ALL],
  ['a collection alone', ALONE],
])('%s: a definition without problems and warnings', (_, all) => {
  test.each<[string, Partial<TemplateAnswers>]>([
    ['everything answered', {}],
    ['no last day', { end: null }],
    ['several days', { end: '2026-12-31' }],
    ['neither cause nor goal', { own: {} }],
    ['a goal that nobody can read', { own: { goal: 'dużo' } }],
    ['a long cause', { own: { cause: 'Ż'.repeat(2000) } }],
    ['one place', { limit: 1 }],
    ['seats for four', { limit: 4 }],
    ['no limit', { limit: null }],
    ['normal tickets for nothing', { adult: 0 }],
    ['reduced tickets for nothing', { child: 0 }],
    ['everybody for nothing', { adult: 0, child: 0 }],
    ['for very little', { adult: 500, child: 100 }],
    ['reduced dearer than normal', { adult: 1000, child: 3000 }],
    ['a long title', { title: 'Ż'.repeat(140) }],
    ['days in the past', { start: '2019-12-05', end: null }],
    ['no first day', { start: null, end: null }],
  ])('%s', (__, answers) => {
    expect(findings(collection, { ...all, ...answers })).toEqual([])
  })
})

test('nothing answered, of an account that has said nothing', () => {
  expect(findings(collection, NOTHING, NOBODY)).toEqual([])
})

test('any answers make a definition without problems', () => {
  const own = { cause: fc.string({ maxLength: 300 }), goal: fc.constantFrom('', '20000', '0', '-5', 'dużo') }
  fc.assert(
    fc.property(anyAnswers(own), fc.boolean(), (answers, isConcert) => {
      expect(problems(collection, isConcert ? answers : { ...answers, place: ' ' })).toEqual([])
    }),
    { numRuns: 60 },
  )
})

test('what is not known is left out', () => {
  const page = (answers: Partial<TemplateAnswers>) =>
    compiledFrom(collection, { ...ALONE, ...answers }).definition.page
  expect(page({ own: {}, end: null }).lede).toBe(
    'Razem możemy to zrobić. Liczy się każda wpłata, także najmniejsza.',
  )
  expect(page({ end: null }).programme.map(({ title }) => title)).toEqual(['Start zbiórki'])
  expect(page({}).programme.map(({ day, title }) => `${day} ${title}`)).toEqual([
    '2026-11-29 Start zbiórki',
    '2026-12-24 Ostatni dzień',
    '2027-01-23 Rozliczenie',
  ])
})

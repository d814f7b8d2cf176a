import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyAnswers, anyList } from '#test/support/template-answers.ts'
import { compiledFrom, findings, NOBODY, NOTHING, problems } from '../kit/template.fixture.ts'
import type { TemplateAnswers } from '../kit/template.ts'
import { ALL } from './all-answered.fixture.ts'
import { conference } from './template.ts'

describe('a definition without problems and warnings', () => {
  test.each<[string, Partial<TemplateAnswers>]>([
    ['everything answered', {}],
    ['one day', { end: null }],
    ['a month', { end: '2026-07-11' }],
    ['no workshops', { own: {} }],
    ['workshops without hours', { own: { workshops: 'Mapy\nOgrody' } }],
    ['workshops named like a limit', { own: { workshops: 'event\npartner\ndinner, 12:00' } }],
    ['exempt from tax', { own: { ...ALL.own, vat: 'exempt' } }],
    ['one place', { limit: 1 }],
    ['no limit', { limit: null }],
    ['no limit and no workshops', { limit: null, own: {} }],
    ['participants for nothing', { adult: 0 }],
    ['students for nothing', { child: 0 }],
    ['everybody for nothing', { adult: 0, child: 0 }],
    ['for very little', { adult: 500, child: 500 }],
    ['students dearer than others', { adult: 10000, child: 30000 }],
    ['a long title', { title: 'Ż'.repeat(140) }],
    ['days in the past', { start: '2019-06-11', end: '2019-06-12' }],
    ['no first day', { start: null, end: null }],
  ])('%s', (_, answers) => {
    expect(findings(conference, { ...ALL, ...answers })).toEqual([])
  })

  test('nothing answered, of an account that has said nothing', () => {
    expect(findings(conference, NOTHING, NOBODY)).toEqual([])
  })
})

test('any answers make a definition without problems', () => {
  const own = {
    workshops: fc.oneof(anyList(', 14:00, 20\n'), anyList('\n'), fc.constantFrom('', '14:00\n15:00')),
    vat: fc.constantFrom('rate-23', 'exempt', ''),
  }
  fc.assert(
    fc.property(anyAnswers(own), (answers) => {
      expect(problems(conference, answers)).toEqual([])
    }),
    { numRuns: 60 },
  )
})

test('the first words follow the number of days', () => {
  const lede = (end: string | null) =>
    compiledFrom(conference, { ...ALL, end }).definition.page.lede?.split(',')[0]
  expect([null, '2026-06-12', '2026-06-14', '2026-06-16'].map(lede)).toEqual([
    'Dzień wystąpień',
    'Dwa dni wystąpień',
    'Cztery dni wystąpień',
    '6 dni wystąpień',
  ])
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyAnswers, anyList } from '#test/support/template-answers.ts'
import { findings, NOBODY, NOTHING, problems } from '../kit/template.fixture.ts'
import type { TemplateAnswers } from '../kit/template.ts'
import { ALL } from './all-answered.fixture.ts'
import { walkingPilgrimage } from './template.ts'

const names = (count: number) => Array.from({ length: count }, (_, n) => `Grupa ${n + 1}`).join(', ')

describe('a definition without problems and warnings', () => {
  test.each<[string, Partial<TemplateAnswers>]>([
    ['everything answered', {}],
    ['one day', { end: null }],
    ['two days', { end: '2026-08-06' }],
    ['three days', { end: '2026-08-07' }],
    ['two months', { end: '2026-10-05' }],
    ['one group', { own: { groups: 'Biała' } }],
    ['thirty groups', { own: { groups: names(30) } }],
    ['one place', { limit: 1 }],
    ['no limit', { limit: null }],
    ['adults for nothing', { adult: 0 }],
    ['children for nothing', { child: 0 }],
    ['everybody for nothing', { adult: 0, child: 0 }],
    ['children dearer than adults', { adult: 10000, child: 30000 }],
    ['a long title', { title: 'Ż'.repeat(140) }],
    ['days in the past', { start: '2019-08-05', end: '2019-08-14' }],
    ['no first day', { start: null, end: null }],
  ])('%s', (_, answers) => {
    expect(findings(walkingPilgrimage, { ...ALL, ...answers })).toEqual([])
  })

  test('nothing answered, of an account that has said nothing', () => {
    expect(findings(walkingPilgrimage, NOTHING, NOBODY)).toEqual([])
  })
})

test('any answers make a definition without problems', () => {
  const any = anyAnswers({ target: fc.string({ maxLength: 120 }), groups: anyList(', ') })
  fc.assert(
    fc.property(any, (answers) => {
      expect(problems(walkingPilgrimage, answers)).toEqual([])
    }),
    { numRuns: 60 },
  )
})

test('people are asked who they are, how they walk, and what the service must know', () => {
  const { questions = [] } = walkingPilgrimage.make(ALL, NOBODY)
  const sections = new Set(questions.map(({ section }) => section))
  expect([...sections]).toEqual(['person', 'way', 'minors', 'health', 'office'])
})

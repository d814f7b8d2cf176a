import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyAnswers, anyList } from '#test/support/template-answers.ts'
import { findings, NOBODY, NOTHING, problems } from '../kit/template.fixture.ts'
import type { TemplateAnswers } from '../kit/template.ts'
import { ALL } from './all-answered.fixture.ts'
import { cyclingPilgrimage } from './template.ts'

const lines = (count: number) =>
  Array.from({ length: count }, (_, n) => `Start ${n + 1}, dzień ${n + 1}`).join('\n')

describe('a definition without problems and warnings', () => {
  test.each<[string, Partial<TemplateAnswers>]>([
    ['everything answered', {}],
    ['one day', { end: null }],
    ['two days', { end: '2026-08-21' }],
    ['two months', { end: '2026-10-20' }],
    ['one start', { own: {} }],
    ['thirty more starts', { own: { starts: lines(30) } }],
    ['a start that is named like the first', { own: { starts: 'lipowa, plac przed kościołem' } }],
    ['one place', { limit: 1 }],
    ['no limit', { limit: null }],
    ['adults for nothing', { adult: 0 }],
    ['children for nothing', { child: 0 }],
    ['everybody for nothing', { adult: 0, child: 0 }],
    ['children dearer than adults', { adult: 10000, child: 30000 }],
    ['a long title', { title: 'Ż'.repeat(140) }],
    ['days in the past', { start: '2019-08-20', end: '2019-08-23' }],
    ['no first day', { start: null, end: null }],
  ])('%s', (_, answers) => {
    expect(findings(cyclingPilgrimage, { ...ALL, ...answers })).toEqual([])
  })

  test('nothing answered, of an account that has said nothing', () => {
    expect(findings(cyclingPilgrimage, NOTHING, NOBODY)).toEqual([])
  })
})

test('any answers make a definition without problems', () => {
  const any = anyAnswers({ target: fc.string({ maxLength: 120 }), starts: anyList(', drugi dzień\n') })
  fc.assert(
    fc.property(any, (answers) => {
      expect(problems(cyclingPilgrimage, answers)).toEqual([])
    }),
    { numRuns: 60 },
  )
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyAnswers } from '#test/support/template-answers.ts'
import { findings, NOBODY, NOTHING, problems } from '../kit/template.fixture.ts'
import type { TemplateAnswers } from '../kit/template.ts'
import { ALL } from './all-answered.fixture.ts'
import { entries } from './template.ts'

const own = (part: Record<string, string>) => ({ own: { ...ALL.own, ...part } })

describe('a definition without problems and warnings', () => {
  test.each<[string, Partial<TemplateAnswers>]>([
    ['everything answered', {}],
    ['no last day', { end: null }],
    ['one day on which usually nobody comes', { start: '2026-04-06', end: '2026-04-06' }],
    ['one day that is closed', { start: '2026-11-01', end: '2026-11-01' }],
    ['schools without a guide', own({ schools: 'alone' })],
    ['no schools', own({ schools: 'no' })],
    ['hours that nobody can read', own({ hours: 'w wakacje' })],
    ['one hour of entry', own({ hours: 'sobota, 12:00' })],
    ['one place', { limit: 1 }],
    ['too few places for a group', { limit: 9 }],
    ['just enough for a group', { limit: 10 }],
    ['normal tickets for nothing', { adult: 0 }],
    ['reduced tickets for nothing', { child: 0 }],
    ['everybody for nothing', { adult: 0, child: 0 }],
    ['for very little', { adult: 500, child: 100 }],
    ['reduced dearer than normal', { adult: 1000, child: 3000 }],
    ['a long title', { title: 'Ż'.repeat(140) }],
    ['days in the past', { start: '2019-04-01', end: '2019-10-31' }],
    ['no first day', { start: null, end: null }],
  ])('%s', (_, answers) => {
    expect(findings(entries, { ...ALL, ...answers })).toEqual([])
  })

  test('nothing answered, of an account that has said nothing', () => {
    expect(findings(entries, NOTHING, NOBODY)).toEqual([])
  })
})

test('any answers make a definition without problems', () => {
  const typed = {
    hours: fc.oneof(
      fc.string({ maxLength: 60 }),
      fc.constantFrom('pon.–pt., 8:00–8:00, co godzinę', 'niedziela, co 1440 minut', '23:59', ''),
    ),
    schools: fc.constantFrom('guided', 'alone', 'no', ''),
  }
  fc.assert(
    fc.property(anyAnswers(typed), (answers) => {
      expect(problems(entries, answers)).toEqual([])
    }),
    { numRuns: 60 },
  )
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyAnswers, anyList } from '#test/support/template-answers.ts'
import { findings, NOBODY, NOTHING, problems } from '../kit/template.fixture.ts'
import type { TemplateAnswers } from '../kit/template.ts'
import { ALL } from './all-answered.fixture.ts'
import { retreat } from './template.ts'

const terms = (count: number) =>
  Array.from({ length: count }, (_, n) => {
    const start = Temporal.PlainDate.from('2026-07-13').add({ weeks: n })
    return `${start} – ${start.add({ days: 6 })}`
  }).join('\n')

describe('a definition without problems and warnings', () => {
  test.each<[string, Partial<TemplateAnswers>]>([
    ['everything answered', {}],
    ['one term', { own: {} }],
    ['one day', { end: null, own: {} }],
    ['ten terms', { own: { stays: terms(10) } }],
    ['terms whose days nobody can read', { own: { stays: 'w sierpniu\nwe wrześniu' } }],
    ['one kind of rooms', { own: { rooms: 'pokój 3-osobowy × 20' } }],
    ['kinds of equal size', { own: { rooms: 'pokój 2-osobowy × 3\npokój 2-osobowy z łazienką × 3' } }],
    ['one place', { limit: 1 }],
    ['no limit', { limit: null }],
    ['adults for nothing', { adult: 0 }],
    ['children for nothing', { child: 0 }],
    ['everybody for nothing', { adult: 0, child: 0 }],
    ['children dearer than adults', { adult: 40000, child: 60000 }],
    ['children much cheaper than adults', { child: 10000 }],
    ['a long title', { title: 'Ż'.repeat(140) }],
    ['days in the past', { start: '2019-07-06', end: '2019-07-12', own: {} }],
    ['no first day', { start: null, end: null }],
  ])('%s', (_, answers) => {
    expect(findings(retreat, { ...ALL, ...answers })).toEqual([])
  })

  test('nothing answered, of an account that has said nothing', () => {
    expect(findings(retreat, NOTHING, NOBODY)).toEqual([])
  })
})

test('any answers make a definition without problems', () => {
  const rooms = fc.oneof(anyList(' × 3\n'), fc.constantFrom('pokój 2-osobowy × 3', ''))
  const stays = fc.oneof(anyList('\n'), fc.constantFrom('13–19 lipca\n1–5 sierpnia 2027', terms(3)))
  fc.assert(
    fc.property(anyAnswers({ rooms, stays }), (answers) => {
      expect(problems(retreat, answers)).toEqual([])
    }),
    { numRuns: 60 },
  )
})

test('a term that cannot be read is named among what was assumed', () => {
  expect(retreat.assumed({ ...ALL, own: { stays: 'w sierpniu' } })[0]?.text).toBe(
    'Nie udało się odczytać turnusu: „w sierpniu”.',
  )
})

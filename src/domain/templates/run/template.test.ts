import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyAnswers, anyList } from '#test/support/template-answers.ts'
import { compiledFrom, findings, NOBODY, NOTHING, problems } from '../kit/template.fixture.ts'
import type { TemplateAnswers } from '../kit/template.ts'
import { ALL, DISTANCES } from './all-answered.fixture.ts'
import { run } from './template.ts'

const distances = (typed: string) => ({ own: { distances: typed } })

describe('a definition without problems and warnings', () => {
  test.each<[string, Partial<TemplateAnswers>]>([
    ['everything answered', {}],
    ['10 km alone', { own: {} }],
    ['children alone', distances('bieg dzieci, 9:30')],
    ['children of two distances', distances('dzieci 1 km\ndzieci 500 m\nBieg 5 km')],
    ['distances without hours, kilometres and limits', distances('Marsz\nRajd')],
    ['a distance named like a limit', distances('event\nonce\nmine\ndesk')],
    ['a day on which nobody can order', { own: { distances: DISTANCES, shirts: '2026-07-01' } }],
    ['a day that nobody can read', { own: { distances: DISTANCES, shirts: 'wkrótce' } }],
    ['two days', { end: '2026-06-07' }],
    ['one place', { limit: 1 }],
    ['no limit', { limit: null }],
    ['adults for nothing', { adult: 0 }],
    ['children for nothing', { child: 0 }],
    ['everybody for nothing', { adult: 0, child: 0 }],
    ['children dearer than adults', { adult: 1000, child: 6000 }],
    ['for very little', { adult: 500, child: 500 }],
    ['a long title', { title: 'Ż'.repeat(140) }],
    ['a day in the past', { start: '2019-06-06' }],
    ['no day', { start: null }],
  ])('%s', (_, answers) => {
    expect(findings(run, { ...ALL, ...answers })).toEqual([])
  })

  test('nothing answered, of an account that has said nothing', () => {
    expect(findings(run, NOTHING, NOBODY)).toEqual([])
  })
})

test('any answers make a definition without problems', () => {
  const own = {
    distances: fc.oneof(anyList(', 10:00, 20\n'), anyList(' km\ndzieci '), fc.constantFrom(DISTANCES, '')),
    shirts: fc.constantFrom('', '2021-01-01', '7 maja', 'kiedyś'),
  }
  fc.assert(
    fc.property(anyAnswers(own), (answers) => {
      expect(problems(run, answers)).toEqual([])
    }),
    { numRuns: 60 },
  )
})

test('the programme goes by the hours of the starts, and is left out without a day', () => {
  const points = (answers: TemplateAnswers) =>
    compiledFrom(run, answers).definition.page.programme.map(
      ({ day, title, note }) => `${day} ${title}, ${note}`,
    )
  expect(points(ALL)).toEqual([
    '2026-06-05 Biuro zawodów, 16:00–20:00',
    '2026-06-06 Biuro zawodów, Od 7:30',
    '2026-06-06 Start: bieg dzieci 1 km, 9:30',
    '2026-06-06 Start: 5 km, 10:00',
    '2026-06-06 Start: 10 km, 11:00',
    '2026-06-06 Dekoracja, Po 12:30, gdy mija limit czasu na mecie',
  ])
  expect(points({ ...ALL, start: null })).toEqual([])
})

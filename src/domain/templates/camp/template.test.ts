import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyAnswers, anyList } from '#test/support/template-answers.ts'
import { findings, NOBODY, NOTHING, problems } from '../kit/template.fixture.ts'
import type { TemplateAnswers } from '../kit/template.ts'
import { ALL, DAY } from './all-answered.fixture.ts'
import { camp } from './template.ts'

const terms = (count: number) =>
  Array.from({ length: count }, (_, n) => {
    const start = Temporal.PlainDate.from('2026-07-13').add({ weeks: n })
    return `${start} – ${start.add({ days: 4 })}`
  }).join('\n')

describe.each([
  ['with nights', ALL],
  ['by day', DAY],
])('%s: a definition without problems and warnings', (_, all) => {
  const own = (part: Record<string, string>) => ({ own: { ...all.own, ...part } })

  test.each<[string, Partial<TemplateAnswers>]>([
    ['everything answered', {}],
    ['one term', own({ stays: '' })],
    ['one day', { end: null, ...own({ stays: '' }) }],
    ['two days', { start: '2026-07-09', end: '2026-07-10', ...own({ stays: '' }) }],
    ['ten terms', own({ stays: terms(10) })],
    ['terms whose days nobody can read', own({ stays: 'w sierpniu\nwe wrześniu' })],
    ['one place', { limit: 1 }],
    ['very many places', { limit: 2000 }],
    ['no limit', { limit: null }],
    ['for nothing', { child: 0 }],
    ['for very little', { child: 500 }],
    ['for so little that there is no deposit', { child: 1500 }],
    ['the youngest', own({ ages: '3–6' })],
    ['of one age', own({ ages: '10–10' })],
    ['the oldest', own({ ages: '16–18' })],
    ['a long title', { title: 'Ż'.repeat(140) }],
    ['days in the past', { start: '2019-07-06', end: '2019-07-12', ...own({ stays: '' }) }],
    ['no first day', { start: null, end: null }],
  ])('%s', (__, answers) => {
    expect(findings(camp, { ...all, ...answers })).toEqual([])
  })
})

test('nothing answered, of an account that has said nothing', () => {
  expect(findings(camp, NOTHING, NOBODY)).toEqual([])
})

test('any answers make a definition without problems', () => {
  const own = {
    stays: fc.oneof(anyList('\n'), fc.constantFrom('13–19 lipca\n1–5 sierpnia 2027', terms(3))),
    kind: fc.constantFrom('overnight', 'day', ''),
    ages: fc.oneof(fc.string({ maxLength: 10 }), fc.constantFrom('7–14', 'od 10', 'do 3', '0–0', '14–7')),
  }
  fc.assert(
    fc.property(anyAnswers(own), (answers) => {
      expect(problems(camp, answers)).toEqual([])
    }),
    { numRuns: 60 },
  )
})

test('what cannot be read, and what is guessed, is named among what was assumed', () => {
  expect(
    camp
      .assumed({ ...ALL, own: { stays: 'w sierpniu' } })
      .slice(0, 3)
      .map(({ text }) => text),
  ).toEqual([
    'Nie udało się odczytać turnusu: „w sierpniu”.',
    'Wiek: 7–14 lat.',
    'Grupy na turnusie: 3, miejsca: 15, 15, 15.',
  ])
  expect(camp.assumed({ ...DAY, child: null }).at(0)?.text).toBe('Cena turnusu: 480\u00a0zł.')
})

test.each([
  ['with nights', ALL, 14],
  ['by day', DAY, 5],
])('registration of a camp %s closes two weeks, or five days, before each term', (_, all, days) => {
  const term = camp
    .make({ ...all, own: { ...all.own, stays: terms(2) } }, NOBODY)
    .items.find(({ id }) => id === 'term')
  expect(term?.options.length).toBeGreaterThan(1)
  for (const { dates, windows } of term?.options ?? []) {
    const closes = Temporal.PlainDate.from(dates?.start ?? '').subtract({ days })
    expect(windows).toMatchObject([{ closes: `${closes}T23:59:59` }])
  }
})

import { describe, expect, test } from 'vitest'
import { draftOf } from './sample.fixture.ts'

const choicesOf = (choices: unknown, vocabulary = {}) =>
  draftOf({}, { choices }, vocabulary).people[0]?.choices

describe('a choice is read', () => {
  test.each([
    ['an option by id', { coach_to: 'kielce' }, { 'coach-to': 'kielce' }],
    ['an option by name', { Tam: 'Kielce' }, { 'coach-to': 'kielce' }],
    ['both directions at once', { coach: { to: 'Kielce', back: null } }, { 'coach-to': 'kielce' }],
    ['days by their dates', { days: ['2026-07-02', '2026-07-03'] }, { days: ['d2', 'd3'] }],
    ['a run of days', { days: { from: '2026-07-01', to: '2026-07-02' } }, { days: ['d1', 'd2'] }],
    ['pieces of sizes', { shirt: { S: 1, M: 2 } }, { shirt: { s: 1, m: 2 } }],
    ['pieces as a list', { shirt: ['M', 'M', 'S'] }, { shirt: { m: 2, s: 1 } }],
    ['pieces as records', { shirt: [{ size: 'M', qty: 2 }, { size: 'S' }] }, { shirt: { m: 2, s: 1 } }],
    ['one size', { shirt: 'M' }, { shirt: { m: 1 } }],
    ['an option of a record', { coach_to: { option: 'Kielce' } }, { 'coach-to': 'kielce' }],
    ['yes and no', { hire: 'yes', coach_back: null }, { hire: true }],
    ['what is not on offer is left to the rules', { coach_to: 'Sandomierz' }, { 'coach-to': 'Sandomierz' }],
  ])('%s', (_, choices, expected) => {
    expect(choicesOf(choices)).toEqual(expected)
  })

  test('by words of the case file', () => {
    expect(choicesOf({ coach_to: 'the big town' }, { words: { 'the big town': 'kielce' } })).toEqual({
      'coach-to': 'kielce',
    })
  })

  test('or refused, with the reason and the place', () => {
    expect(() => choicesOf({ boat: 1 })).toThrow("the definition has no item 'boat'")
    expect(() => choicesOf({ days: { from: '2026-07-01', to: '2026-08-01' } })).toThrow(
      "item 'days' has no option '2026-08-01'",
    )
    expect(() => choicesOf({ coach_to: { seat: [1] } })).toThrow(
      'the choice of \'coach-to\' is not understood: {"seat":[1]}',
    )
  })
})

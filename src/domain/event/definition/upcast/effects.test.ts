import { describe, expect, test } from 'vitest'
import { problemText } from '#test/support/definition-problems.ts'
import { parseDefinition } from '../../check/check-definition.ts'
import { convertEffects } from './effects.ts'

const converted = (effect: unknown) => {
  const rule = { id: 'a', name: 'A', items: ['fee'], effect }
  return convertEffects({ adjustments: [rule] }).adjustments
}
const as = (effect: unknown) => [{ id: 'a', name: 'A', items: ['fee'], effect }]

test.each([
  [{ to: 0 }, { kind: 'to', amount: 0 }],
  [
    { off: 5, per: 'person' },
    { kind: 'off', amount: 5, per: 'person' },
  ],
  [
    { percentOff: 10, of: 'left', round: { to: 100 }, most: { amount: 5 } },
    { kind: 'percent-off', percent: 10, of: 'left', round: { to: 100 }, most: { amount: 5 } },
  ],
  [{ plus: 5 }, { kind: 'plus', amount: 5 }],
  [
    { percentPlus: 5, round: { to: 10 } },
    { kind: 'percent-plus', percent: 5, round: { to: 10 } },
  ],
  [
    { cap: 5, per: 'person' },
    { kind: 'cap', amount: 5, per: 'person' },
  ],
  [{ floor: 5 }, { kind: 'floor', amount: 5 }],
  [{ floorPercent: 5 }, { kind: 'floor-percent', percent: 5 }],
  [
    { mostOff: 5, per: 'person' },
    { kind: 'most-off', amount: 5, per: 'person' },
  ],
  [
    { least: 5, per: 'person' },
    { kind: 'least', amount: 5, per: 'person' },
  ],
  [
    { freeFor: 'people', each: 10, atMost: 2 },
    { kind: 'free-for-each', of: 'people', each: 10, atMost: 2 },
  ],
])('an effect gets the kind that its field stated: %j', (before, after) => {
  expect(converted(before)).toEqual(as(after))
})

test.each([
  [{ to: 0, off: 5 }],
  [{ percent: 5 }],
  [{ off: 5, amount: 6 }],
  [{ off: 5, kind: 'plus' }],
  [{}],
  ['10%'],
  [null],
])('an effect that says too much or nothing is left: %j', (effect) => {
  expect(converted(effect)).toEqual(as(effect))
})

test('adjustments of another shape are left', () => {
  for (const adjustments of [{}, 'none', null, [7, null]])
    expect(convertEffects({ adjustments })).toEqual({ adjustments })
  expect(convertEffects({ title: 'Rajd' })).toEqual({ title: 'Rajd' })
})

describe('a definition of version 2 with a malformed effect', () => {
  const problemsOf = (effect: unknown) => {
    const parsed = parseDefinition({
      schemaVersion: 2,
      title: 'Rajd',
      kind: 'other',
      dates: { start: null, end: null },
      adjustments: as(effect),
    })
    return parsed.ok ? [] : parsed.problems.map(problemText)
  }

  test('is refused at the field', () => {
    expect(problemsOf({ percentOff: 'dużo' })).toEqual(['adjustments.0.effect.percent: Tu potrzeba: liczba.'])
    expect(problemsOf({ cap: 100 })).toEqual(['adjustments.0.effect.per: Brakuje wartości.'])
  })

  test('is refused with the kinds that there are', () => {
    expect(problemsOf({ to: 0, off: 100 })).toEqual([
      'adjustments.0.effect.kind: Brakuje wartości. Dozwolone wartości: to, off, percent-off, plus, percent-plus, cap, floor, floor-percent, most-off, least, free-for-each.',
    ])
  })
})

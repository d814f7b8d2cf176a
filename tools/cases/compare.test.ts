import { describe, expect, test } from 'vitest'
import { compileDefinition } from '#domain/quote/compile.ts'
import { quote } from '#domain/quote/quote.ts'
import { differences } from './compare.ts'
import { capacityOf, freeByGiven } from './given.ts'
import { definition, file, sample } from './sample.fixture.ts'
import { translate } from './translate.ts'

function compared(
  expected: Record<string, unknown>,
  person: Record<string, unknown> = {},
  part = {},
  vocabulary = {},
) {
  const asked = sample({ ...part, expect: { result: 'accepted', ...expected } }, person)
  const free = freeByGiven(file(vocabulary), definition, asked)
  const facts = { channel: 'online' as const, free }
  const now = Temporal.PlainDateTime.from(asked.at)
  return differences(file(vocabulary), asked, {
    quote: quote(compileDefinition(definition), translate(file(vocabulary), definition, asked), {
      now,
      facts,
    }),
    freeBefore: (pool) => free[pool] ?? capacityOf(definition, pool),
    poolNames: definition.pools,
  })
}

/** Two days for 2000 less 600 of the gmina, two shirts for 8000 less 800, a kayak for 700 on the spot. */
const CHOICES = { choices: { days: ['d1', 'd2'], shirt: ['M', 'M'], hire: true, coach_to: 'kielce' } }

describe('an outcome', () => {
  test('agrees however its lines are split', () => {
    const line = (amount: number, rest = {}) => ({ who: 'anna', amount, ...rest })
    expect(compared({ total: 8600, lines: [line(1400), line(7200)] }, CHOICES)).toEqual([])
    expect(compared({ lines: [line(8600)] }, CHOICES)).toEqual([])
    expect(compared({ lines: [line(2000), line(-600), line(7200, { list: 8000 })] }, CHOICES)).toEqual([])
    expect(
      compared(
        { lines: [line(1400), { who: 'anna', qty: 2, unit_amount: 4000 }, { who: null, amount: -800 }] },
        CHOICES,
      ),
    ).toEqual([])
    expect(compared({ lines: [line(2000), line(-500), line(7100)] }, CHOICES)).toHaveLength(1)
    expect(compared({ lines: [line(1400), line(7200, { list: 7900 })] }, CHOICES)).toHaveLength(1)
  })

  test('has sums paid on the spot and by others besides the total', () => {
    expect(compared({ on_site: 700, subsidy: 600 }, CHOICES)).toEqual([])
    expect(
      compared(
        { on_site: [{ who: 'anna', amount: 700 }], subsidy: [{ by: 'gmina Borów', amount: 600 }] },
        CHOICES,
      ),
    ).toEqual([])
    expect(compared({ on_site: 800, subsidy: { by: 'Gmina Lipy', amount: 600 } }, CHOICES)).toEqual([
      'on_site: expected 800, got 700',
      'subsidy by Gmina Lipy: expected 600, got 0',
    ])
    expect(compared({ on_site: [{ who: 'anna', amount: 1 }] }, CHOICES)).toEqual([
      'on_site, lines of anna: expected 1, got 700 of 700',
    ])
  })

  test('has days, whose parts add up', () => {
    const halves = { plan: 'halves' }
    const parts = [
      { amount: 4300, until: '2026-05-20' },
      { amount: 4000, until: '2026-06-20' },
      { amount: 300, until: '2026-06-20' },
    ]
    expect(compared({ due: parts }, CHOICES, halves)).toEqual([])
    expect(compared({ due: parts.slice(0, 2) }, CHOICES, halves)).toEqual([
      'due: expected 4000 until 2026-06-20, 4300 until 2026-05-20, got 4300 until 2026-05-20, 4300 until 2026-06-20',
    ])
  })

  test('has a state', () => {
    expect(compared({ state: 'awaiting_payment' }, CHOICES)).toEqual([])
    expect(compared({ state: 'awaits approval' }, CHOICES)).toEqual([
      'state: expected awaits approval, got awaits payment',
    ])
    expect(compared({ state: 'happy' }, CHOICES)).toEqual([
      "state: 'happy' is not one of awaits approval, awaits payment, confirmed",
    ])
  })

  test('has claims of several pools, in any spelling', () => {
    const given = { given: { d1_taken: 3 } }
    expect(compared({ claims: { d1: 1, d2: 1 } }, CHOICES, given)).toEqual([])
    expect(
      compared(
        {
          claims: [
            { pool: 'Dzień 1', persons: 1, left_after: 6 },
            { pool: 'd3', seats: 0 },
          ],
        },
        CHOICES,
        given,
      ),
    ).toEqual([])
    expect(compared({ claims: [{ pool: 'd1', places: 2 }] }, CHOICES, given)).toEqual([
      "claims: expected 2 of 'd1', got 1 of d1, 6 left; 1 of d2, 9 left",
    ])
    expect(compared({ claims: [{ pool: 'd3', seats: 1 }] }, CHOICES)).toHaveLength(1)
    expect(compared({ claims: { d1: { seats: 1, left_after: 6 }, d2: '1' } }, CHOICES, given)).toEqual([])
  })

  test('with a part that is not compared is a difference', () => {
    expect(compared({ why: 'for the reader', invoice: 3 }, CHOICES)).toEqual([
      "'invoice' is not compared yet",
    ])
  })
})

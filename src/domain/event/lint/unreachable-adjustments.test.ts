import { describe, expect, test } from 'vitest'
import { warningsIn } from '#test/support/definition-problems.ts'
import { item } from '../check/check.fixture.ts'

describe('an adjustment', () => {
  const adjust = (effect: unknown, ...items: unknown[]) =>
    warningsIn({ items, adjustments: [{ id: 'a', name: 'A', items: ['fee', 'bus'], effect }] })
  const IDLE = 'adjustments.0.items: Nie ma czego zmieniać: żadna z tych pozycji nic nie kosztuje.'
  const free = item({ price: 0 })

  test('of items that cost nothing changes nothing', () => {
    expect(
      adjust(
        { kind: 'off', amount: 100 },
        free,
        item({ id: 'bus', name: 'Autokar', price: [{ amount: 0 }] }),
      ),
    ).toEqual([IDLE])
    expect(
      adjust({ kind: 'plus', amount: 100 }, free, item({ id: 'bus', name: 'Autokar', price: 0 })),
    ).toEqual([])
  })

  test('finds something in an option, in an amount for each unit, in a free sum', () => {
    const bus = (part: Record<string, unknown>) => item({ id: 'bus', name: 'Autokar', price: 0, ...part })
    const paid = { choose: 'one', options: [{ id: 'far', name: 'Daleko', price: 5000 }] }
    expect(adjust({ kind: 'off', amount: 1 }, free, bus(paid))).toEqual([])
    const each = [{ amount: 0, each: { amount: 5, of: 'people' } }]
    expect(adjust({ kind: 'off', amount: 1 }, free, bus({ price: each }))).toEqual([])
    expect(adjust({ kind: 'off', amount: 1 }, free, bus({ choose: 'amount' }))).toEqual([])
  })
})

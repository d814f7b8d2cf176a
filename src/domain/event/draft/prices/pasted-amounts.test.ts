import { describe, expect, test } from 'vitest'
import { pastedAmounts, withPastedAmounts } from './pasted-amounts.ts'
import type { Axis } from './price-axes.ts'

const axis = (fact: string, ...values: string[]): Axis => ({
  fact,
  values: values.map((value) => ({ value, name: value })),
})
const [ROOM, AGE] = [axis('option', 'single', 'double'), axis('type', 'adult', 'child')]

describe('a pasted price list', () => {
  test('is read as people write sums; one value is no list', () => {
    expect(pastedAmounts('1 090\t535,50 zł\n—\tbezpłatnie\nile?\t80')).toEqual([
      [109_000, 53_550],
      [null, 0],
      [undefined, 8_000],
    ])
    expect(pastedAmounts('1090')).toBeNull()
  })

  test('goes into the table from its cell on; what does not fit is left out', () => {
    const table = {
      by: ['option', 'type'],
      amounts: { single: { adult: 1, child: 2 }, double: { adult: 3, child: 4 } },
    }
    const at = { down: ROOM, across: AGE, tab: undefined, row: 0, column: 1 }
    expect(withPastedAmounts(table, at, [[10, 11], [null], [12]]).amounts).toEqual({
      single: { adult: 1, child: 10 },
      double: { adult: 3, child: null },
    })
    const below = { ...at, row: 1, column: 0 }
    expect(withPastedAmounts(table, below, [[undefined, 7]]).amounts).toEqual({
      single: { adult: 1, child: 2 },
      double: { adult: 3, child: 7 },
    })
  })

  test('goes into one column, and under the chosen tab alone', () => {
    const column = { by: ['option'], amounts: { single: 1, double: 2 } }
    const at = { down: ROOM, across: undefined, tab: undefined, row: 0, column: 0 }
    expect(withPastedAmounts(column, at, [[5, 6], [7]]).amounts).toEqual({ single: 5, double: 7 })
    const terms = {
      by: ['option', 'type', 'group'],
      amounts: { single: { adult: { i: 1, ii: 2 }, child: { i: 3, ii: 4 } } },
    }
    const inTab = { ...at, across: AGE, tab: 'ii' }
    expect(withPastedAmounts(terms, inTab, [[8, 9]]).amounts).toEqual({
      single: { adult: { i: 1, ii: 8 }, child: { i: 3, ii: 9 } },
    })
  })
})

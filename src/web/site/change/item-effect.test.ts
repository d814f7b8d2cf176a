import { expect, test } from 'vitest'
import type { PricedLine } from '#web/kit/priced-line.ts'
import { amountOf, effectOn } from './item-effect.ts'

const line = (person: string | null, item: string, amount: number, onSite?: true): PricedLine => ({
  ...{
    person,
    item,
    itemName: item,
    option: null,
    optionName: null,
    quantity: 1,
    listAmount: amount,
    base: amount,
    amount,
  },
  ...{ reasons: [], claims: [] },
  ...(onSite === undefined ? {} : { onSite }),
})

test('an item is summed for its person alone, without what is paid on the spot', () => {
  const lines = [line('ewa', 'coach', 6_000), line('ewa', 'coach', -500), line('jan', 'coach', 100)]
  expect(amountOf([...lines, line('ewa', 'coach', 70, true)], { person: 'ewa', item: 'coach' })).toBe(5_500)
})

test('an effect is what the item costs more than before, or less', () => {
  const before = [line('ewa', 'coach', 6_000)]
  const after = [line('ewa', 'coach', 8_000), line('ewa', 'mug', 3_000)]
  expect(effectOn({ person: 'ewa', item: 'coach' }, { before, after })).toBe(2_000)
  expect(effectOn({ person: 'ewa', item: 'mug' }, { before, after })).toBe(3_000)
  expect(effectOn({ person: 'ewa', item: 'mug' }, { before: after, after: before })).toBe(-3_000)
})

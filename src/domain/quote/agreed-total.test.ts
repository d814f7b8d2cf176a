import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { agreedTotal, type ChangeTotals } from './agreed-total.ts'

const owed = (totals: Partial<ChangeTotals>) =>
  agreedTotal({ agreed: 76_000, staying: 76_000, changed: 76_000, onlyLess: false, ...totals })

describe('somebody leaves', () => {
  test('the others cost less together: that is owed', () => {
    expect(owed({ staying: 64_000, changed: 64_000, onlyLess: true })).toBe(64_000)
  })
  test('the others cost as much, for a sister is now the second child: nothing comes back', () => {
    expect(owed({ onlyLess: true })).toBe(76_000)
  })
  test('the others would cost more: never more than was agreed', () => {
    expect(owed({ staying: 80_000, changed: 80_000, onlyLess: true })).toBe(76_000)
    expect(owed({ staying: 80_000, changed: 80_000 })).toBe(76_000)
  })
})

describe('something is added', () => {
  test('it costs what it costs', () => expect(owed({ changed: 79_000 })).toBe(79_000))
  test('what was agreed at an earlier price keeps it, what is new does not', () => {
    expect(owed({ agreed: 8_000, staying: 10_000, changed: 20_000 })).toBe(18_000)
  })
  test('while somebody leaves: the others keep the agreed price, the new one pays', () => {
    expect(owed({ staying: 80_000, changed: 92_000 })).toBe(88_000)
  })
  test('everybody is somebody else: the price of the day', () => {
    expect(owed({ staying: 0, changed: 90_000 })).toBe(90_000)
  })
})

test('giving up things never makes it dearer, also when a discount for many is lost', () => {
  expect(owed({ staying: 76_000, changed: 78_000, onlyLess: true })).toBe(76_000)
})

test('it is never below nothing nor above the price of the day; less stays less', () => {
  const sum = fc.integer({ min: 0, max: 1_000_000 })
  fc.assert(
    fc.property(sum, sum, sum, fc.boolean(), (agreed, staying, changed, onlyLess) => {
      const total = agreedTotal({ agreed, staying, changed, onlyLess })
      expect(total).toBeGreaterThanOrEqual(0)
      expect(total).toBeLessThanOrEqual(changed)
      if (onlyLess) expect(total).toBeLessThanOrEqual(agreed)
    }),
  )
})

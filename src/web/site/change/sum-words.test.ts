import { expect, test } from 'vitest'
import { feesBefore, outcomeOf, outcomeWords, owedMore, type Preview } from './sum-words.ts'

const plain = (words: string) => words.replace(/\u00a0/g, ' ')
const preview = (more: Partial<Preview>): Preview => ({
  ...{ total: 0, lines: [], due: [], difference: 0, kept: 0, reasons: [], fee: null, toRefund: 0, toPay: 0 },
  ...more,
})

test.each([
  [{ toPay: 4_000 }, 10_000, 'Do dopłaty 40 zł'],
  [{ toPay: 4_000 }, 0, 'Do zapłaty 40 zł'],
  [{ toRefund: 2_000 }, 10_000, 'Do zwrotu 20 zł'],
  [{}, 10_000, 'Bez dopłaty'],
])('%j with %i paid: %s', (more, paid, words) => {
  expect(plain(outcomeWords(outcomeOf(preview(more), paid)))).toBe(words)
})

test('the additional amount due is the difference plus the fee, and never negative', () => {
  expect(owedMore(preview({ difference: 3_000, fee: { amount: 1_000, until: null } }))).toBe(4_000)
  expect(owedMore(preview({ difference: -3_000, toPay: 5_000 }))).toBe(0)
  expect(owedMore(preview({ fee: { amount: 1_000, until: null } }))).toBe(1_000)
})

test('earlier fees are the part of the total that the other amounts do not explain', () => {
  expect(feesBefore(preview({ total: 10_000, toPay: 6_500 }), 5_000)).toBe(1_500)
  expect(feesBefore(preview({ total: 8_000, kept: 1_000, toRefund: 1_000 }), 10_000)).toBe(0)
})

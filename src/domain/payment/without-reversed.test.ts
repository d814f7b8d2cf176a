import { expect, test } from 'vitest'
import { withoutReversed } from './without-reversed.ts'

const taken = (ledgerEntryId: string) =>
  ({
    ledgerEntryId,
    kind: 'payment',
    amount: -5_000,
    explanation: { code: 'paid_by_hand', way: 'cash', day: '2031-05-02', note: null },
  }) as const
const undone = (ledgerEntryId: string, entry: string) =>
  ({
    ledgerEntryId,
    kind: 'payment',
    amount: 5_000,
    explanation: { code: 'payment_reversed', entry, reason: 'Pomyłka' },
  }) as const

test('a booking that was taken back was never made; others stay', () => {
  const idsOf = (ledger: Parameters<typeof withoutReversed>[0]) =>
    withoutReversed(ledger).map(({ ledgerEntryId }) => ledgerEntryId)
  expect(idsOf([taken('a'), taken('b'), undone('c', 'a')])).toEqual(['b'])
  expect(idsOf([taken('a'), taken('b')])).toEqual(['a', 'b'])
  expect(idsOf([])).toEqual([])
})

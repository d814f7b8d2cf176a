import { expect, test } from 'vitest'
import type { LedgerEntry } from './ledger-entry.ts'
import { doubtOf } from './money-doubt.ts'
import { type MoneyOfRegistration, moneyStanding } from './money-standing.ts'

type Entry = LedgerEntry & { readonly ledgerEntryId: string }
type Money = MoneyOfRegistration<Entry>

const id = (n: number) => `01a1fc46-0000-7000-8000-00000000000${n}`
const charge = (amount: number): Entry => ({
  ...{ ledgerEntryId: id(0), kind: 'charge', amount },
  explanation: { code: 'registered', lines: [] },
})
const paid = (amount: number, n = 1): Entry => ({
  ...{ ledgerEntryId: id(n), kind: 'payment', amount: -amount },
  explanation: { code: 'paid_by_hand', way: 'cash', day: '2026-05-02', note: null },
})
const due = [
  { amount: 5_000, until: '2026-05-05T23:59:59' },
  { amount: 5_000, until: '2026-06-05T23:59:59' },
]
const money = (entries: readonly Entry[], more: Partial<Money> = {}): Money => ({
  ...{ state: 'confirmed', entries: [charge(10_000), ...entries], refunds: [], due },
  ...more,
})
const NOW = '2026-05-06T00:00:00'
const standing = (of: Money, now = NOW) => moneyStanding(of, now)
const doubt = (of: Money, now = NOW) => doubtOf(of, standing(of, now))

test('what is overdue is what is left of parts whose moment is over, since the first of them', () => {
  expect(standing(money([]))).toMatchObject({ toPay: 10_000, overdue: 5_000, overdueSince: due[0]?.until })
  expect(standing(money([paid(1_000)]))).toMatchObject({ received: 1_000, toPay: 9_000, overdue: 4_000 })
  expect(standing(money([paid(5_000)]))).toMatchObject({ overdue: 0, overdueSince: null })
  // The moment itself is still in time.
  expect(standing(money([]), '2026-05-05T23:59:59')).toMatchObject({ overdue: 0 })
  expect(standing(money([]), '2026-06-06T00:00:00')).toMatchObject({ overdue: 10_000 })
})

test('who has ended is late with nothing', () => {
  expect(standing(money([], { state: 'expired' }))).toMatchObject({ overdue: 0, overdueSince: null })
})

test('what is set aside for a refund is no surplus, until the refund has failed', () => {
  const back = (state: 'needs_account' | 'failed') => ({ refunds: [{ state, amount: 1_500 }] })
  expect(standing(money([paid(12_000)]))).toMatchObject({ surplus: 2_000, setAside: 0 })
  expect(standing(money([paid(12_000)], back('needs_account')))).toMatchObject({
    surplus: 500,
    setAside: 1_500,
  })
  expect(standing(money([paid(12_000)], back('failed')))).toMatchObject({ surplus: 2_000, setAside: 0 })
})

test('a surplus is told by where it comes from', () => {
  expect(doubt(money([paid(12_000)]))).toEqual({ kind: 'over', amount: 2_000 })
  expect(doubt(money([paid(10_000), paid(10_000, 2)]))).toEqual({ kind: 'double', amount: 10_000 })
  expect(doubt(money([paid(20_000)], { state: 'expired' }))).toEqual({ kind: 'late', amount: 10_000 })
  expect(doubt(money([paid(20_000)], { state: 'cancelled' }))).toEqual({ kind: 'ended', amount: 10_000 })
  const failed = { refunds: [{ state: 'failed', amount: 2_000 }] } as const
  expect(doubt(money([paid(12_000)], failed))).toEqual({ kind: 'refund_failed', amount: 2_000 })
})

test('a booking that was taken back is no second payment', () => {
  const undone: Entry = {
    ...{ ledgerEntryId: id(3), kind: 'payment', amount: 10_000 },
    explanation: { code: 'payment_reversed', entry: id(2), reason: 'Pomyłka' },
  }
  expect(doubt(money([paid(10_000), paid(10_000, 2), undone]))).toBeNull()
  expect(doubt(money([paid(10_000), paid(10_000, 2), undone, paid(10_000, 4)]))).toMatchObject({
    kind: 'double',
  })
})

test('a part that came in time is no doubt, one that did not suffice is; who has paid nothing is only late', () => {
  expect(doubt(money([paid(5_000)]))).toBeNull()
  expect(doubt(money([paid(4_999)]))).toEqual({ kind: 'under', amount: 1 })
  expect(doubt(money([]))).toBeNull()
})

test('money of another currency comes first', () => {
  const euro: Entry = {
    ...{ ledgerEntryId: id(5), kind: 'payment', amount: 0 },
    explanation: {
      code: 'paid_in_currency',
      gateway: 'test',
      transaction: '1',
      amount: 3_000,
      currency: 'EUR',
    },
  }
  expect(doubt(money([euro, paid(12_000)]))).toEqual({ kind: 'foreign', amount: 3_000 })
})

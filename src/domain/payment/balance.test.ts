import { describe, expect, test } from 'vitest'
import { balanceOf, confirms, type LedgerAmount, paidNess } from './balance.ts'

const dues = [
  { amount: 30000, until: '2026-06-10T23:59:59' },
  { amount: 79000, until: '2026-07-15T23:59:59' },
]
const now = '2026-06-20T12:00:00'
const paidNessOf = (entries: LedgerAmount[], at = now, plan = dues) => paidNess(balanceOf(entries), plan, at)
const charge: LedgerAmount = { kind: 'charge', amount: 109000 }
const payment = (amount: number): LedgerAmount => ({ kind: 'payment', amount: -amount })

describe('balance', () => {
  test('charges and corrections are owed, payments less refunds are paid', () => {
    const balance = balanceOf([
      charge,
      { kind: 'correction', amount: -12000 },
      payment(50000),
      payment(60000),
      { kind: 'refund', amount: 13000 },
    ])
    expect(balance).toEqual({ owed: 97000, fees: 0, paid: 97000, kept: 0, toPay: 0, surplus: 0 })
  })

  test('a retained amount is deducted from the paid one, and covers no price', () => {
    const resigned: LedgerAmount[] = [
      { kind: 'charge', amount: 175_000 },
      payment(175_000),
      { kind: 'correction', amount: -90_000 },
      { kind: 'kept', amount: 1_000 },
    ]
    expect(balanceOf(resigned)).toEqual({
      ...{ owed: 85_000, fees: 0, paid: 174_000, kept: 1_000 },
      ...{ toPay: 0, surplus: 89_000 },
    })
    expect(balanceOf([...resigned, { kind: 'refund', amount: 89_000 }])).toMatchObject({
      ...{ paid: 85_000, toPay: 0, surplus: 0 },
    })
  })

  test('money covers the price first, then the promised donation', () => {
    const donation: LedgerAmount = { kind: 'donation', amount: 5000 }
    expect(balanceOf([charge, donation, payment(110000)])).toMatchObject({ toPay: 0, surplus: 0 })
    expect(balanceOf([charge, donation, payment(108000)])).toMatchObject({ toPay: 1000, surplus: 0 })
    expect(balanceOf([charge, donation, payment(115000)])).toMatchObject({ toPay: 0, surplus: 1000 })
  })
})

describe('payment state', () => {
  test('nothing paid', () => expect(paidNessOf([charge])).toBe('unpaid'))
  test('the deposit is paid and nothing else is overdue', () => {
    expect(paidNessOf([charge, payment(30000)])).toBe('deposit_paid')
  })
  test('less than the deposit', () => expect(paidNessOf([charge, payment(29999)])).toBe('underpaid'))
  test('the rest is overdue', () => {
    expect(paidNessOf([charge, payment(30000)], '2026-07-16T00:00:00')).toBe('underpaid')
  })
  test('a part of a price that has no deposit', () => {
    expect(paidNessOf([charge, payment(30000)], now, [{ amount: 109000, until: now }])).toBe('underpaid')
  })
  test('all paid', () => expect(paidNessOf([charge, payment(109000)])).toBe('paid'))
  test('nothing to pay', () => expect(paidNessOf([])).toBe('paid'))
  test('more than the price', () => expect(paidNessOf([charge, payment(109001)])).toBe('overpaid'))
  test('money is left although nothing is owed any more', () => {
    const reversed: LedgerAmount = { kind: 'correction', amount: -109000 }
    expect(paidNessOf([charge, reversed, payment(30000)])).toBe('to_refund')
  })
})

test('the first part confirms, or everything owed where that is less', () => {
  expect(confirms({ owed: 109000, paid: 29999 }, dues)).toBe(false)
  expect(confirms({ owed: 109000, paid: 30000 }, dues)).toBe(true)
  expect(confirms({ owed: 0, paid: 0 }, [])).toBe(true)
  expect(confirms({ owed: 20000, paid: 19999 }, dues)).toBe(false)
  expect(confirms({ owed: 20000, paid: 20000 }, dues)).toBe(true)
})

test('a fee for a change is owed on top of the price, a waived one is not', () => {
  const changed: LedgerAmount[] = [charge, payment(109000), { kind: 'fee', amount: 1100 }]
  expect(balanceOf(changed)).toMatchObject({ owed: 110100, fees: 1100, toPay: 1100, surplus: 0 })
  expect(balanceOf([...changed, { kind: 'fee', amount: -1100 }])).toMatchObject({
    owed: 109000,
    fees: 0,
    toPay: 0,
  })
  // Cancelled: the money left after the fee is refunded.
  const ended = balanceOf([...changed, { kind: 'correction', amount: -109000 }])
  expect(ended).toMatchObject({ owed: 1100, surplus: 107900 })
  expect(paidNess(ended, dues, now)).toBe('to_refund')
})

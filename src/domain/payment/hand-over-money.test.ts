import { expect, test } from 'vitest'
import { balanceOf } from './balance.ts'
import { handOverMoney } from './hand-over-money.ts'

/** A price of 100 zł, and the amount paid of it. */
const balance = (paid: number, ...more: Parameters<typeof balanceOf>[0]) =>
  balanceOf([{ kind: 'charge', amount: 10_000 }, { kind: 'payment', amount: -paid }, ...more])

const money = (paid: number, total: number, fee = 0, refundDifference = false) =>
  handOverMoney({ balance: balance(paid), before: 10_000, total, fee, refundDifference })

test('a place with the same price costs its fee; a dearer one the difference as well', () => {
  expect(money(10_000, 10_000)).toEqual({ kept: 0, toRefund: 0, toPay: 0 })
  expect(money(10_000, 10_000, 2_000)).toEqual({ kept: 0, toRefund: 0, toPay: 2_000 })
  expect(money(10_000, 12_500, 2_000)).toEqual({ kept: 0, toRefund: 0, toPay: 4_500 })
})

test('for a cheaper one the difference covers the fee, and the rest stays unless the event refunds it', () => {
  expect(money(10_000, 7_000)).toEqual({ kept: 3_000, toRefund: 0, toPay: 0 })
  expect(money(10_000, 7_000, 2_000)).toEqual({ kept: 1_000, toRefund: 0, toPay: 0 })
  expect(money(10_000, 7_000, 4_000)).toEqual({ kept: 0, toRefund: 0, toPay: 1_000 })
  expect(money(10_000, 7_000, 2_000, true)).toEqual({ kept: 0, toRefund: 1_000, toPay: 0 })
})

test('money that was not paid is not retained, and an earlier surplus is still refunded', () => {
  expect(money(0, 7_000, 2_000)).toEqual({ kept: 0, toRefund: 0, toPay: 9_000 })
  expect(money(8_000, 7_000)).toEqual({ kept: 1_000, toRefund: 0, toPay: 0 })
  expect(money(10_500, 7_000)).toEqual({ kept: 3_000, toRefund: 500, toPay: 0 })
})

test('earlier fees stay owed', () => {
  const before = balance(11_100, { kind: 'fee', amount: 1_100 })
  const wanted = { balance: before, before: 10_000, total: 7_000, fee: 0, refundDifference: false }
  expect(handOverMoney(wanted)).toEqual({ kept: 3_000, toRefund: 0, toPay: 0 })
})

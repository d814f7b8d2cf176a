import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sumMoney } from '../values/money.ts'
import { type PaidEntry, type RefundMade, refundProposal } from './refund-proposal.ts'
import type { RefundState } from './refund-states.ts'

const charge = (amount: number): PaidEntry => ({ kind: 'charge', amount, paymentId: null })
const payment = (paymentId: string, amount: number): PaidEntry => ({
  kind: 'payment',
  amount: -amount,
  paymentId,
})
const booked = (amount: number): PaidEntry => ({ kind: 'refund', amount, paymentId: null })
const refund = (paymentId: string | null, amount: number, state: RefundState = 'requested') =>
  ({ paymentId, amount, state }) satisfies RefundMade
const ALL = new Set(['first', 'second', 'third'])

describe('the refund of a surplus', () => {
  test('is empty without a surplus', () => {
    const entries = [charge(100), payment('first', 100)]
    expect(refundProposal(entries, [], ALL)).toEqual({ surplus: 0, parts: [], byHand: 0 })
  })

  test('uses the newest payment first, then the one before it', () => {
    const entries = [charge(100), payment('first', 100), payment('second', 100), payment('third', 30)]
    expect(refundProposal(entries, [], ALL)).toEqual({
      surplus: 130,
      parts: [
        { paymentId: 'third', amount: 30 },
        { paymentId: 'second', amount: 100 },
      ],
      byHand: 0,
    })
  })

  test('includes all money of an expired registration', () => {
    const reversed: PaidEntry = { kind: 'correction', amount: -100, paymentId: null }
    expect(refundProposal([charge(100), reversed, payment('first', 40)], [], ALL)).toMatchObject({
      surplus: 40,
      parts: [{ paymentId: 'first', amount: 40 }],
    })
  })

  test('excludes a promised donation', () => {
    const donation: PaidEntry = { kind: 'donation', amount: 50, paymentId: null }
    expect(refundProposal([charge(100), donation, payment('first', 160)], [], ALL).surplus).toBe(10)
  })

  test('leaves to the staff what no gateway can refund', () => {
    const entries = [charge(100), payment('first', 100), payment('second', 100)]
    expect(refundProposal(entries, [], new Set())).toEqual({ surplus: 100, parts: [], byHand: 100 })
    expect(refundProposal(entries, [], new Set(['first']))).toMatchObject({
      parts: [{ paymentId: 'first', amount: 100 }],
      byHand: 0,
    })
  })
})

describe('a requested refund is not proposed again', () => {
  const entries = [charge(100), payment('first', 100), payment('second', 100)]
  const parts = (refunds: RefundMade[], ledger = entries) => refundProposal(ledger, refunds, ALL)

  test.each(['requested', 'sent'] as const)('while it is %s', (state) => {
    expect(parts([refund('second', 60, state)])).toEqual({
      surplus: 40,
      parts: [{ paymentId: 'second', amount: 40 }],
      byHand: 0,
    })
    expect(parts([refund('second', 100, state)]).surplus).toBe(0)
  })

  test('when it has succeeded and is in the ledger', () => {
    expect(parts([refund('second', 60, 'succeeded')], [...entries, booked(60)])).toMatchObject({
      surplus: 40,
      parts: [{ paymentId: 'second', amount: 40 }],
    })
  })

  test('a failed refund is proposed again', () => {
    expect(parts([refund('second', 100, 'failed')])).toMatchObject({
      surplus: 100,
      parts: [{ paymentId: 'second', amount: 100 }],
    })
  })

  test('a refund by hand reduces the surplus, though no payment was refunded', () => {
    expect(parts([refund(null, 70, 'succeeded')], [...entries, booked(70)])).toEqual({
      surplus: 30,
      parts: [{ paymentId: 'second', amount: 30 }],
      byHand: 0,
    })
  })
})

test('parts and rest add up to the surplus; no payment gives more than it brought, no part is empty', () => {
  const sum = fc.integer({ min: 0, max: 100_000 })
  const state = fc.constantFrom<RefundState>('requested', 'sent', 'failed')
  const made = fc.record({
    paymentId: fc.constantFrom('p0', 'p1', 'p2', null),
    amount: fc.integer({ min: 1, max: 50_000 }),
    state,
  })
  fc.assert(
    fc.property(
      sum,
      fc.array(sum, { maxLength: 5 }),
      fc.array(made, { maxLength: 4 }),
      fc.subarray(['p0', 'p1', 'p2', 'p3', 'p4']),
      (price, paid, refunds, returnable) => {
        const entries = [charge(price), ...paid.map((amount, index) => payment(`p${index}`, amount))]
        const { surplus, parts, byHand } = refundProposal(entries, refunds, new Set(returnable))
        const onTheWay = refunds.filter((each) => each.state !== 'failed')
        const going = sumMoney(onTheWay.map(({ amount }) => amount))
        expect(surplus).toBe(Math.max(0, sumMoney(paid) - price - going))
        expect(sumMoney(parts.map(({ amount }) => amount)) + byHand).toBe(surplus)
        expect(byHand).toBeGreaterThanOrEqual(0)
        for (const { paymentId, amount } of parts) {
          const back = onTheWay.filter((each) => each.paymentId === paymentId)
          expect(amount).toBeGreaterThan(0)
          expect(amount + sumMoney(back.map((each) => each.amount))).toBeLessThanOrEqual(
            paid[Number(paymentId.slice(1))] ?? 0,
          )
          expect(returnable).toContain(paymentId)
        }
      },
    ),
  )
})

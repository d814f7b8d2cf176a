import { expect, test } from 'vitest'
import { compiled, context, draft, item } from '../quote/quote.fixture.ts'
import { quote } from '../quote/quote.ts'
import { retainedOfLeaving, settleResignation } from './resignation.ts'

/** 500 zł and a donation of 50 zł; a resignation by 10 July costs 10 zł, later everything. */
const GIFT = item({
  ...{ id: 'gift', name: 'Darowizna', category: 'donation', legalKind: 'donation' },
  ...{ per: 'registration', choose: 'amount', amounts: {} },
})
const RULES = [{ name: 'Opłata', until: { on: '2026-07-10' }, kept: { amount: 1000 } }]
const MOMENT = Temporal.PlainDateTime.from('2026-06-01T12:00:00')

function settle(
  paid: number,
  wanted: { fee?: number; donationStays?: boolean; rules?: typeof RULES; fees?: number } = {},
) {
  const definition = compiled({ items: [item({ price: 50000 }), GIFT], refunds: wanted.rules ?? RULES })
  const asked = draft([{}], { choices: { gift: 5000 } })
  const { lines } = quote(definition, asked, context('2026-06-01T12:00:00'))
  return settleResignation(definition, {
    resignation: {
      draft: asked,
      lines,
      now: MOMENT,
      pricedAt: MOMENT,
      registeredAt: MOMENT,
      channel: 'online' as const,
    },
    balance: { owed: 55000 + (wanted.fees ?? 0), fees: wanted.fees ?? 0, paid },
    fee: wanted.fee,
    donationStays: wanted.donationStays ?? true,
    feesStay: true,
  })
}

test('the fee is retained by the rules, a donation that was paid stays, the rest is refunded', () => {
  expect(settle(55000)).toEqual({
    ...{ reversed: 55000, kept: 6000, toRefund: 49000, fee: 1000, donation: 5000, waived: 0 },
    reasons: [{ code: 'rule', rule: 'Opłata', until: '2026-07-10', amount: 1000 }],
  })
})

test('a donation whose return is requested is refunded', () => {
  expect(settle(55000, { donationStays: false })).toMatchObject({ fee: 1000, donation: 0, toRefund: 54000 })
})

test('money covers the price first: a donation that was not paid lapses', () => {
  expect(settle(52000)).toMatchObject({ fee: 1000, donation: 2000, toRefund: 49000 })
  expect(settle(50000)).toMatchObject({ fee: 1000, donation: 0, toRefund: 49000 })
  expect(settle(0)).toMatchObject({ reversed: 55000, kept: 0, toRefund: 0 })
})

test('the staff may retain less than the rules do, never more', () => {
  expect(settle(55000, { fee: 0 })).toMatchObject({ fee: 0, toRefund: 50000, reasons: [] })
  expect(settle(55000, { fee: 700 })).toMatchObject({ fee: 700, reasons: [{ rule: 'Opłata', amount: 700 }] })
  expect(settle(55000, { fee: 40000 })).toMatchObject({ fee: 1000 })
})

test('only what the staff decide is retained without rules, never more than was paid', () => {
  expect(settle(55000, { rules: [] })).toMatchObject({ fee: 0, toRefund: 50000, reasons: [] })
  expect(settle(55000, { rules: [], fee: 20000 })).toMatchObject({ fee: 20000, toRefund: 30000 })
  expect(settle(55000, { rules: [], fee: 90000 })).toMatchObject({ fee: 50000, toRefund: 0 })
})

test('a person who leaves others behind leaves no more than they pay less, and no more than was paid', () => {
  const definition = compiled({ items: [item({ price: 50000 })], refunds: [{ kept: { percent: 100 } }] })
  const asked = draft([{}, {}])
  const { lines } = quote(definition, asked, context('2026-06-01T12:00:00'))
  const leaving = {
    draft: asked,
    lines,
    paid: 100000,
    now: MOMENT,
    pricedAt: MOMENT,
    registeredAt: MOMENT,
    channel: 'online' as const,
    leaving: new Set(['b']),
  }
  const kept = (released: number, room: number) =>
    retainedOfLeaving(definition, leaving, { released, room }).fee
  expect(kept(50000, 100000)).toBe(50000)
  expect(kept(20000, 100000)).toBe(20000)
  expect(kept(50000, 30000)).toBe(30000)
  expect(kept(-100, 100000)).toBe(0)
})

test('a fee for a change is deducted from the refund; a fee that no money covers is waived', () => {
  expect(settle(55000 + 1100, { fees: 1100 })).toMatchObject({
    ...{ reversed: 55000, kept: 6000, toRefund: 49000, waived: 0 },
  })
  expect(settle(55000, { fees: 1100 })).toMatchObject({ kept: 6000, toRefund: 47900, waived: 0 })
  expect(settle(1500, { fees: 1100 })).toMatchObject({ kept: 1000, toRefund: 0, waived: 600 })
  expect(settle(0, { fees: 1100 })).toMatchObject({ kept: 0, toRefund: 0, waived: 1100 })
})

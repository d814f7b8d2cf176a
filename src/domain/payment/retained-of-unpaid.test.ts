import { expect, test } from 'vitest'
import { compiled, context, draft, item } from '../quote/quote.fixture.ts'
import { quote } from '../quote/quote.ts'
import type { Part } from './refund.fixture.ts'
import { settleResignation } from './resignation.ts'

/** 500 zł, a deposit of 200 zł by 10 June, the rest by 1 July. */
const PLANS: Part['plans'] = [
  {
    ...{ id: 'p', name: 'P' },
    parts: [
      { name: 'Zaliczka', amount: { perPerson: 20_000 }, due: { on: '2026-06-10' }, deposit: true },
      { name: 'Reszta', amount: 'rest', due: { on: '2026-07-01' } },
    ],
  },
]
const REFUNDS: Part['refunds'] = [{ name: 'Opłata', until: { on: '2026-07-10' }, kept: { amount: 1_000 } }]

/** Ended on 2 July, with 200 zł paid by each. */
function settled(part: Part, isUnpaid: boolean, people: readonly Record<string, unknown>[] = [{}]) {
  const definition = compiled({ items: [item({ price: 50_000 })], plans: PLANS, refunds: REFUNDS, ...part })
  const asked = draft(people)
  const registeredAt = Temporal.PlainDateTime.from('2026-06-01T12:00:00')
  const { lines, total } = quote(definition, asked, context('2026-06-01T12:00:00'))
  const { fee, toRefund, reasons } = settleResignation(definition, {
    resignation: {
      ...{ draft: asked, lines, registeredAt, pricedAt: registeredAt, channel: 'online' },
      now: Temporal.PlainDateTime.from('2026-07-02T00:00:00'),
    },
    balance: { owed: total, fees: 0, paid: 20_000 * people.length },
    ...{ isUnpaid, donationStays: true, feesStay: true },
  })
  return { fee, toRefund, reasons: reasons.map(({ code, rule, amount }) => [code, rule, amount]) }
}

const byRefunds = { fee: 1_000, toRefund: 19_000, reasons: [['rule', 'Opłata', 1_000]] }

test('without a rule of its own goes by the refund rules of that day', () => {
  expect(settled({ unpaid: { later: 'cancel' } }, true)).toEqual(byRefunds)
})

test('goes by its own rule, while who resigns on the same day goes by the refund rules', () => {
  const part: Part = { unpaid: { later: 'cancel', kept: { deposit: true } } }
  expect(settled(part, true)).toEqual({ fee: 20_000, toRefund: 0, reasons: [['unpaid', null, 20_000]] })
  expect(settled(part, false)).toEqual(byRefunds)
})

test('its own rule may keep less than the refund rules, also nothing', () => {
  const nothing = { fee: 0, toRefund: 20_000, reasons: [] }
  expect(settled({ unpaid: { later: 'cancel', kept: {} } }, true)).toEqual(nothing)
  expect(
    settled({ unpaid: { later: 'cancel', kept: {} }, refunds: [{ until: { on: '2026-06-02' } }] }, true),
  ).toEqual(nothing)
})

test('its own rule runs without refund rules too', () => {
  const unpaid = { later: 'cancel', kept: { percent: 10, of: 'price' } } as const
  expect(settled({ refunds: [], unpaid }, true).fee).toBe(5_000)
  expect(settled({ refunds: [], unpaid }, false).fee).toBe(0)
})

test('an amount is for each person, or once', () => {
  const of = (per: 'person' | 'registration') =>
    settled({ unpaid: { later: 'cancel', kept: { amount: 3_000, per } } }, true, [{}, {}]).fee
  expect([of('person'), of('registration')]).toEqual([6_000, 3_000])
})

test('never more than was paid', () => {
  expect(settled({ unpaid: { later: 'cancel', kept: { percent: 100, of: 'price' } } }, true).fee).toBe(20_000)
})

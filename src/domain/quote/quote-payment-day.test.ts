import { describe, expect, test } from 'vitest'
import { deductInOrder } from './agreed-discounts.ts'
import { compiled, context, draft, item } from './quote.fixture.ts'
import { quote } from './quote.ts'
import { quoteChange } from './quote-change.ts'
import { asksPaymentDay, quoteByPaymentDay } from './quote-payment-day.ts'

/** 80 zł when paid by 28 February 2026, then 100 zł (flow C10). */
const EVENT = compiled({
  items: [
    item({
      price: [{ when: { fact: 'paymentDay', atMost: '2026-02-28' }, amount: 8000 }, { amount: 10000 }],
    }),
  ],
})
const at = (moment: string) => Temporal.PlainDateTime.from(moment)

function agreedOn(moment: string, people: Record<string, unknown>[] = [{}], cheaperBy = 0) {
  const asked = draft(people)
  const { total, lines, due } = quote(EVENT, asked, context(moment))
  const priced = { total: total - cheaperBy, lines: deductInOrder(lines, cheaperBy), due }
  const then = { registeredAt: at(moment), pricedAt: at(moment) }
  return { draft: asked, ...priced, ...then, channel: 'online' as const }
}

/** As if each person had agreed to this amount. */
function costing(agreed: ReturnType<typeof agreedOn>, amount: number) {
  const lines = agreed.lines.map((line) => ({ ...line, amount }))
  return { ...agreed, lines, total: amount * lines.length }
}

describe('the price of the day on which a payment begins', () => {
  test('is the agreed one to the last second of its day, then the next one', () => {
    const agreed = agreedOn('2026-02-10T12:00:00')
    const on = (moment: string) => quoteByPaymentDay(EVENT, agreed, at(moment), context(moment))
    expect(on('2026-02-28T23:59:59')).toBe(null)
    expect(on('2026-03-01T00:00:00')).toMatchObject({
      total: 10000,
      lines: [{ amount: 10000, listAmount: 10000 }],
      due: [{ name: 'Całość', amount: 10000 }],
    })
  })

  test('reverts when the relevant payment began in time', () => {
    const agreed = { ...costing(agreedOn('2026-02-10T12:00:00'), 10000), paidAt: at('2026-03-01T00:00:05') }
    const began = at('2026-02-28T23:59:59')
    expect(quoteByPaymentDay(EVENT, agreed, began, context('2026-03-01T00:05:00'))).toMatchObject({
      total: 8000,
    })
  })

  test('is that of the first payment: a deposit in time keeps the price, whenever the rest comes', () => {
    const event = compiled({
      items: [
        item({
          price: [
            { when: { fact: 'firstPaymentDay', atMost: '2026-02-28' }, amount: 8000 },
            { amount: 10000 },
          ],
        }),
      ],
    })
    expect(asksPaymentDay(event)).toBe(true)
    const agreed = {
      ...costing(agreedOn('2026-02-10T12:00:00'), 8000),
      due: quote(event, draft([{}]), context('2026-02-10T12:00:00')).due,
    }
    const on = (moment: string, firstPaidAt?: string) =>
      quoteByPaymentDay(
        event,
        { ...agreed, firstPaidAt: firstPaidAt === undefined ? undefined : at(firstPaidAt) },
        at(moment),
        context(moment),
      )
    expect(on('2026-06-01T12:00:00')).toMatchObject({ total: 10000 })
    expect(on('2026-06-01T12:00:00', '2026-02-28T23:59:59')).toBe(null)
  })

  test('is that of the payment that began first, when two were received', () => {
    const event = compiled({
      items: [
        item({
          price: [
            { when: { fact: 'firstPaymentDay', atMost: '2026-02-28' }, amount: 8000 },
            { amount: 10000 },
          ],
        }),
      ],
    })
    const late = at('2026-03-01T00:00:00')
    const agreed = {
      ...costing(agreedOn('2026-02-10T12:00:00'), 10000),
      ...{ due: [], paidAt: late, firstPaidAt: late },
    }
    const began = at('2026-02-28T23:59:59')
    expect(quoteByPaymentDay(event, agreed, began, context('2026-03-01T00:05:00'))).toMatchObject({
      total: 8000,
    })
  })

  test('a discount that was agreed stays the same', () => {
    const agreed = agreedOn('2026-02-10T12:00:00', [{}, {}], 1000)
    const repriced = quoteByPaymentDay(
      EVENT,
      agreed,
      at('2026-03-05T12:00:00'),
      context('2026-03-05T12:00:00'),
    )
    expect(repriced).toMatchObject({ total: 19000, lines: [{ amount: 9000 }, { amount: 10000 }] })
  })

  test('a part whose day was agreed keeps it; one that grows after its day is due within 24 hours', () => {
    const agreed = agreedOn('2026-02-27T12:00:00')
    const on = (moment: string) => quoteByPaymentDay(EVENT, agreed, at(moment), context(moment))?.due
    expect(on('2026-03-01T12:00:00')).toEqual([
      { name: 'Całość', amount: 10000, until: '2026-03-02T23:59:59' },
    ])
    expect(on('2026-03-05T12:00:00')).toEqual([
      { name: 'Całość', amount: 10000, until: '2026-03-06T12:00:00' },
    ])
  })

  test('nothing changes where no rule asks for the day', () => {
    const plain = compiled({
      items: [
        item({ price: [{ when: { fact: 'day', atMost: '2026-02-28' }, amount: 8000 }, { amount: 10000 }] }),
      ],
    })
    const agreed = agreedOn('2026-02-10T12:00:00')
    const late = at('2026-03-05T12:00:00')
    expect(quoteByPaymentDay(plain, agreed, late, context('2026-03-05T12:00:00'))).toBe(null)
    expect([asksPaymentDay(plain), asksPaymentDay(EVENT)]).toEqual([false, true])
  })
})

test('a person who leaves later leaves the others the price of the day on which they paid', () => {
  const two = agreedOn('2026-02-10T12:00:00', [{}, {}])
  const paidLate = { ...costing(two, 10000), paidAt: at('2026-03-05T12:00:00') }
  const alone = draft([{}])
  const quoteContext = context('2026-04-01T12:00:00')
  expect(quoteChange(EVENT, paidLate, alone, quoteContext).total).toBe(10000)
  expect(quoteChange(EVENT, two, alone, quoteContext).total).toBe(8000)
})

import { expect, it } from 'vitest'
import { nextPrice } from './next-price.ts'

const day = (text: string) => Temporal.PlainDate.from(text)
const from = (today: string, orderedOn = today) => ({ today: day(today), orderedOn: day(orderedOn) })

/** The price of each day, whatever the rules state; only the days are read from them. */
const DEFINITION = {
  items: [
    { price: [{ when: { all: [{ fact: 'paymentDay', atMost: '2026-02-28' }] }, amount: 1 }] },
    { price: [{ when: { fact: 'firstPaymentDay', atLeast: '2026-03-16' }, amount: 1 }] },
    { price: [{ when: { fact: 'day', atMost: '2026-02-15' }, amount: 1 }] },
  ],
}
const rising = (on: Temporal.PlainDate) =>
  Temporal.PlainDate.compare(on, day('2026-02-28')) <= 0
    ? 8000
    : Temporal.PlainDate.compare(on, day('2026-03-16')) < 0
      ? 9000
      : 10_000

it('holds to the end of its last day, and the next one begins the day after', () => {
  expect(nextPrice(DEFINITION, from('2026-02-28'), rising)).toEqual({
    now: 8000,
    until: day('2026-02-28'),
    next: 9000,
  })
  expect(nextPrice(DEFINITION, from('2026-03-01'), rising)).toEqual({
    now: 9000,
    until: day('2026-03-15'),
    next: 10_000,
  })
})

it('is none when no later day changes anything', () => {
  expect(nextPrice(DEFINITION, from('2026-03-16'), rising)).toBeNull()
  expect(nextPrice(DEFINITION, from('2026-01-01'), () => 8000)).toBeNull()
})

it('asks only for the price of the days on which a rule changes', () => {
  const asked: string[] = []
  nextPrice(DEFINITION, from('2026-01-01'), (on) => {
    asked.push(on.toString())
    return 8000
  })
  expect(asked).toEqual(['2026-01-01', '2026-02-28', '2026-03-01', '2026-03-16', '2026-03-17'])
})

it('counts days to the payment from the day of the order', () => {
  const inTime = { price: [{ when: { fact: 'daysToPayment', atMost: 14 }, amount: 1 }] }
  const early = (on: Temporal.PlainDate) => (Temporal.PlainDate.compare(on, day('2026-02-15')) <= 0 ? 1 : 2)
  const until = day('2026-02-15')
  expect(nextPrice(inTime, from('2026-02-10', '2026-02-01'), early)).toEqual({ now: 1, until, next: 2 })
  expect(nextPrice(inTime, from('2026-02-16', '2026-02-01'), early)).toBeNull()
})

it('handles any number of days that a rule may name', () => {
  const named = (atMost: number) => ({ price: [{ when: { fact: 'daysToPayment', atMost }, amount: 1 }] })
  const early = (on: Temporal.PlainDate) => (Temporal.PlainDate.compare(on, day('2026-02-15')) <= 0 ? 1 : 2)
  expect(nextPrice(named(14.5), from('2026-02-01'), early)).toEqual({
    now: 1,
    until: day('2026-02-15'),
    next: 2,
  })
  expect(nextPrice(named(1e12), from('2026-02-01'), () => 1)).toBeNull()
})

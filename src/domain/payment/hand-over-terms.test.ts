import { expect, test } from 'vitest'
import type { EventDefinitionInput } from '../event/definition/definition.ts'
import { compiled, draft, item } from '../quote/quote.fixture.ts'
import { handOverTerms } from './hand-over-terms.ts'

const FEES = [
  { until: { on: '2026-07-01' }, amount: 0 },
  { until: { days: 3, before: 'start' as const }, amount: 2000 },
]

/** An event of 5 to 14 August; the blue group starts on the 10th. */
const event = (handOver?: EventDefinitionInput['handOver'], transfer: typeof FEES = FEES) =>
  compiled({
    groups: [
      { id: 'red', name: 'Czerwona' },
      { id: 'blue', name: 'Niebieska', dates: { start: '2026-08-10', end: '2026-08-14' } },
    ],
    items: [item({ price: 5000 })],
    fees: { transfer, change: [{ amount: 9900 }] },
    ...(handOver === undefined ? {} : { handOver }),
  })

const termsOn = (day: string, giver = 'ola', definition = event()) => {
  const registered = Temporal.PlainDateTime.from('2026-06-01T12:00:00')
  const people = draft([
    { ref: 'ola', group: 'red' },
    { ref: 'jan', group: 'blue' },
  ])
  return handOverTerms(definition, {
    agreed: { draft: people, pricedAt: registered, channel: 'online' },
    ...{ giver, now: Temporal.PlainDateTime.from(day), registeredAt: registered },
  })
}

test('the first fee that still runs counts, to the end of its last day', () => {
  expect(termsOn('2026-07-01T23:59:59').fee).toBe(null)
  expect(termsOn('2026-07-02T00:00:00').fee).toEqual({ amount: 2000, until: '2026-08-02' })
  expect(termsOn('2026-08-02T23:59:59').fee).toEqual({ amount: 2000, until: '2026-08-02' })
})

test('when no fee runs any more, handing over is free and still open', () => {
  expect(termsOn('2026-08-03T00:00:00')).toMatchObject({ fee: null, isOpen: true })
  expect(termsOn('2026-08-03T00:00:00', 'ola', event(undefined, []))).toMatchObject({
    fee: null,
    isOpen: true,
  })
})

test("days before the start are those of the giver's own group", () => {
  expect(termsOn('2026-08-03T00:00:00', 'jan').fee).toEqual({ amount: 2000, until: '2026-08-07' })
  const own = event({ until: { days: 1, before: 'start' } })
  expect(termsOn('2026-08-05T00:00:00', 'ola', own)).toMatchObject({ isOpen: false, until: '2026-08-04' })
  expect(termsOn('2026-08-05T00:00:00', 'jan', own)).toMatchObject({ isOpen: true, until: '2026-08-09' })
})

test('handing over is open to the end of the event, or of the stated day, or never', () => {
  expect(termsOn('2026-08-14T23:59:59')).toMatchObject({ isOpen: true, until: '2026-08-14' })
  expect(termsOn('2026-08-15T00:00:00')).toMatchObject({ isOpen: false })
  const july = event({ until: { on: '2026-07-20' } })
  expect(termsOn('2026-07-20T23:59:59', 'ola', july)).toMatchObject({ isOpen: true, until: '2026-07-20' })
  expect(termsOn('2026-07-21T00:00:00', 'ola', july)).toMatchObject({ isOpen: false })
  expect(termsOn('2026-06-02T00:00:00', 'ola', event(null))).toMatchObject({ isOpen: false })
})

test('the difference stays unless the event refunds it', () => {
  expect(termsOn('2026-06-02T00:00:00').refundDifference).toBe(false)
  const back = event({ refundDifference: true })
  expect(termsOn('2026-06-02T00:00:00', 'ola', back).refundDifference).toBe(true)
})

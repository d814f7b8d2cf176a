import { expect, test } from 'vitest'
import { type PaymentStatus, paymentStatus } from './payment-status.ts'
import type { Registration } from './use-registration.ts'

const NOW = Temporal.Instant.from('2026-11-24T12:00:00Z')
const payment: Registration['payment'] = {
  ...{ id: '1', state: 'pending', amount: 1_000, startedAt: '2026-11-24T11:58:00Z' },
  ...{ askedAt: null, redirectUrl: null },
}
const event: Registration['event'] = {
  ...{ slug: 'a', title: 'A', start: null, end: null, place: null, host: 'B', calledOff: null },
}
const waiting = { state: 'awaiting_payment' as const, payment, balance: 1_000, setAside: 0, event }
type Given = Parameters<typeof paymentStatus>[0]
const of = (given: Partial<Given>, answers = 9) => paymentStatus({ ...waiting, ...given }, answers, NOW)
const ended = (state: 'failed' | 'cancelled' | 'succeeded') => ({ ...payment, state })

test('a payment under way is checked before its state is shown', () => {
  expect([0, 1, 2, 3].map((answers) => of({}, answers))).toEqual(['checking', 'checking', 'checking', 'open'])
})

test.each<[Partial<Given>, PaymentStatus]>([
  [{ payment: null }, 'none'],
  [{ payment: ended('failed') }, 'refused'],
  [{ payment: ended('cancelled') }, 'abandoned'],
  [{ payment: ended('succeeded') }, 'none'],
  [{ payment: ended('failed'), state: 'confirmed', balance: 0 }, 'none'],
  [{ payment: ended('failed'), state: 'confirmed' }, 'refused'],
  [{ payment: ended('failed'), state: 'cancelled', balance: 0 }, 'none'],
  [{ payment: ended('failed'), state: 'expired', balance: 0 }, 'none'],
  [{ event: { ...event, calledOff: 'Powódź' } }, 'none'],
])('%j: %s', (given, status) => expect(of(given)).toBe(status))

test('an old attempt is not shown for a registration with a place, nor one whose money is being refunded', () => {
  const old = { ...ended('failed'), startedAt: '2026-11-23T12:00:00Z' }
  expect(of({ payment: old, state: 'confirmed' })).toBe('none')
  expect(of({ payment: old })).toBe('refused')
  expect(of({ payment: ended('failed'), state: 'confirmed', balance: -500, setAside: 500 })).toBe('none')
})

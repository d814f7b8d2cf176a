import { expect, test } from 'vitest'
import { checkInVerdict, type TicketFacts } from './verdict.ts'

const ticket: TicketFacts = { event: 'e1', registrationState: 'confirmed', isVoid: false, used: null }
const say = (change: Partial<TicketFacts>) => checkInVerdict({ ...ticket, ...change }, 'e1')

test('a confirmed ticket of this event enters, once', () => {
  expect(say({})).toEqual({ kind: 'enter' })
  const used = { at: '2026-08-15T09:41:00', by: 'brama A' }
  expect(say({ used })).toEqual({ kind: 'used', ...used })
})

test('a code that no ticket has is unknown', () => {
  expect(checkInVerdict(null, 'e1')).toEqual({ kind: 'unknown' })
})

test.each([
  [{ event: 'e2' }, 'other_event'],
  [{ registrationState: 'awaiting_payment' }, 'not_confirmed'],
  [{ registrationState: 'expired' }, 'not_confirmed'],
  [{ registrationState: 'cancelled' }, 'cancelled'],
  [{ isVoid: true }, 'left'],
  [{ isVoid: true, registrationState: 'cancelled' }, 'cancelled'],
] as const)('%o is refused: %s', (change, reason) => {
  expect(say(change)).toEqual({ kind: 'refused', reason })
})

test('a ticket used before it was cancelled is refused, not told as used', () => {
  expect(say({ isVoid: true, used: { at: '2026-08-15T09:41:00', by: 'brama A' } })).toMatchObject({
    kind: 'refused',
  })
})

import { expect, test } from 'vitest'
import { checkInVerdict, type TicketFacts } from './verdict.ts'

const ticket: TicketFacts = {
  ...{ event: 'e1', registrationState: 'confirmed', isVoid: false, used: null },
  isBlocked: false,
}
const verdict = (change: Partial<TicketFacts>) => checkInVerdict({ ...ticket, ...change }, 'e1')

test('a confirmed ticket of this event enters, once', () => {
  expect(verdict({})).toEqual({ kind: 'enter' })
  const used = { at: '2026-08-15T09:41:00', by: 'brama A' }
  expect(verdict({ used })).toEqual({ kind: 'used', ...used })
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
  expect(verdict(change)).toEqual({ kind: 'refused', reason })
})

test('a ticket used before it was cancelled is reported as refused, not as used', () => {
  expect(verdict({ isVoid: true, used: { at: '2026-08-15T09:41:00', by: 'brama A' } })).toMatchObject({
    kind: 'refused',
  })
})

test('a document that blocks is the last reason: who is in already is used, who may not enter hears why', () => {
  expect(verdict({ isBlocked: true })).toEqual({ kind: 'refused', reason: 'document' })
  expect(verdict({ isBlocked: true, used: { at: '2026-08-15T09:41:00', by: 'brama A' } }).kind).toBe('used')
  expect(verdict({ isBlocked: true, registrationState: 'cancelled' })).toMatchObject({ reason: 'cancelled' })
})

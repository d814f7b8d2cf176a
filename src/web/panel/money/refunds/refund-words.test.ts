import { expect, test } from 'vitest'
import { refundState } from '#contract/refunds.ts'
import { byWords, REFUND_SECTIONS, wayWords } from './refund-words.ts'
import type { Refund } from './refunds-api.ts'

const refund: Refund = {
  ...{ id: '1', registration: '2', number: 'ZG-1', contactName: 'Anna Kopeć', payment: '3', amount: 100 },
  ...{ state: 'requested', reason: 'Zmiana zgłoszenia', requestedBy: 'system' },
  ...{ requestedAt: '2027-01-01T10:00:00Z', changedAt: '2027-01-01T10:00:00Z' },
  ...{ withheldBecause: null, account: null, accountEnd: null, accountTyped: false },
  ...{ needsOther: false, inPackage: false, decidedBy: null },
}

test('every state has a section, what needs a decision first', () => {
  expect(REFUND_SECTIONS.map(({ state }) => state).toSorted()).toEqual(refundState.options.toSorted())
  expect(REFUND_SECTIONS[0].state).toBe('awaiting_confirmation')
})

test('the method of a refund: by the gateway, to an account as banks print it, or the reason it is withheld', () => {
  const methodOf = (changed: Partial<Refund>) => wayWords({ ...refund, ...changed })
  expect(methodOf({})).toBe('Przez bramkę, na konto wpłaty')
  expect(methodOf({ payment: null, account: 'PL61109010140000071219812874' })).toBe(
    'Konto: 61 1090 1014 0000 0712 1981 2874',
  )
  expect(methodOf({ payment: null, accountEnd: '2874' })).toBe('Przelewem na konto …2874')
  expect(methodOf({ state: 'withheld', withheldBecause: 'Wyjaśniamy' })).toBe('Powód: Wyjaśniamy')
})

test('a refund not requested by the staff is shown as automatic', () => {
  expect(['system', 'registrant', 'gateway:test', 'Ewa Sowa'].map(byWords)).toEqual([
    ...['automatycznie', 'automatycznie', 'automatycznie', 'Ewa Sowa'],
  ])
})

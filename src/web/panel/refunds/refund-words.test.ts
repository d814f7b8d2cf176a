import { expect, test } from 'vitest'
import { byWords, groupsOf, wayWords } from './refund-words.ts'
import type { Refund } from './refunds-api.ts'

const refund: Refund = {
  ...{ id: '1', registration: '2', number: 'ZG-1', contactName: 'Anna Kopeć', payment: '3', amount: 100 },
  ...{ state: 'requested', reason: 'Zmiana zgłoszenia', requestedBy: 'system' },
  ...{ requestedAt: '2027-01-01T10:00:00Z', changedAt: '2027-01-01T10:00:00Z' },
  ...{ withheldBecause: null, account: null, accountEnd: null },
}

test('refunds to be decided come first, completed ones last; empty groups are omitted', () => {
  const states = ['succeeded', 'requested', 'to_transfer', 'withheld', 'awaiting_confirmation'] as const
  const groups = groupsOf(states.map((state) => ({ ...refund, state })))
  expect(groups.map(({ key, refunds }) => [key, refunds.length])).toEqual([
    ['confirm', 2],
    ['transfer', 1],
    ['moving', 1],
    ['over', 1],
  ])
  expect(groupsOf([])).toEqual([])
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

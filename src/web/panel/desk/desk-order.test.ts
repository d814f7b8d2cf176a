import { expect, test } from 'vitest'
import { newDraft, withPerson } from '../shared/draft-form/draft-editing.ts'
import {
  amountOfPerson,
  amountToTake,
  contactFor,
  hasFirstPart,
  missingContact,
  withRegistrant,
} from './desk-order.ts'

const typed = { firstName: '', lastName: '', email: ' a@example.org ', phone: '600100200' }
const draft = withPerson(newDraft({ attendance: 'people' }), 'o1', { firstName: 'Ewa ', lastName: 'Rogala' })
const part = (amount: number) => ({ name: 'Część', amount, until: null })

test('the contact is the first person until another name is typed', () => {
  expect(contactFor(typed, draft)).toEqual({
    ...{ firstName: 'Ewa', lastName: 'Rogala', email: 'a@example.org', phone: '600100200' },
  })
  expect(contactFor({ ...typed, firstName: 'Jan' }, draft)).toMatchObject({ firstName: 'Jan' })
})

test('of the contact only a name is needed', () => {
  expect(missingContact(contactFor(typed, draft))).toEqual([])
  expect(missingContact({ firstName: 'Ewa', lastName: '', email: '', phone: '' })).toEqual(['lastName'])
})

test('a person costs the sum of their own lines', () => {
  const line = { item: 'a', option: null, itemName: 'A', optionName: null, quantity: 1 }
  const lines = [
    { ...line, person: 'o1', amount: 100, listAmount: 100, reasons: [] },
    { ...line, person: 'o1', amount: 80, listAmount: 100, onSite: true, reasons: [] },
    { ...line, person: 'o1', amount: 20, listAmount: 20, reasons: [] },
    { ...line, person: null, amount: 7, listAmount: 7, reasons: [] },
  ]
  expect(amountOfPerson({ lines }, 'o1')).toBe(120)
  expect(amountOfPerson({ lines }, 'o2')).toBeNull()
})

test('the whole, the first part or another sum is taken', () => {
  const priced = { total: 300, due: [part(100), part(200)] }
  expect(hasFirstPart(priced)).toBe(true)
  expect(hasFirstPart({ total: 300, due: [part(300)] })).toBe(false)
  expect(amountToTake(priced, 'all', 7)).toBe(300)
  expect(amountToTake(priced, 'first', 7)).toBe(100)
  expect(amountToTake(priced, 'other', 7)).toBe(7)
})

test('somebody else registers once another name is typed: a guardian of minors, or another adult', () => {
  const today = Temporal.PlainDate.from('2026-11-27')
  const born = (birthDate: string) => withPerson(draft, 'o1', { birthDate })
  const parent = { firstName: 'Anna', lastName: 'Rogala' }
  const child = born('2017-05-01')
  expect(withRegistrant(child, { firstName: 'Anna', lastName: '' }, today)).toBe(child)
  expect(withRegistrant(child, { firstName: 'Ewa', lastName: 'Rogala' }, today)).toBe(child)
  expect(withRegistrant(child, parent, today)).toMatchObject({
    registeredBy: null,
    registrantRole: 'guardian',
  })
  expect(withRegistrant(born('2008-11-27'), parent, today)).toMatchObject({ registrantRole: 'other' })
})

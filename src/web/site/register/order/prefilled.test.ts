import { expect, test } from 'vitest'
import { changePerson, emptyOrder } from './order.ts'
import { withFilled, withInvited } from './prefilled.ts'

const EVENT = {
  groups: [{ id: 'biala', name: 'Biała', windows: [], claims: [] }],
  types: [{ id: 'gosc', name: 'Gość', windows: [], claims: [] }],
}
const INVITED = { firstName: 'Ewa', lastName: 'Sowa', email: 'ewa@example.org' }

test('a link fills in its code, and group and type that the event has', () => {
  const order = withFilled(emptyOrder('k'), { code: 'ABC', group: 'biala', type: 'inny' }, EVENT)
  expect(order.code).toBe('ABC')
  expect(order.people[0]).toMatchObject({ group: 'biala', type: null })
})

test('a link changes no choice that was made', () => {
  const chosen = changePerson(emptyOrder('k'), 'o1', { group: 'zielona' })
  expect(withFilled(chosen, { code: null, group: 'biala', type: null }, EVENT).people[0]?.group).toBe(
    'zielona',
  )
})

test('an invitation fills in name and address, and replaces nothing that was typed', () => {
  const filled = withInvited(emptyOrder('k'), INVITED)
  expect(filled.people[0]).toMatchObject({ firstName: 'Ewa', lastName: 'Sowa' })
  expect(filled.contact.email).toBe('ewa@example.org')
  const typed = changePerson(emptyOrder('k'), 'o1', { firstName: 'Jan' })
  const kept = withInvited({ ...typed, contact: { ...typed.contact, email: 'jan@example.org' } }, INVITED)
  expect(kept.people[0]).toMatchObject({ firstName: 'Jan', lastName: '' })
  expect(kept.contact.email).toBe('jan@example.org')
})

test('where heads are counted the contact gets the name', () => {
  expect(withInvited(emptyOrder('k', 'headcount'), INVITED).contact).toMatchObject(INVITED)
})

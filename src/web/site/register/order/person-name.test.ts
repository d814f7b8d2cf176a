import { expect, it } from 'vitest'
import { addPerson, changePerson, emptyOrder } from './order.ts'
import { fullName } from './person-name.ts'

it('distinguishes people of the same name', () => {
  const lis = { firstName: 'Jan', lastName: 'Lis' }
  const father = changePerson(emptyOrder('key'), 'o1', lis)
  const son = changePerson(addPerson(father, 'child'), 'o2', { ...lis, firstName: ' Jan ' })
  const all = changePerson(addPerson(son, 'child'), 'o3', { ...lis, firstName: 'Ola' })
  const unnamed = addPerson(all, 'adult')
  expect(unnamed.people.map((person) => fullName(person, unnamed))).toEqual([
    'Jan Lis (ty)',
    'Jan Lis (pierwsze dziecko)',
    'Ola Lis',
    'Lis',
  ])
})

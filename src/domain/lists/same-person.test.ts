import { expect, test } from 'vitest'
import { signsOfPerson } from './same-person.ts'

/** By what people look the same. */

const ola = {
  ...{ firstName: 'Ola', lastName: 'Żółć-Mazur', birthDate: '2014-04-19', email: 'Mazur@example.org' },
  pesels: ['14241912345'],
}
const common = (one: Partial<typeof ola>, other: Partial<typeof ola>) => {
  const texts = new Set(signsOfPerson({ ...ola, ...other }).map(({ text }) => text))
  return signsOfPerson({ ...ola, ...one })
    .filter(({ text }) => texts.has(text))
    .map(({ by }) => by)
}

test('names count without capitals and diacritics, with the day of birth or with the address', () => {
  const none = { pesels: [] }
  expect(common(none, { ...none, lastName: 'ZOLC MAZUR' })).toEqual(['birth', 'email'])
  expect(common(none, { ...none, birthDate: '2014-04-20' })).toEqual(['email'])
  expect(common(none, { ...none, email: 'inna@example.org' })).toEqual(['birth'])
  expect(common(none, { ...none, email: 'inna@example.org', birthDate: '2015-04-19' })).toEqual([])
  expect(common(none, { ...none, firstName: 'Ala' })).toEqual([])
})

test('the same PESEL is the same person under another name', () => {
  expect(common({}, { firstName: 'Aleksandra', email: 'inna@example.org' })).toEqual(['pesel'])
})

test('who has no name looks like nobody, and a first name is no surname', () => {
  expect(signsOfPerson({ ...ola, firstName: '', lastName: ' ' })).toEqual([])
  expect(
    common({ firstName: 'Jan', lastName: 'Adam' }, { firstName: 'Adam', lastName: 'Jan', pesels: [] }),
  ).toEqual([])
})

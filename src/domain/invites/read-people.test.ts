import { expect, test } from 'vitest'
import { readPeople } from './read-people.ts'

const JAN = { firstName: 'Jan', lastName: 'Kowalski', email: 'jan@example.org' }

test.each([
  'Jan Kowalski, jan@example.org',
  'jan@example.org; Jan Kowalski',
  'Jan Kowalski <jan@EXAMPLE.org>',
  'Jan\tKowalski\tjan@example.org',
  'jan@example.org\tJan\tKowalski',
  '"Jan Kowalski" jan@example.org',
])('%j is one person', (text) => {
  expect(readPeople(text)).toEqual({ people: [{ line: 1, ...JAN }], wrong: [] })
})

test('a name may be missing or have several words', () => {
  const { people } = readPeople('ewa@example.org\nAnna Maria Nowak-Kos, anna@example.org\nEwa, e@example.org')
  expect(people.map(({ firstName, lastName }) => [firstName, lastName])).toEqual([
    ['', ''],
    ['Anna Maria', 'Nowak-Kos'],
    ['Ewa', ''],
  ])
})

test('a heading is no person, and says which cell is the surname', () => {
  const { people, wrong } = readPeople('Nazwisko\tImię\tE-mail\nKowalski\tJan\tjan@example.org\n')
  expect(people).toEqual([{ line: 2, ...JAN }])
  expect(wrong).toEqual([])
})

test('each wrong line says why, and the others are read', () => {
  const { people, wrong } = readPeople(
    [
      'Jan Kowalski, jan@example.org',
      '',
      'Bez Adresu',
      'Zły Adres, zly@',
      'Kup teraz www.example.org, kup@example.org',
      'Jan K., JAN@example.org',
    ].join('\n'),
  )
  expect(people.map(({ line }) => line)).toEqual([1])
  expect(wrong.map(({ line, why }) => [line, why])).toEqual([
    [3, 'no_email'],
    [4, 'bad_email'],
    [5, 'bad_name'],
    [6, 'twice'],
  ])
})

import { expect, test } from 'vitest'
import { type ConsentingPerson, FEWEST_NAMES, joinedNames, MOST_NAMES } from './joined-people.ts'

const TODAY = Temporal.PlainDate.from('2026-08-05')
const AT = { today: TODAY, isAgeSecret: false }

const person = (firstName: string, more: Partial<ConsentingPerson> = {}): ConsentingPerson => ({
  ...{ firstName, lastName: 'Sowa', birthDate: Temporal.PlainDate.from('1980-01-01'), beside: null },
  ...{ registrantRole: 'participant', isRegistrant: true, registrantBirthDate: null },
  ...more,
})
const four = ['Adam', 'Beata', 'Celina', 'Daniel'].map((name) => person(name))
/** Whether a fifth person is named beside four others. */
const isNamed = (fifth: ConsentingPerson, at = AT) => joinedNames([...four, fifth], at).length === 5
const namesOf = (people: readonly ConsentingPerson[]) => joinedNames(people, AT).map(({ name }) => name)

test('names stand in the Polish alphabet, whoever registered first', () => {
  const people = ['Żaneta', 'Łucja', 'Zofia', 'Lena', 'Ćwiek', 'Celina'].map((name) => person(name))
  expect(namesOf(people)).toEqual(['Celina', 'Ćwiek', 'Lena', 'Łucja', 'Zofia', 'Żaneta'])
  expect(namesOf(people.toReversed())).toEqual(namesOf(people))
})

test(`fewer than ${FEWEST_NAMES} are not listed, and no more than ${MOST_NAMES}`, () => {
  expect(namesOf(four)).toEqual([])
  expect(namesOf([...four, person('Ewa')])).toHaveLength(5)
  expect(namesOf(Array.from({ length: MOST_NAMES + 3 }, () => person('Ewa')))).toHaveLength(MOST_NAMES)
})

const born = (date: string) => Temporal.PlainDate.from(date)
const MINOR = { birthDate: born('2008-08-06'), isRegistrant: false }

test.each([
  ['who is eighteen today', { birthDate: born('2008-08-05') }, true],
  [
    'a minor who registered alone',
    { ...MINOR, isRegistrant: true, registrantBirthDate: MINOR.birthDate },
    false,
  ],
  ['a minor registered by an adult participant', { ...MINOR, registrantBirthDate: born('1980-01-01') }, true],
  ['a minor registered by another minor', { ...MINOR, registrantBirthDate: born('2009-01-01') }, false],
  ['a minor registered by a participant of unknown age', MINOR, false],
  ['a minor registered by a guardian', { ...MINOR, registrantRole: 'guardian' }, true],
  ['a minor registered by the office', { ...MINOR, registrantRole: 'staff' }, false],
  ['a minor registered by another adult', { ...MINOR, registrantRole: 'other' }, false],
  ['somebody whose age nobody asks', { birthDate: null }, true],
] satisfies [string, Partial<ConsentingPerson>, boolean][])('%s: named %s', (_, more, expected) => {
  expect(isNamed(person('Ewa', more))).toBe(expected)
})

test('where the age lies in a PESEL, whoever has given no birth date may be a minor', () => {
  const secret = { ...AT, isAgeSecret: true }
  expect(isNamed(person('Ewa', { birthDate: null }), secret)).toBe(false)
  expect(isNamed(person('Ewa', { birthDate: null, registrantRole: 'guardian' }), secret)).toBe(true)
})

test.each([
  ['Ewa Maria', 'Ewa'],
  ['Anna-Maria', 'Anna-Maria'],
  ['  Ewa\u00a0Sowa ', 'Ewa'],
])('of "%s" the page shows "%s"', (firstName, shown) => {
  expect(namesOf([...four, person(firstName)])).toContain(shown)
})

test.each(['Sowa', 'sowa Ewa', '<b>Ewa</b>', 'ewa@example.org', '600100200', ''])(
  'nobody is listed as "%s"',
  (firstName) => {
    expect(isNamed(person(firstName))).toBe(false)
  },
)

test('no word of a surname of two parts is a name', () => {
  expect(isNamed(person('Kania', { lastName: 'Sowa-Kania' }))).toBe(false)
})

test.each([
  ['Nowy Sącz', 'Nowy Sącz'],
  ["L'Aquila", "L'Aquila"],
  ['tel. 600 100 200', null],
  ['https://x.example', null],
  ['x'.repeat(41), null],
  ['', null],
])('beside a name "%s" is shown as %s', (beside, shown) => {
  const [last] = joinedNames([...four, person('Zenon', { beside })], AT).slice(-1)
  expect(last).toEqual({ name: 'Zenon', beside: shown })
})

import { expect, test } from 'vitest'
import { convertRegistrants } from './registrants.ts'

const registered = {
  of: 'person',
  must: { fact: 'registrantIsAdult', is: true },
  code: 'guardian_must_register',
  message: 'Osobę niepełnoletnią zapisuje rodzic lub opiekun prawny.',
}
const onRegistration = {
  id: 'guardian-registers',
  ...registered,
  when: { not: { fact: 'ageNow', atLeast: 18 } },
}
const onEvent = { id: 'guardian-registers', ...registered, when: { fact: 'age', atMost: 17 } }
const personally = (fact: 'age' | 'ageNow') => ({
  id: 'personally',
  of: 'person',
  when: { all: [{ fact, atLeast: 18 }, { not: { fact: 'isRegistrant', is: true } }] },
  must: { fact: 'role', is: 'staff' },
  code: 'adult_must_register_personally',
  message: 'Każda osoba pełnoletnia zapisuje się sama.',
})
const other = { id: 'pair', of: 'registration', must: { fact: 'people', atLeast: 2 } }

test.each([
  ['minors on the day of registration', [onRegistration], ['adult', 'registration', 'anybody']],
  ['minors on the day of the event', [onEvent], ['adult', 'event', 'anybody']],
  ['adults on the day of registration', [personally('ageNow')], ['anybody', 'registration', 'themselves']],
  ['adults on the day of the event', [personally('age')], ['anybody', 'event', 'themselves']],
  ['both', [onRegistration, personally('ageNow')], ['adult', 'registration', 'themselves']],
  ['both on the day of the event', [onEvent, personally('age')], ['adult', 'event', 'themselves']],
])('the exact requirements of %s become registrants', (_, written, [minors, on, adults]) => {
  const [converted, before] = [
    { requirements: [other], registrants: { minors, on, adults } },
    [other, ...written],
  ]
  expect(convertRegistrants({ requirements: before })).toEqual(converted)
})

test.each([
  ['another sentence', { ...onEvent, message: 'Dziecko zapisuje opiekun.' }],
  ['a field', { ...onEvent, where: 'birthDate' }],
  ['another id', { ...onEvent, id: 'guardian' }],
  ['another way to judge no birth date', { ...onEvent, when: { fact: 'ageNow', atMost: 17 } }],
  ['another condition', { ...onEvent, must: { fact: 'role', is: 'guardian' } }],
])('a requirement with %s stays as it is', (_, written) => {
  const definition = { requirements: [other, written] }
  expect(convertRegistrants(definition)).toEqual(definition)
})

test('a requirement before others stays, because refusals keep their order', () => {
  const definition = { requirements: [onEvent, other] }
  expect(convertRegistrants(definition)).toEqual(definition)
})

test('of two that go by different days the last becomes registrants', () => {
  expect(convertRegistrants({ requirements: [onEvent, personally('ageNow')] })).toEqual({
    requirements: [onEvent],
    registrants: { minors: 'anybody', on: 'registration', adults: 'themselves' },
  })
})

test('a definition without requirements stays as it is', () => {
  expect(convertRegistrants({ title: 'Rajd' })).toEqual({ title: 'Rajd' })
})

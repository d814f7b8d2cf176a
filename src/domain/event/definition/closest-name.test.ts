import { expect, test } from 'vitest'
import { problemsOf, warningsIn } from '#test/support/definition-problems.ts'
import { item, POOL } from '../check/check.fixture.ts'
import { closestName } from './closest-name.ts'

test.each([
  ['hourToSlot', 'hoursToSlot'],
  ['HOURSTOSLOT', 'hoursToSlot'],
  ['workingDaysTillStart', 'workingDaysToStart'],
  ['aeg', 'age'],
  ['agge', 'age'],
  ['ag', 'age'],
  ['kurs', null],
  ['sax', 'sex'],
])('%s: %s', (name, meant) => {
  expect(closestName(name, ['age', 'sex', 'hoursToSlot', 'workingDaysToStart', 'in'])).toBe(meant)
})

test('for a fact: the error is in one part of its name', () => {
  const when = (fact: string) =>
    problemsOf({
      questions: [
        { id: 'diet', of: 'person', type: 'text', label: 'Dieta' },
        { id: 'size', of: 'person', type: 'text', label: 'Rozmiar' },
      ],
      slots: { everyMinutes: 60, first: '09:00', last: '12:00', from: '2026-08-05', to: null, capacity: 9 },
      items: [item({ when: { fact, given: true } })],
    })
  const NO = (fact: string, hint = '') => [`items.0.when: Nie ma takiego faktu: ${fact}.${hint}`]
  expect(when('hourToSlot')).toEqual(NO('hourToSlot', ' Czy chodzi o hoursToSlot?'))
  expect(when('diet')).toEqual(NO('diet', ' Czy chodzi o answer.diet?'))
  expect(when('answer.dite')).toEqual(NO('answer.dite', ' Czy chodzi o answer.diet?'))
  expect(when('anser.size')).toEqual(NO('anser.size', ' Czy chodzi o answer.size?'))
  expect(when('answer.guests')).toEqual(NO('answer.guests'))
})

test('for a field: the nearest known one, for alternatives of each', () => {
  expect(problemsOf({ item: [] })).toEqual([': Nieznane pole: item. Czy chodzi o items?'])
  expect(problemsOf({ items: [item({ prise: 100, colour: 1 })] })).toEqual([
    'items.0: Nieznane pole: prise, colour. Czy chodzi o price?',
  ])
  expect(problemsOf({ items: [item({ when: { any: [{ fact: 'age', atMoost: 3 }] } })] })).toEqual([
    'items.0.when.any.0: Nieznane pole: atMoost. Czy chodzi o atMost?',
  ])
  const rows = [{ wehn: { fact: 'age', atMost: 3 }, amount: 100 }]
  expect(problemsOf({ items: [item({ price: rows })] })).toEqual([
    'items.0.price.0: Nieznane pole: wehn. Czy chodzi o when?',
  ])
  expect(problemsOf({ ages: { borne: { from: 2010 } } })).toEqual([
    'ages: Nieznane pole: borne. Czy chodzi o born?',
  ])
  expect(problemsOf({ page: { cover: 'lake', lde: 'Zapraszamy.' } })).toEqual([
    'page: Nieznane pole: lde. Czy chodzi o lede?',
  ])
})

test('for a limit, an item, the field of a requirement', () => {
  expect(problemsOf({ pools: [POOL], items: [item({ claims: [{ pool: 'seat' }] })] })).toEqual([
    'items.0.claims.0.pool: Nie ma limitu „seat”. Czy chodzi o seats?',
  ])
  const off = { id: 'a', name: 'A', items: ['fe'], effect: { kind: 'off', amount: 100 } }
  expect(problemsOf({ items: [item()], adjustments: [off] })).toContain(
    'adjustments.0.items.0: Nie ma pozycji cennika „fe”. Czy chodzi o fee?',
  )
  const rule = { id: 'r', of: 'person', code: 'not_eligible', message: 'Nie.', where: 'birthdate' }
  const must = { not: { fact: 'ageNow', atMost: 2 } }
  expect(warningsIn({ requirements: [{ ...rule, must }] })).toEqual([
    'requirements.0.where: Nie ma takiego pola: birthdate. Czy chodzi o birthDate?',
  ])
})

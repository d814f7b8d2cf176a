import { expect, test } from 'vitest'
import { compiled, draft, item } from '../quote/quote.fixture.ts'
import { changesOf } from './changes.ts'

const { definition } = compiled({
  types: [
    { id: 'adult', name: 'Dorosły' },
    { id: 'child', name: 'Dziecko' },
  ],
  questions: [{ id: 'diet', label: 'Dieta', of: 'person', type: 'text' }],
  items: [
    item(),
    item({
      id: 'shirt',
      name: 'Koszulka',
      choose: 'any',
      options: [
        { id: 'm', name: 'M' },
        { id: 'l', name: 'L' },
      ],
    }),
    item({ id: 'cup', name: 'Kubek', choose: 'quantity' }),
    item({ id: 'tent', name: 'Namiot', per: 'registration', choose: 'optional' }),
  ],
})
const anna = { type: 'adult', answers: { diet: 'mięso' }, choices: { shirt: ['m'], cup: 2 } }
const jan = { firstName: 'Jan', lastName: 'Mak', type: 'child' }
const agreed = draft([anna, jan])
const changes = (...to: Parameters<typeof draft>) => changesOf(definition, agreed, draft(...to))

test('without changes the list is empty', () => {
  expect(changes([anna, jan])).toEqual([])
  expect(changes([{ ...anna, choices: { ...anna.choices, tent: false } }, jan])).toEqual([])
})

test('a person joins, a person leaves', () => {
  expect(changes([anna, { ...jan, ref: 'x', firstName: 'Ewa' }])).toEqual([
    { kind: 'joined', person: 'Ewa Mak' },
    { kind: 'left', person: 'Jan Mak' },
  ])
})

test('changes of a person, in the words of the event', () => {
  expect(changes([anna, { ...jan, firstName: 'Jakub', birthDate: '2012-05-01', type: 'adult' }])).toEqual([
    { kind: 'field', person: 'Jan Mak', field: 'firstName', from: 'Jan', to: 'Jakub' },
    { kind: 'field', person: 'Jan Mak', field: 'birthDate', from: '1990-01-01', to: '2012-05-01' },
    { kind: 'field', person: 'Jan Mak', field: 'type', from: 'Dziecko', to: 'Dorosły' },
  ])
})

test('changed choices, for a person and for all', () => {
  const choices = { shirt: ['m', 'l'] }
  expect(changes([{ ...anna, choices }, jan], { choices: { tent: true } })).toEqual([
    { kind: 'choice', person: 'Anna Kowalska', name: 'Koszulka', from: ['M'], to: ['M', 'L'] },
    { kind: 'choice', person: 'Anna Kowalska', name: 'Kubek', from: 2, to: null },
    { kind: 'choice', person: null, name: 'Namiot', from: null, to: true },
  ])
})

test('for an answer only the fact that it changed is recorded', () => {
  expect(changes([{ ...anna, answers: { diet: 'wege' } }, jan])).toEqual([
    { kind: 'answer', person: 'Anna Kowalska', name: 'Dieta' },
  ])
})

test('the hour and the code of the whole registration', () => {
  expect(changes([anna, jan], { slot: '2026-08-05T10:00:00', code: 'LATO' })).toEqual([
    { kind: 'field', person: null, field: 'slot', from: null, to: '2026-08-05T10:00:00' },
    { kind: 'field', person: null, field: 'code', from: null, to: 'LATO' },
  ])
})

import { expect, test } from 'vitest'
import { problemsOf } from '#test/support/definition-problems.ts'
import { item } from './check.fixture.ts'

const yes = (fact: string) => ({ fact, is: true })
const count = (id: string, when: unknown) => ({ id, name: id.toUpperCase(), kind: 'count', when })
const extra = (id: string, when?: unknown) =>
  item({ id, name: id.toUpperCase(), choose: 'optional', ...(when === undefined ? {} : { when }) })

test('own facts that name each other, reported once', () => {
  const facts = [
    count('a', { fact: 'own.b', atLeast: 1 }),
    { id: 'b', name: 'B', kind: 'sum', of: ['people', 'own.c'] },
    count('c', { not: { fact: 'own.a', atLeast: 1 } }),
  ]
  expect(problemsOf({ facts })).toEqual(['facts.0: Warunki zależą od siebie w kółko: „A” → „B” → „C” → „A”.'])
})

test('a place that requires itself', () => {
  const facts = [{ id: 'r', name: 'Które', kind: 'rank', among: { fact: 'own.r', atMost: 3 } }]
  expect(problemsOf({ facts })).toEqual(['facts.0: Warunki zależą od siebie w kółko: „Które” → „Które”.'])
})

test('two items each of which requires the other', () => {
  expect(problemsOf({ items: [extra('bus', yes('chosen.bed')), extra('bed', yes('chosen.bus'))] })).toEqual([
    'items.0.when: Warunki zależą od siebie w kółko: „BUS” → „BED” → „BUS”.',
  ])
  const numbers = [extra('bus', { fact: 'number.bed', atLeast: 1 }), extra('bed', yes('chosen.bus'))]
  expect(problemsOf({ items: numbers })).toHaveLength(1)
})

test('items that exclude each other are not a circle', () => {
  const without = (id: string) => ({ not: yes(`chosen.${id}`) })
  expect(problemsOf({ items: [extra('bus', without('car')), extra('car', without('bus'))] })).toEqual([])
  const no = { fact: 'chosen.car', is: false }
  expect(problemsOf({ items: [extra('bus', no), extra('car', without('bus'))] })).toEqual([])
})

test('an item that waits for its own choice, or for its absence', () => {
  const problems = ['items.0.when: Warunki zależą od siebie w kółko: „BUS” → „BUS”.']
  expect(problemsOf({ items: [extra('bus', yes('chosen.bus'))] })).toEqual(problems)
  expect(problemsOf({ items: [extra('bus', { not: yes('chosen.bus') })] })).toEqual(problems)
})

test('a question and an item that wait for each other', () => {
  const question = { id: 'diet', of: 'person', type: 'checkbox', label: 'Dieta', when: yes('chosen.meal') }
  expect(problemsOf({ questions: [question], items: [extra('meal', yes('answer.diet'))] })).toEqual([
    'items.0.when: Warunki zależą od siebie w kółko: „MEAL” → „Dieta” → „MEAL”.',
  ])
})

test('a chain has an end', () => {
  const facts = [count('a', { fact: 'own.b', atLeast: 1 }), count('b', yes('chosen.bus'))]
  expect(problemsOf({ facts, items: [extra('bus', yes('chosen.bed')), extra('bed')] })).toEqual([])
})

test('a price that asks for the payment plan, and a plan that asks for the price', () => {
  const price = [{ when: { fact: 'plan', is: 'parts' }, amount: 11000 }, { amount: 10000 }]
  const rest = [{ name: 'Reszta', amount: 'rest', due: { on: null } }]
  const plans = (fact: string) => [
    { id: 'parts', name: 'Raty', when: { fact, atLeast: 4 }, parts: rest },
    { id: 'whole', name: 'Całość', parts: rest },
  ]
  expect(problemsOf({ items: [item({ price })], plans: plans('listPrice') })).toEqual([
    'plans.0.when: Cena zależy od sposobu płatności, a ten sposób od ceny: zależą od siebie w kółko.',
  ])
  expect(problemsOf({ items: [item({ price })], plans: plans('people') })).toEqual([])
})

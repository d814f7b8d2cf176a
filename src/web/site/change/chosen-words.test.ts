import { expect, test } from 'vitest'
import { compiled, item } from '#domain/quote/quote.fixture.ts'
import { chosenWords } from './chosen-words.ts'

const options = [
  { id: 'a', name: 'Kielce', price: 100 },
  { id: 'b', name: 'Busko', price: 100 },
]
const { definition } = compiled({
  groups: [{ id: 'white', name: 'Biała' }],
  items: [
    item({ price: 100 }),
    item({ id: 'coach', name: 'Autokar', choose: 'optional', options }),
    item({ id: 'days', name: 'Dni', choose: 'any', options }),
    item({ id: 'mug', name: 'Kubek', choose: 'quantity', price: 100 }),
    item({ id: 'seats', name: 'Miejsca', choose: 'quantity', options }),
    item({ id: 'tent', name: 'Namiot', choose: 'optional', price: 100 }),
  ],
})

test('the chosen items of a person are listed one by one, without those not taken', () => {
  const taken = { coach: 'a', days: ['a', 'b'], mug: 2, seats: { a: 1, b: 0 }, tent: true }
  expect(chosenWords({ choices: taken, group: 'white' }, definition)).toEqual([
    'Biała',
    'Autokar: Kielce',
    'Dni: Kielce, Busko',
    'Kubek: 2',
    'Miejsca: Kielce × 1',
    'Namiot',
  ])
  const nothing = { coach: '', days: [], mug: 0, seats: { a: 0 }, tent: false }
  expect(chosenWords({ choices: nothing, group: null }, definition)).toEqual([])
})

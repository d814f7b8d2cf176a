import { expect, test } from 'vitest'
import type { EventDefinitionInput } from '../event/definition/definition.ts'
import { agreedInMay } from './early.fixture.ts'
import { compiled, context, draft, item } from './quote.fixture.ts'
import { quoteChange } from './quote-change.ts'

/**
 * `pricesOfStaying: "stay"`: other people's changes affect no one's price, and a person's own reductions follow the
 * rules.
 */

type People = Parameters<typeof draft>[0]
const [ALA, BEA, CYP] = ['ala', 'bea', 'cyp'].map((ref) => ({ ref, birthDate: '1990-01-01' }))

function changed(part: Partial<EventDefinitionInput>, before: People, after: People, free = {}) {
  const event = compiled({ pricesOfStaying: 'stay', ...part })
  const then = agreedInMay(event, before, { free })
  return quoteChange(event, then, draft(after), context('2026-06-10T12:00:00', { free })).lines.map(
    ({ person, amount }) => [person, amount],
  )
}

test('a person who leaves takes one of the first places along, in any order of typing: no place counts twice', () => {
  const part: Partial<EventDefinitionInput> = {
    items: [item({ price: 34900 })],
    adjustments: [
      { id: 'i', name: 'Pula I', items: ['fee'], effect: { kind: 'to', amount: 24900 }, pool: 'i' },
      { id: 'ii', name: 'Pula II', items: ['fee'], effect: { kind: 'to', amount: 29900 }, pool: 'ii' },
    ],
    pools: [
      { id: 'i', name: 'Pula I', capacity: 2, refusal: 'product_full' },
      { id: 'ii', name: 'Pula II', capacity: 9, refusal: 'product_full' },
    ],
  }
  const all: People = [{ ...ALA }, { ...BEA }, { ...CYP }]
  expect(changed(part, all, all.slice(1), { i: 2, ii: 9 })).toEqual([
    ['bea', 24900],
    ['cyp', 29900],
  ])
  expect(changed(part, all, all.slice(0, 2), { i: 2, ii: 9 })).toEqual([
    ['ala', 24900],
    ['bea', 24900],
  ])
})

test('two reductions of one name are distinguished: no one gets the place of another one', () => {
  const part: Partial<EventDefinitionInput> = {
    items: [item({ price: 34900 }), item({ id: 'mug', name: 'Kubek', choose: 'optional', price: 1000 })],
    adjustments: [
      { id: 'i', name: 'Wcześniej taniej', items: ['fee'], effect: { kind: 'to', amount: 24900 }, pool: 'i' },
      {
        id: 'ii',
        name: 'Wcześniej taniej',
        items: ['fee'],
        effect: { kind: 'to', amount: 29900 },
        pool: 'ii',
      },
    ],
    pools: [
      { id: 'i', name: 'Pula I', capacity: 2, refusal: 'product_full' },
      { id: 'ii', name: 'Pula II', capacity: 9, refusal: 'product_full' },
    ],
  }
  const mug = { choices: { mug: true } }
  const before: People = [{ ...ALA }, { ...BEA }, { ...CYP, ...mug }]
  expect(changed(part, before, [{ ...BEA }, { ...CYP }], { i: 2, ii: 9 })).toEqual([
    ['bea', 24900],
    ['cyp', 29900],
  ])
})

test('a person who gives up one of two days loses the reduction for two, the others lose nothing', () => {
  const days = [
    { id: 'fri', name: 'Piątek', price: 12000 },
    { id: 'sun', name: 'Niedziela', price: 13000 },
  ]
  const part: Partial<EventDefinitionInput> = {
    items: [item({ id: 'day', name: 'Dni', choose: 'any', price: 0, options: days })],
    adjustments: [
      {
        ...{
          id: 'two',
          name: 'Dwa dni',
          items: ['day'],
          effect: { kind: 'off', amount: 2000, per: 'person' },
        },
        when: { fact: 'number.day', atLeast: 2 },
      },
    ],
  }
  const both = { choices: { day: ['fri', 'sun'] } }
  const before: People = [
    { ...ALA, ...both },
    { ...BEA, ...both },
  ]
  const after: People = [
    { ...ALA, choices: { day: ['fri'] } },
    { ...BEA, ...both },
  ]
  expect(changed(part, before, after)).toEqual([
    ['ala', 12000],
    ['bea', 10000],
    ['bea', 13000],
  ])
})

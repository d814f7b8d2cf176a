import { expect, test } from 'vitest'
import { compiled, draft, item } from '#domain/quote/quote.fixture.ts'
import { changePerson, setCarer, setChoiceOf } from '../register/order/order.ts'
import { orderOf } from './agreed-order.ts'
import { isTyped, takeUp } from './take-up.ts'

const stops = [
  { id: 'kielce', name: 'Kielce', price: 100 },
  { id: 'busko', name: 'Busko', price: 100 },
]
const { definition } = compiled({
  items: [
    item({ price: 100 }),
    item({ id: 'coach', name: 'Autokar', category: 'transport', choose: 'optional', options: stops }),
  ],
  carers: { for: { fact: 'age', atMost: 17 }, may: { fact: 'age', atLeast: 18 }, most: 5 },
})
const SEEN = { definition, today: Temporal.PlainDate.from('2026-06-10') }
/** The registration with these stops chosen. */
const from = (ewa: string, jan: string) =>
  draft([
    { ref: 'o1', birthDate: null, choices: { coach: ewa } },
    { ref: 'o2', firstName: 'Jan', choices: { coach: jan } },
  ])
const agreed = from('kielce', 'kielce')
const shown = orderOf(agreed, SEEN)
const typed = setChoiceOf(shown, 'o1', 'coach', 'busko')

test('typed changes are restored as they were left', () => {
  const found = takeUp({ order: typed, agreed, revision: 2 }, { draft: agreed, revision: 2 }, SEEN)
  expect(found).toEqual({ order: typed, meanwhile: [] })
})

test('typed changes are moved onto a registration changed meanwhile, and its changes are reported', () => {
  const now = { draft: from('kielce', 'busko'), revision: 3 }
  const found = takeUp({ order: typed, agreed, revision: 2 }, now, SEEN)
  expect(found?.order.people.map(({ choices }) => choices.coach)).toEqual(['busko', 'busko'])
  expect(found?.meanwhile).toMatchObject([{ kind: 'choice', name: 'Autokar', to: ['Busko'] }])
})

test('changes already applied meanwhile, as after a lost response, are dropped', () => {
  const now = { draft: from('busko', 'kielce'), revision: 3 }
  expect(takeUp({ order: typed, agreed, revision: 2 }, now, SEEN)).toBeNull()
})

test('a choice, a carer and half a date are worth keeping, reverted values are not', () => {
  const half = { birth: { day: '7', month: '', year: '' } }
  expect(isTyped(typed, agreed, definition)).toBe(true)
  expect(isTyped(setCarer(shown, 'o2', 'o1'), agreed, definition)).toBe(true)
  expect(isTyped(changePerson(shown, 'o1', half), agreed, definition)).toBe(true)
  expect(isTyped(shown, agreed, definition)).toBe(false)
  expect(isTyped(setChoiceOf(typed, 'o1', 'coach', 'kielce'), agreed, definition)).toBe(false)
})

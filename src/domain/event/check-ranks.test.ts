import { expect, test } from 'vitest'
import { item, POOL, problemsOf } from './check.fixture.ts'

const rule = (part: Record<string, unknown>, rest: Record<string, unknown> = {}) =>
  problemsOf({
    items: [item(), item({ id: 'mug', name: 'Kubek', per: 'registration', choose: 'quantity' })],
    pools: [POOL],
    adjustments: [{ id: 'a', name: 'A', items: ['fee'], effect: { to: 0 }, ...part }],
    ...rest,
  })

test('places are in order', () => {
  expect(rule({ rank: { order: 'cheapest', from: 2, to: 2 } })).toEqual([])
  expect(rule({ rank: { order: 'cheapest', from: 3, to: 2 } })).toEqual([
    'adjustments.0.rank: Ostatnie miejsce jest przed pierwszym.',
  ])
})

test('what belongs to nobody is ranked by pieces', () => {
  expect(rule({ items: ['mug'], rank: { order: 'dearest', of: 'piece' } })).toEqual([])
  expect(rule({ items: ['fee', 'mug'], rank: { order: 'dearest' } })).toEqual([
    'adjustments.0.rank: „Kubek” nie należy do żadnej osoby: wybierz kolejność sztuk (of: "piece").',
  ])
})

test('a person has places of their own for pieces that they choose', () => {
  const rank = { order: 'dearest', of: 'piece', per: 'person' }
  const problem =
    'adjustments.0.rank: Kolejność u każdej osoby (per: "person") jest dla sztuk (of: "piece") tego, co każdy wybiera sobie.'
  expect(rule({ rank })).toEqual([])
  expect(rule({ items: ['mug'], rank })).toEqual([problem])
  expect(rule({ rank: { ...rank, of: 'person' } })).toEqual([problem])
})

test('it has no limit of its own, and rivals only in the whole registration', () => {
  const rank = { order: 'cheapest', to: 1 }
  expect(rule({ rank, pool: 'seats' })).toEqual([
    'adjustments.0.rank: Zniżka według kolejności cen nie może mieć własnego limitu.',
  ])
  const whole = { choiceGroups: [{ id: 'best', per: 'registration' }] }
  expect(rule({ rank, choiceGroup: 'best' }, whole)).toEqual([])
  expect(rule({ rank, choiceGroup: 'best' })).toEqual([
    'adjustments.0.rank: Zniżkę według kolejności cen porównujemy z innymi tylko w całym zgłoszeniu (choiceGroups).',
  ])
})

import { describe, expect, test } from 'vitest'
import { problemsOf } from '#test/support/definition-problems.ts'
import { item, POOL } from './check.fixture.ts'

const rule = (part: Record<string, unknown>, rest: Record<string, unknown> = {}) =>
  problemsOf({
    items: [item(), item({ id: 'mug', name: 'Kubek', per: 'registration', choose: 'quantity' })],
    pools: [POOL],
    adjustments: [{ id: 'a', name: 'A', items: ['fee'], effect: { kind: 'to', amount: 0 }, ...part }],
    ...rest,
  })

test('ranks are in order', () => {
  expect(rule({ rank: { order: 'cheapest', from: 2, to: 2 } })).toEqual([])
  expect(rule({ rank: { order: 'cheapest', from: 3, to: 2 } })).toEqual([
    'adjustments.0.rank: Ostatnie miejsce jest przed pierwszym.',
  ])
})

test('items that belong to no person are ranked by pieces', () => {
  expect(rule({ items: ['mug'], rank: { order: 'dearest', of: 'piece' } })).toEqual([])
  expect(rule({ items: ['fee', 'mug'], rank: { order: 'dearest' } })).toEqual([
    'adjustments.0.rank: „Kubek” nie należy do żadnej osoby: wybierz kolejność sztuk (of: "piece").',
  ])
})

test('a person has ranks of their own for the pieces that they choose', () => {
  const rank = { order: 'dearest', of: 'piece', per: 'person' }
  const problem =
    'adjustments.0.rank: Kolejność u każdej osoby (per: "person") jest dla sztuk (of: "piece") tego, co każdy wybiera sobie.'
  expect(rule({ rank })).toEqual([])
  expect(rule({ items: ['mug'], rank })).toEqual([problem])
  expect(rule({ rank: { ...rank, of: 'person' } })).toEqual([problem])
})

test('a ranked rule has no limit of its own, and rivals only in the whole registration', () => {
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

describe('a rank of people', () => {
  const rank = { order: 'oldest', among: { fact: 'age', atMost: 17 }, from: 2 }

  test('is for items of people, in order, and may have a limit and rivals', () => {
    expect(rule({ rank, pool: 'seats', choiceGroup: 'best' })).toEqual([])
    expect(rule({ rank: { ...rank, to: 1 } })).toEqual([
      'adjustments.0.rank: Ostatnie miejsce jest przed pierwszym.',
    ])
    expect(rule({ items: ['fee', 'mug'], rank })).toEqual([
      'adjustments.0.rank: „Kubek” nie należy do żadnej osoby, więc nie ma kolejności osób.',
    ])
  })

  test('counts people by facts that exist and are in view, and that agree', () => {
    const among = (condition: unknown) => rule({ rank: { ...rank, among: condition } })
    expect(among({ fact: 'wiek', atMost: 17 })).toEqual([
      'adjustments.0.rank.among: Nie ma takiego faktu: wiek.',
    ])
    expect(among({ fact: 'quantity', atLeast: 2 })).toEqual([
      'adjustments.0.rank.among: „liczba sztuk” można pytać tylko w cenach i zniżkach.',
    ])
    const [old, young] = [
      { fact: 'age', atLeast: 18 },
      { fact: 'age', atMost: 12 },
    ]
    expect(among({ all: [old, young] })).toEqual([
      'adjustments.0.rank.among: Tego warunku nikt nie może spełnić: jego części się wykluczają.',
    ])
  })

  test('by birth date needs the birth date of everyone', () => {
    const ask = { birthDate: 'optional', sex: 'no' }
    const problem = 'ask.birthDate: Zasady zależą od wieku, więc data urodzenia musi być wymagana.'
    expect(rule({ rank: { order: 'youngest' } }, { ask })).toEqual([problem])
    expect(rule({ rank: { order: 'typed' } }, { ask })).toEqual([])
  })
})

describe('a cap by rows', () => {
  const cap = (amount: unknown, part: Record<string, unknown> = {}) =>
    rule({ effect: { kind: 'cap', amount, per: 'person', ...part } })
  const young = { when: { fact: 'age', atMost: 12 }, amount: 100 }

  test('asks facts that exist and are in view', () => {
    expect(cap([young, { amount: 200 }])).toEqual([])
    expect(cap([{ when: { fact: 'wiek', atMost: 3 }, amount: 1 }])).toEqual([
      'adjustments.0.effect.amount.0.when: Nie ma takiego faktu: wiek.',
    ])
    const ofPerson = '„wiek w dniu wydarzenia” dotyczy osoby, a ta zasada całego zgłoszenia.'
    expect(cap([young], { per: 'registration' })).toEqual([`adjustments.0.effect.amount.0.when: ${ofPerson}`])
    expect(cap([{ amount: 0, each: { amount: 1, of: 'age' } }], { per: 'registration' })).toEqual([
      `adjustments.0.effect.amount.0.each.of: ${ofPerson}`,
    ])
    expect(cap([{ when: { fact: 'listPrice', atLeast: 1 }, amount: 1 }])).toEqual([])
    expect(cap([{ when: { fact: 'price', atLeast: 1 }, amount: 1 }])).toHaveLength(1)
  })

  test('has no row that an earlier one hides, and a whole table', () => {
    expect(cap([{ amount: 200 }, young])).toEqual([
      'adjustments.0.effect.amount.1: Ten wiersz nigdy nie zadziała: wcześniejszy obejmuje wszystkich.',
    ])
    expect(cap({ by: ['role', 'channel'], amounts: {} })[0]).toMatch(
      /^adjustments\.0\.effect\.amount: Brakuje ceny: /,
    )
  })
})

import { describe, expect, test } from 'vitest'
import { cancel, definition, onRealDatabase, pay, sample } from './canoe-trip.ts'

const differencesOf = onRealDatabase()

describe('a change', () => {
  const [fee] = definition.items
  const tent = {
    ...fee,
    id: 'tent',
    name: 'Namiot',
    category: 'lodging',
    choose: 'optional',
    price: 3000,
    claims: [],
  }
  const camp = { definition: { ...definition, items: [fee, tent] } }
  const change = (at: string, fields: object, expect: object) => ({ at, do: 'change', ...fields, expect })

  test('adds an item, gives it back, and lets a person join', async () => {
    const iga = { ref: 'iga', first_name: 'Iga', last_name: 'Nowak' }
    const then = [
      pay('2024-05-02T09:00:00', 20000, { state: 'confirmed' }),
      change(
        '2024-05-03T09:00:00',
        { people: [{ ref: 'ola', choices: { tent: 'yes' } }] },
        { total: 23000, refund: 0, to_pay: 3000, state: 'rest to pay' },
      ),
      pay('2024-05-03T10:00:00', 3000, { state: 'confirmed' }),
      change(
        '2024-05-04T09:00:00',
        { people: [{ ref: 'ola', choices: { tent: null } }] },
        { total: 20000, refund: 3000, state: 'confirmed' },
      ),
      change('2024-05-04T10:00:00', { people: [iga] }, { total: 40000, to_pay: 20000 }),
      cancel('2024-05-04T11:00:00', { total: 20000 }, 'iga'),
    ]
    expect(await differencesOf(sample(['ola'], then), camp)).toEqual([])
    const wrong = change('2024-05-03T09:00:00', { people: [iga] }, { total: 23000 })
    expect(await differencesOf(sample(['ola'], [wrong]), camp)).toEqual([
      'step 1 (change): total: expected 23000, got 40000',
    ])
  })

  test('names an unreadable part', async () => {
    const wrong = change('2024-05-03T09:00:00', { people: [{ ref: 'ola', choices: { tnet: 'yes' } }] }, {})
    const [difference] = (await differencesOf(sample(['ola'], [wrong]), camp)) ?? []
    expect(difference).toContain("the steps broke off: the definition has no item 'tnet'")
  })
})

describe('a dearer option', () => {
  const [fee] = definition.items
  const early = (then: number, now: number) => [
    { when: { fact: 'day', atMost: '2024-05-01' }, amount: then },
    { amount: now },
  ]
  const options = [
    { id: 'party', name: 'Wieczory', price: early(20000, 30000) },
    { id: 'full', name: 'Całość', price: early(40000, 60000) },
  ]
  const passes = { ...definition, items: [{ ...fee, choose: 'one', price: undefined, options }] }
  const costs = (total: number, changes: object) => {
    const people = [{ ref: 'ola', choices: { fee: 'full' } }]
    const then = [
      pay('2024-05-01T11:00:00', 20000, { state: 'confirmed' }),
      { at: '2024-05-03T09:00:00', do: 'change', people, expect: { total, to_pay: total - 20000 } },
    ]
    const registration = sample(['ola'], then)
    const chosen = registration.people.map((person) => ({ ...person, choices: { fee: 'party' } }))
    return differencesOf({ ...registration, people: chosen }, { definition: { ...passes, changes } })
  }

  test('costs the difference of today, or its full price if the organiser chooses that', async () => {
    expect(await costs(50000, {})).toEqual([])
    expect(await costs(60000, { exchange: 'full' })).toEqual([])
  })
})

import { expect, test } from 'vitest'
import { cancel, clock, definition, onRealDatabase, pay, sample } from './canoe-trip.ts'

/** A participant who stays does not become overdue because another has resigned, on the real database. */
const differencesOf = onRealDatabase()
const strict = { ...definition, unpaid: { later: 'cancel' } }

test('a family that has paid its deposit is not cancelled when its adult resigns', async () => {
  const [fee] = definition.items
  const price = [{ when: { fact: 'age', atMost: 17 }, amount: 10000 }, { amount: 20000 }]
  const family = {
    ...{ ...strict, ask: { birthDate: 'required', sex: 'no' }, items: [{ ...fee, price }] },
    adjustments: [
      {
        id: 'cap',
        name: 'Rodzina',
        items: ['fee'],
        effect: { kind: 'cap', amount: 20000, per: 'registration' },
      },
    ],
    refunds: [{ kept: { deposit: true } }],
  }
  const then = [
    pay('2024-05-02T09:00:00', 5000, { state: 'rest to pay' }),
    cancel(
      '2024-05-10T10:00:00',
      {
        ...{ remaining_total: 20000, kept: 0, to_pay: 15000 },
        due: [{ amount: 15000, until: '2024-05-25' }],
      },
      'ala',
    ),
    clock('2024-05-12T10:00:00', { state: 'rest to pay' }),
    pay('2024-05-25T23:00:00', 15000, { state: 'confirmed' }),
  ]
  const born = { ala: '1990-01-01', bob: '2012-01-01', cela: '2014-01-01' }
  const people = Object.entries(born).map(([ref, birth_date]) => ({
    ...{ ref, first_name: ref, last_name: 'Nowak', birth_date },
  }))
  const registration = { ...sample([], then), by: { who: 'ala' }, people }
  const expectation = { result: 'accepted', total: 20000 }
  expect(await differencesOf({ ...registration, expect: expectation }, { definition: family })).toEqual([])
})

test('the sum retained for a resignation is not taken from parts whose day is over', async () => {
  const parts = [
    { name: 'I', amount: { fixed: 6000 }, due: { on: '2024-05-05' } },
    { name: 'II', amount: { fixed: 10000 }, due: { on: '2024-05-08' } },
    { name: 'Reszta', amount: 'rest', due: { on: '2024-05-25' } },
  ]
  const plans = [{ id: 'parts', name: 'Raty', parts }]
  const then = [
    pay('2024-05-02T09:00:00', 16000),
    cancel('2024-05-10T10:00:00', { remaining_total: 40000, kept: 0, to_pay: 24000 }, 'bob'),
    clock('2024-05-12T10:00:00', { state: 'rest to pay' }),
  ]
  expect(
    await differencesOf(sample(['ala', 'bob', 'cela'], then), { definition: { ...strict, plans } }),
  ).toEqual([])
})

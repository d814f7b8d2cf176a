import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { Case } from '../../tools/cases/case-file.ts'
import { playCase } from '../../tools/cases/run-case.ts'
import { createTestDatabase, type TestDatabase } from '../../tools/cases/scenario.ts'

/** What a later step needs to know of earlier orders and retained sums, on the real database. */

let testDatabase: TestDatabase
beforeAll(async () => {
  testDatabase = await createTestDatabase(inject('cluster').url)
})
afterAll(() => testDatabase[Symbol.asyncDispose]())

const fee = {
  ...{ id: 'fee', name: 'Udział', category: 'participation', legalKind: 'participation' },
  ...{ per: 'person', choose: 'always', price: 10000 },
}
const EVENT = {
  ...{ schemaVersion: 3, title: 'Zlot', kind: 'other', dates: { start: '2024-06-01', end: '2024-06-03' } },
  ...{ ask: { birthDate: 'no', sex: 'no' }, items: [fee] },
}
const part = (due: object) => [{ name: 'Całość', amount: 'rest', due }]

async function differences(more: object, people: readonly string[], then: readonly object[]) {
  const registration = {
    ...{ id: 'S1', at: '2024-04-01T10:00:00', by: { who: people[0] } },
    people: people.map((ref) => ({ ref, first_name: ref, last_name: 'Nowak' })),
    ...{ expect: { result: 'accepted', total: people.length * 10000 }, then },
  }
  const file: Case = {
    ...{ id: 'zlot', title: '', definition: { ...EVENT, ...more } },
    ...{ reads: {}, pools: {}, words: {}, roles: {}, given: {}, registrations: [registration] },
  }
  const [verdict] = await playCase(file, async () => testDatabase)
  return verdict?.differences
}
const at = (day: string) => `2024-${day}T12:00:00`

test('an approval follows the terms of the channel of the order, not of the approving person', async () => {
  const plans = [
    {
      ...{ id: 'desk', name: 'W biurze', when: { fact: 'channel', is: 'office' } },
      parts: part({ days: 0, after: 'registration' }),
    },
    { id: 'net', name: 'Przelew', parts: part({ days: 14, after: 'registration' }) },
  ]
  const approvals = [{ id: 'all', name: 'Zgoda', when: { fact: 'people', atLeast: 1 }, payment: 'after' }]
  expect(
    await differences(
      { plans, approvals },
      ['ola'],
      [{ at: at('04-05'), do: 'approve', expect: { due: [{ amount: 10000, until: '2024-04-19' }] } }],
    ),
  ).toEqual([])
})

test('the rest of parts due on one day may be stated as one sum or in parts', async () => {
  const parts = [
    { name: 'Zaliczka', amount: { perPerson: 4000 }, due: { days: 5, after: 'registration' }, deposit: true },
    { name: 'Reszta', amount: 'rest', due: { on: '2024-04-06' } },
  ]
  const of = (due: object) => ({ at: at('04-02'), do: 'pay', amount: 1000, expect: { due } })
  const plans = [{ id: 'parts', name: 'Raty', parts }]
  expect(await differences({ plans }, ['ola'], [of({ '2024-04-06': 9000 })])).toEqual([])
  const split = [2000, 7000].map((amount) => ({ amount, until: '2024-04-06' }))
  expect(await differences({ plans }, ['ola'], [of(split)])).toEqual([])
})

test('a sum retained once per registration is retained once, however many resign one after another', async () => {
  const refunds = [{ kept: { amount: 3000, per: 'registration' } }]
  expect(
    await differences(
      { refunds },
      ['ola', 'jan', 'ewa'],
      [
        { at: at('04-02'), do: 'pay', amount: 30000 },
        { at: at('04-03'), do: 'cancel', who: 'ewa', expect: { refund: 7000, kept: 3000 } },
        { at: at('04-04'), do: 'cancel', who: 'jan', expect: { refund: 10000, kept: 0 } },
      ],
    ),
  ).toEqual([])
})

test('the deposit of a family is retained only when the whole family resigns, in turn or together', async () => {
  const parts = [
    { name: 'Zaliczka', amount: { fixed: 5000 }, due: { on: '2024-04-10' }, deposit: true },
    { name: 'Reszta', amount: 'rest', due: { on: '2024-05-10' } },
  ]
  const refunds = [{ whole: true, kept: { deposit: true } }, {}]
  expect(
    await differences(
      { plans: [{ id: 'parts', name: 'Raty', parts }], refunds },
      ['ola', 'jan', 'ewa'],
      [
        { at: at('04-02'), do: 'pay', amount: 30000 },
        { at: at('04-03'), do: 'cancel', who: 'ewa', expect: { refund: 10000, kept: 0 } },
        { at: at('04-04'), do: 'cancel', who: ['ola', 'jan'], expect: { refund: 15000, kept: 5000 } },
      ],
    ),
  ).toEqual([])
})

test('a part added by a change may end it too, though everything was paid before', async () => {
  const tent = {
    ...{ id: 'tent', name: 'Namiot', category: 'lodging', legalKind: 'dated-service' },
    ...{ per: 'person', choose: 'optional', price: 3000 },
  }
  const plan = {
    ...{ id: 'parts', name: 'Raty' },
    parts: [
      { name: 'Zaliczka', amount: { perPerson: 5000 }, due: { on: '2024-04-10' } },
      { name: 'Reszta', amount: 'rest', due: { on: '2024-05-10' } },
    ],
  }
  const more = { items: [fee, tent], plans: [plan], unpaid: { later: 'cancel' } }
  expect(
    await differences(
      more,
      ['ola'],
      [
        { at: at('04-02'), do: 'pay', amount: 10000, expect: { state: 'confirmed' } },
        {
          at: at('04-20'),
          do: 'change',
          people: [{ ref: 'ola', choices: { tent: true } }],
          expect: { to_pay: 3000 },
        },
        { at: at('05-10'), do: 'clock', expect: { state: 'rest to pay' } },
        { at: at('05-11'), do: 'clock', expect: { state: 'cancelled_unpaid' } },
      ],
    ),
  ).toEqual([])
})

test('a fee is due as for a registration made now: a paid registration does not lose its place for it', async () => {
  const terms = {
    ...{
      unpaid: { later: 'cancel', graceHours: 24 },
      fees: { change: [{ amount: 700 }], transfer: [{ amount: 900 }] },
    },
    plans: [{ id: 'net', name: 'Przelew', parts: part({ days: 3, after: 'registration' }) }],
    questions: [{ id: 'diet', of: 'person', type: 'checkbox', label: 'Dieta' }],
  }
  const paid = { at: at('04-02'), do: 'pay', amount: 10000, expect: { state: 'confirmed' } }
  const diet = [{ ref: 'ola', diet: true }]
  const changed = { at: at('05-10'), do: 'change', people: diet }
  const owed = { state: 'rest to pay', fee: 700, due: { '2024-05-13': 700 } }
  const pay = { at: at('05-12'), do: 'pay', amount: 700, expect: { state: 'confirmed', to_pay: 0 } }
  expect(await differences(terms, ['ola'], [paid, { ...changed, expect: owed }, pay])).toEqual([])
  // Without its payment the place is lost after its day and the grace, as with any later part.
  const late = { at: at('05-15'), do: 'clock', expect: { state: 'cancelled' } }
  expect(await differences(terms, ['ola'], [paid, changed, late])).toEqual([])
  const given = {
    at: at('05-10'),
    do: 'hand_over',
    who: 'ola',
    to: { ref: 'nina', first_name: 'Nina', last_name: 'Lis' },
  }
  const taken = { state: 'rest to pay', fee: 900, due: { '2024-05-13': 900 } }
  expect(await differences(terms, ['ola'], [paid, { ...given, expect: taken }])).toEqual([])
})

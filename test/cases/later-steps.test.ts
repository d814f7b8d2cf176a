import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { Case } from '../../scripts/cases/case-file.ts'
import { playCase } from '../../scripts/cases/run-case.ts'
import { type Ground, openGround } from '../../scripts/cases/steps-ground.ts'

/** What a later step has to know of what was ordered and kept before it, on the real database. */

let ground: Ground
beforeAll(async () => {
  ground = await openGround(inject('cluster').url)
})
afterAll(() => ground[Symbol.asyncDispose]())

const fee = {
  ...{ id: 'fee', name: 'Udział', category: 'participation', legalKind: 'participation' },
  ...{ per: 'person', choose: 'always', price: 10000 },
}
const EVENT = {
  ...{ schemaVersion: 2, title: 'Zlot', kind: 'other', dates: { start: '2024-06-01', end: '2024-06-03' } },
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
  const [verdict] = await playCase(file, async () => ground)
  return verdict?.differences
}
const at = (day: string) => `2024-${day}T12:00:00`

test('an approval goes by the terms of the channel of the order, not of who approves', async () => {
  const plans = [
    {
      ...{ id: 'desk', name: 'W biurze', when: { fact: 'channel', is: 'office' } },
      parts: part({ daysAfterRegistration: 0 }),
    },
    { id: 'net', name: 'Przelew', parts: part({ daysAfterRegistration: 14 }) },
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

test('what is left of parts of one day is told by one sum, or by any parts of it', async () => {
  const parts = [
    { name: 'Zaliczka', amount: { perPerson: 4000 }, due: { daysAfterRegistration: 5 }, deposit: true },
    { name: 'Reszta', amount: 'rest', due: { on: '2024-04-06' } },
  ]
  const of = (due: object) => ({ at: at('04-02'), do: 'pay', amount: 1000, expect: { due } })
  const plans = [{ id: 'parts', name: 'Raty', parts }]
  expect(await differences({ plans }, ['ola'], [of({ '2024-04-06': 9000 })])).toEqual([])
  const split = [2000, 7000].map((amount) => ({ amount, until: '2024-04-06' }))
  expect(await differences({ plans }, ['ola'], [of(split)])).toEqual([])
})

test('what is kept once for a registration is kept once, however many resign one after another', async () => {
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

test('a deposit of a family stays only when all of it resigns, one after another or together', async () => {
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

test('a part that a change has added may end it too, though all was paid before', async () => {
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

test('a fee is due when it would be for who registers now: nobody who has paid loses the place for it', async () => {
  const terms = {
    ...{
      unpaid: { later: 'cancel', graceHours: 24 },
      fees: { change: [{ amount: 700 }], transfer: [{ amount: 900 }] },
    },
    plans: [{ id: 'net', name: 'Przelew', parts: part({ daysAfterRegistration: 3 }) }],
    questions: [{ id: 'diet', of: 'person', type: 'checkbox', label: 'Dieta' }],
  }
  const paid = { at: at('04-02'), do: 'pay', amount: 10000, expect: { state: 'confirmed' } }
  const diet = [{ ref: 'ola', diet: true }]
  const changed = { at: at('05-10'), do: 'change', people: diet }
  const owed = { state: 'rest to pay', fee: 700, due: { '2024-05-13': 700 } }
  const pay = { at: at('05-12'), do: 'pay', amount: 700, expect: { state: 'confirmed', to_pay: 0 } }
  expect(await differences(terms, ['ola'], [paid, { ...changed, expect: owed }, pay])).toEqual([])
  // Who does not pay it loses the place after its day and the grace, as with any later part.
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

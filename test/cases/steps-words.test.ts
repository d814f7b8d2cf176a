import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { playCase } from '../../tools/cases/run-case.ts'
import { createTestDatabase, type TestDatabase } from '../../tools/cases/scenario.ts'
import { vocabularySchema } from '../../tools/cases/vocabulary.ts'

/** Who requests a step and whom it concerns, as people write it. */
let testDatabase: TestDatabase
beforeAll(async () => {
  testDatabase = await createTestDatabase(inject('cluster').url)
})
afterAll(() => testDatabase[Symbol.asyncDispose]())

/** 100 zł a head and 20 zł for a supper; half is retained, a change costs 10 zł, the registrant needs approval. */
const item = { category: 'other', legalKind: 'dated-service', per: 'person' }
const definition = {
  ...{ schemaVersion: 3, title: 'Zlot', kind: 'other', dates: { start: '2026-10-01', end: '2026-10-03' } },
  ask: { birthDate: 'no', sex: 'no' },
  types: [
    { id: 'guest', name: 'Gość' },
    { id: 'medic', name: 'Medyk' },
  ],
  items: [
    { ...item, id: 'fee', name: 'Udział', category: 'participation', choose: 'always', price: 10000 },
    { ...item, id: 'supper', name: 'Kolacja', choose: 'optional', price: 2000 },
  ],
  approvals: [{ id: 'medic', name: 'Medyk', when: { fact: 'type', is: 'medic' } }],
  fees: { change: [{ amount: 1000 }] },
  refunds: [{ kept: { percent: 50 } }],
}
const person = (ref: string, type = 'guest') => ({ ref, type, first_name: ref, last_name: 'Nowak' })

async function differencesOf(
  people: readonly object[],
  then: readonly object[],
  outcome: object = {},
  more: object = {},
) {
  const registration = {
    ...{ id: 'S1', at: '2026-05-01T10:00:00', by: 'ola', people, then },
    expect: { result: 'accepted', ...outcome },
  }
  const file = {
    id: 'zlot',
    title: '',
    definition: { ...definition, ...more },
    registrations: [registration],
  }
  const [verdict] = await playCase({ ...vocabularySchema.parse({}), ...file }, async () => testDatabase)
  return verdict?.differences
}

test('the organiser is the staff, who pay no fee for a change; others act as the registrant', async () => {
  const then = [
    { at: '2026-05-01T11:00:00', do: 'pay', amount: '20000' },
    {
      at: '2026-05-02 10:00',
      do: 'change',
      who: 'jan',
      choices: { supper: 'yes' },
      by: 'organiser',
      expect: { total: 22000, to_pay: 2000 },
    },
    {
      at: '2026-05-03 10:00',
      do: 'change',
      who: ['ola'],
      choices: { supper: true },
      by: 'ola',
      expect: { to_pay: 5000 },
    },
  ]
  expect(await differencesOf([person('ola'), person('jan')], then)).toEqual([])
  const stranger = { at: '2026-05-03T10:00:00', do: 'cancel', by: 'eva' }
  expect(await differencesOf([person('ola')], [stranger])).toEqual([
    "the steps broke off: by: 'eva' is neither 'registrant' nor 'staff'",
  ])
  const unknown = { at: '2026-05-03T10:00:00', do: 'change', who: 'eva', choices: { supper: true } }
  expect(await differencesOf([person('ola')], [unknown])).toEqual([
    "the steps broke off: nobody is called 'eva': ola",
  ])
})

test('while approval is pending nothing is due, and all waiting people are decided on at once', async () => {
  const medics = [person('ola', 'medic'), person('jan', 'medic'), person('iga')]
  const waits = { state: 'waiting for approval', due: [] }
  const approve = (who: unknown, by?: string) => [
    { at: '2026-05-02T10:00:00', do: 'approve', who, by, expect: { state: 'awaiting payment' } },
  ]
  const clock = { at: '2026-05-01T11:00:00', do: 'clock', expect: waits }
  expect(await differencesOf(medics, [clock, ...approve(['jan', 'ola'], 'office')], waits)).toEqual([])
  expect(await differencesOf(medics, approve('ola'))).toEqual([
    'the steps broke off: the staff decide on the whole registration at once, and jan would be left: name all who wait, or none',
  ])
  expect(await differencesOf(medics, approve('iga'))).toEqual([
    'the steps broke off: iga does not wait for approval',
  ])
  expect(await differencesOf(medics, approve(null, 'ola'))).toEqual([
    "the steps broke off: only the staff do this, not 'ola'",
  ])
  expect(await differencesOf([person('ola')], [], { due: [] })).toEqual([
    'due: expected nothing, got 10000 until 2026-05-04',
  ])
})

test('payments, retained sums and refunds', async () => {
  const over = [
    { at: '2026-05-01T11:00:00', do: 'pay', amount: 12000, expect: { paid: 12000, refund: 2000, to_pay: 0 } },
    {
      at: '2026-05-02T11:00:00',
      do: 'change',
      who: 'ola',
      choices: { supper: true },
      expect: { paid: 12000, refund: 0, to_pay: 1000, kept: 0 },
    },
    { at: '2026-05-02T12:00:00', do: 'pay', amount: 1000, expect: { paid: 13000, to_pay: 0 } },
    {
      at: '2026-05-03T11:00:00',
      do: 'cancel',
      expect: { refund: 6000, kept: 6000, paid: 13000, state: 'cancelled' },
    },
    {
      at: '2026-05-04T11:00:00',
      do: 'cancel',
      expect: { refund: 0, kept: 0, paid: 7000, state: 'cancelled' },
    },
  ]
  expect(await differencesOf([person('ola')], over)).toEqual([])
  const without = [
    { at: '2026-05-01T11:00:00', do: 'pay', amount: 10000 },
    { at: '2026-09-30T11:00:00', do: 'cancel', expect: { refund: 10000, kept: 0, paid: 10000 } },
  ]
  expect(await differencesOf([person('ola')], without, {}, { refunds: [] })).toEqual([])
  const late = [
    { at: '2026-05-06T11:00:00', do: 'clock', expect: { state: 'cancelled_unpaid', due: [] } },
    { at: '2026-05-07T11:00:00', do: 'pay', amount: 10000, expect: { state: 'confirmed', total: 10000 } },
  ]
  expect(await differencesOf([person('ola')], late)).toEqual([])
  const staff = [
    { at: '2026-05-01T11:00:00', do: 'pay', amount: 10000 },
    { at: '2026-05-02T11:00:00', do: 'cancel', by: 'staff', expect: { refund: 5000, kept: 5000 } },
  ]
  expect(await differencesOf([person('ola')], staff)).toEqual([])
})

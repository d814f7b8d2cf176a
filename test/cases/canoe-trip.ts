import { afterAll, beforeAll, inject } from 'vitest'
import { playCase } from '../../tools/cases/run-case.ts'
import { createTestDatabase, type TestDatabase } from '../../tools/cases/scenario.ts'

/** 200 zł a head, 50 zł of it in advance; resigning costs 20 zł by 10 May, half by 20 May, later everything. */
export const definition = {
  schemaVersion: 3,
  title: 'Spływ',
  kind: 'camp',
  dates: { start: '2024-06-01', end: '2024-06-03' },
  ask: { birthDate: 'no', sex: 'no' },
  items: [
    {
      ...{ id: 'fee', name: 'Udział', category: 'participation', legalKind: 'participation' },
      ...{ per: 'person', choose: 'always', price: 20000, claims: [{ pool: 'boats' }] },
    },
  ],
  pools: [{ id: 'boats', name: 'Miejsca w kajakach', capacity: 4, refusal: 'event_full' }],
  plans: [
    {
      id: 'parts',
      name: 'Dwie części',
      parts: [
        { name: 'Zaliczka', amount: { perPerson: 5000 }, due: { on: '2024-05-05' }, deposit: true },
        { name: 'Reszta', amount: 'rest', due: { on: '2024-05-25' } },
      ],
    },
  ],
  refunds: [
    { until: { on: '2024-05-10' }, kept: { amount: 2000 } },
    { until: { on: '2024-05-20' }, kept: { percent: 50 } },
  ],
}

/** Registers these people on 1 May without a payment, and then runs the steps. */
export function sample(people: readonly string[], then: readonly object[], given?: object) {
  const total = people.length * 20000
  return {
    ...{ id: 'S1', at: '2024-05-01T10:00:00', by: { who: people[0] } },
    people: people.map((ref) => ({ ref, first_name: ref, last_name: 'Nowak' })),
    ...(given ? { given } : {}),
    expect: { result: 'accepted', total },
    then,
  }
}

/**
 * Opens the real database for the tests of a file. Returns a function that runs a sample there and returns how its
 * result differs from the expected one; `more` replaces parts of the case file.
 */
export function onRealDatabase() {
  let testDatabase: TestDatabase
  beforeAll(async () => {
    testDatabase = await createTestDatabase(inject('cluster').url)
  })
  afterAll(() => testDatabase[Symbol.asyncDispose]())
  return async (registration: ReturnType<typeof sample>, more: object = {}) => {
    const file = {
      ...{ id: 'splyw', title: '', definition, reads: {}, pools: {}, words: {}, roles: {} },
      given: { taken: { takenOf: ['boats'] } },
      registrations: [registration],
      ...more,
    }
    const [verdict] = await playCase(file, async () => testDatabase)
    return verdict?.differences
  }
}

export const pay = (at: string, amount: number, expect: object = {}) => ({ at, do: 'pay', amount, expect })
export const cancel = (at: string, expect: object, who?: unknown) => ({ at, do: 'cancel', expect, who })
export const clock = (at: string, expect: object) => ({ at, do: 'clock', expect })

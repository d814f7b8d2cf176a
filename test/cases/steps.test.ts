import { readdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { type Case, readCase } from '../../scripts/cases/case-file.ts'
import { playCase } from '../../scripts/cases/run-case.ts'
import { type Ground, openGround } from '../../scripts/cases/steps-ground.ts'

const HOME = fileURLToPath(new URL('../../cases', import.meta.url))
const files = (await readdir(HOME)).filter((file) => file.endsWith('.json'))

let ground: Ground
beforeAll(async () => {
  ground = await openGround(inject('cluster').url)
})
afterAll(() => ground[Symbol.asyncDispose]())

const play = (file: Case) => playCase(file, async () => ground)

test.each(files)('%s: what happens after a registration comes out as published', async (name) => {
  const file = await readCase(`${HOME}/${name}`, HOME)
  const later = file.registrations.filter((each) => each.then !== undefined)
  for (const { registration, differences } of await play({ ...file, registrations: later }))
    expect([registration, ...differences]).toEqual([registration])
})

/** 200 zł a head, 50 zł of it in advance; who resigns by 10 May loses 20 zł, by 20 May the half, later everything. */
const definition = {
  schemaVersion: 2,
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

function sample(people: readonly string[], then: readonly object[], given?: object) {
  const total = people.length * 20000
  return {
    ...{ id: 'S1', at: '2024-05-01T10:00:00', by: { who: people[0] } },
    people: people.map((ref) => ({ ref, first_name: ref, last_name: 'Nowak' })),
    ...(given ? { given } : {}),
    expect: { result: 'accepted', total },
    then,
  }
}

async function differencesOf(registration: ReturnType<typeof sample>, more: object = {}) {
  const [verdict] = await play({
    ...{
      id: 'splyw',
      title: '',
      definition: { ...definition, ...more },
      reads: {},
      pools: {},
      words: {},
      roles: {},
    },
    given: { taken: { takenOf: ['boats'] } },
    registrations: [registration],
    ...more,
  })
  return verdict?.differences
}

const pay = (at: string, amount: number, expect: object = {}) => ({ at, do: 'pay', amount, expect })
const cancel = (at: string, expect: object, who?: unknown) => ({ at, do: 'cancel', expect, who })
const clock = (at: string, expect: object) => ({ at, do: 'clock', expect })

describe('steps', () => {
  test('a deposit, the rest, and what is due after each', async () => {
    const then = [
      pay('2024-05-02T09:00:00', 10000, {
        state: 'awaits payment',
        paid: 10000,
        to_pay: 30000,
        due: [{ what: 'rest', amount: 30000, until: '2024-05-25' }],
      }),
      pay('2024-05-24T09:00:00', 30000, { state: 'paid', to_pay: 0, due: [], remaining_total: 40000 }),
    ]
    expect(await differencesOf(sample(['ola', 'jan'], then))).toEqual([])
  })

  test('money in any parts, also less than the deposit and more than all', async () => {
    const then = [
      pay('2024-05-02T09:00:00', 3000, { state: 'awaiting_payment', to_pay: 17000 }),
      pay('2024-05-02T09:00:00', 2000, { state: 'awaits payment', to_pay: 15000 }),
      pay('2024-05-03T09:00:00', 15500, { state: 'confirmed', refund: 500 }),
      cancel('2024-05-10T23:59:59', { refund: 18500, kept: 2000, remaining_total: 0, state: 'cancelled' }),
    ]
    expect(await differencesOf(sample(['ola'], then))).toEqual([])
  })

  test('some resign one after another, each by the rule of the day; the last one with the whole', async () => {
    const then = [
      pay('2024-05-02T09:00:00', 80000),
      cancel(
        '2024-05-10T23:59:59',
        { refund: 36000, remaining_total: 40000, released: [{ pool: 'boats', places: 2 }] },
        ['jan', 'ewa'],
      ),
      cancel('2024-05-11T00:00:00', { refund: 10000, remaining_total: 20000 }, 'ola'),
      cancel('2024-05-21T00:00:00', { refund: 0, remaining_total: 0 }, ['adam']),
    ]
    expect(await differencesOf(sample(['ola', 'jan', 'ewa', 'adam'], then))).toEqual([])
  })

  test('the last second of the time to pay, and the first one after it', async () => {
    const released = [{ pool: 'Miejsca w kajakach', seats: 2 }]
    const then = [
      clock('2024-05-05T23:59:59', { state: 'awaits payment', released: [] }),
      clock('2024-05-06T00:00:00', { state: 'cancelled_unpaid', released, remaining_total: 0 }),
    ]
    expect(await differencesOf(sample(['ola', 'jan'], then))).toEqual([])
  })

  test('after the last day the grace runs, and where staff decide nothing ends by itself', async () => {
    const grace = [
      clock('2024-05-07T23:59:59', { state: 'awaits payment' }),
      clock('2024-05-08T00:00:00', { state: 'cancelled_unpaid' }),
    ]
    const more = (unpaid: object) => ({ definition: { ...definition, unpaid } })
    expect(await differencesOf(sample(['ola'], grace), more({ graceHours: 48 }))).toEqual([])
    const staff = [clock('2024-06-30T12:00:00', { state: 'awaits payment', to_pay: 20000 })]
    expect(await differencesOf(sample(['ola'], staff), more({ outcome: 'staff' }))).toEqual([])
  })

  test('money that comes too late revives the registration where there is room', async () => {
    const then = [pay('2024-05-07T12:00:00', 20000, { state: 'paid', to_pay: 0 })]
    expect(await differencesOf(sample(['ola'], then))).toEqual([])
  })

  test('places that are given are taken by others', async () => {
    const then = [
      clock('2024-05-06T00:00:00', { released: [{ pool: 'boats', places: 1 }] }),
      clock('2024-05-07T00:00:00', { state: 'cancelled_unpaid' }),
    ]
    expect(await differencesOf(sample(['ola'], then, { taken: 3 }))).toEqual([])
    const full = await differencesOf(sample(['ola'], then, { taken: 4 }))
    expect(full).toEqual([
      'result: expected accepted, got refused',
      'the steps broke off: registration_refused',
    ])
  })

  test('the organiser calls the event off: everything goes back, whatever the rules keep', async () => {
    const then = [
      pay('2024-05-02T09:00:00', 40000),
      cancel('2024-05-15T09:00:00', { refund: 10000, kept: 10000 }, 'jan'),
      {
        ...{ at: '2024-05-30T09:00:00', do: 'organiser_cancels_event' },
        expect: { refund: 20000, kept: 0, state: 'cancelled', released: [{ pool: 'boats', places: 1 }] },
      },
    ]
    expect(await differencesOf(sample(['ola', 'jan'], then))).toEqual([])
  })
})

describe('a step notices', () => {
  const paid = pay('2024-05-02T09:00:00', 20000)
  const gone = (expect: object) => sample(['ola'], [paid, cancel('2024-05-15T09:00:00', expect)])

  test('every number that differs by a grosz, with the step', async () => {
    expect(
      await differencesOf(gone({ refund: 10001, kept: 9999, remaining_total: 1, paid: 0, to_pay: 5 })),
    ).toEqual([
      'step 2 (cancel): refund: expected 10001, got 10000',
      'step 2 (cancel): kept: expected 9999, got 10000',
      'step 2 (cancel): remaining_total: expected 1, got 0',
      'step 2 (cancel): paid: expected 0, got 20000',
      'step 2 (cancel): to_pay: expected 5, got 0',
    ])
  })

  test('another state, another place, another day', async () => {
    expect(await differencesOf(gone({ state: 'cancelled_unpaid' }))).toEqual([
      'step 2 (cancel): state: expected cancelled_unpaid, got cancelled, 0 to pay',
    ])
    expect(await differencesOf(gone({ state: 'gone' }))).toHaveLength(1)
    expect(await differencesOf(gone({ released: [{ pool: 'boats', places: 2 }] }))).toEqual([
      "step 2 (cancel): released: 2 of 'boats' not among 1 of boats",
    ])
    const due = [{ amount: 15000, until: '2024-05-26' }]
    expect(await differencesOf(sample(['ola'], [pay('2024-05-02T09:00:00', 5000, { due })]))).toEqual([
      'step 1 (pay): due: expected 15000 until 2024-05-26, got 15000 until 2024-05-25',
    ])
  })

  test('what it does not understand', async () => {
    expect(await differencesOf(gone({ refunds: 1 }))).toEqual([
      'the steps broke off: step 2 is not understood: expect: Unrecognized key: "refunds"',
    ])
    expect(await differencesOf(sample(['ola'], [cancel('2024-05-15T09:00:00', {}, 'iga')]))).toEqual([
      "the steps broke off: nobody who takes part is called 'iga'",
    ])
  })
})

import { mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { type Case, readCase } from '../../scripts/cases/case-file.ts'
import { playCase } from '../../scripts/cases/run-case.ts'
import { type Ground, openGround } from '../../scripts/cases/steps-ground.ts'

const HOME = fileURLToPath(new URL('../../cases', import.meta.url))
const examples = (await readdir(`${HOME}/examples`)).map((file) => `examples/${file}`)
const files = [...(await readdir(HOME)), ...examples].filter((file) => file.endsWith('.json'))

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

test('the whole case file of the documentation comes out as it says', async () => {
  const text = await readFile(new URL('../../docs/event-definition.md', import.meta.url), 'utf8')
  const [, json = ''] = [...text.matchAll(/```json\n(.*?)```/gs)].at(-1) ?? []
  const path = join(await mkdtemp(join(tmpdir(), 'case-')), 'case.json')
  await writeFile(path, json)
  const verdicts = await play(await readCase(path, HOME))
  expect(verdicts.map(({ registration, differences }) => [registration, ...differences])).toEqual([['S1']])
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
      'the steps broke off: the registration is refused: event_full boats: Brak miejsc na to wydarzenie.',
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
      "the steps broke off: nobody is called 'iga': ola",
    ])
  })
})

describe('a step is as strict as its words', () => {
  const deposit = (state: string) => sample(['ola'], [pay('2024-05-02T09:00:00', 5000, { state })])

  test('what has a rest to pay awaits payment, and is not yet wholly confirmed', async () => {
    expect(await differencesOf(deposit('awaits payment'))).toEqual([])
    expect(await differencesOf(deposit('rest to pay'))).toEqual([])
    for (const state of ['confirmed', 'paid', 'awaiting_payment'])
      expect(await differencesOf(deposit(state))).toEqual([
        `step 1 (pay): state: expected ${state}, got rest to pay, 15000 to pay`,
      ])
  })

  test('a pool that there is not releases nothing', async () => {
    const released = [{ pool: 'boots', places: 1 }]
    const then = [clock('2024-05-06T00:00:00', { released })]
    expect(await differencesOf(sample(['ola'], then))).toEqual([
      "step 1 (clock): released: no pool is called 'boots': boats",
    ])
    const byName = [clock('2024-05-06T00:00:00', { released: { boats: 1 } })]
    expect(await differencesOf(sample(['ola'], byName))).toEqual([])
  })

  test('no step is earlier than what it follows', async () => {
    const [early, late] = ['2024-04-30T10:00:00', '2024-05-03T10:00:00']
    expect(await differencesOf(sample(['ola'], [pay(early, 5000)]))).toEqual([
      `the steps broke off: step 1 (pay): ${early} is earlier than the registration, 2024-05-01T10:00:00`,
    ])
    expect(await differencesOf(sample(['ola'], [pay(late, 5000), clock('2024-05-02T10:00:00', {})]))).toEqual(
      [`the steps broke off: step 2 (clock): 2024-05-02T10:00:00 is earlier than step 1, ${late}`],
    )
  })
})

describe('a step that is refused', () => {
  const two = {
    definition: { ...definition, peoplePerRegistration: { min: 2, max: 4 } },
  }
  const resigned = (expect: object, then: object[] = []) =>
    sample(['ola', 'jan'], [cancel('2024-05-02T09:00:00', expect, 'jan'), ...then])

  test('says by which code and why, and nothing follows it', async () => {
    const after = [clock('2024-05-06T00:00:00', { state: 'confirmed' })]
    expect(await differencesOf(resigned({}, after), two)).toEqual([
      'step 1 (cancel): result: expected accepted, got refused: group_too_small people: W jednym zgłoszeniu potrzeba co najmniej: 2 osoby.',
    ])
  })

  test('may be expected, with codes and people, and changes nothing', async () => {
    const then = [clock('2024-05-06T00:00:00', { state: 'cancelled_unpaid', released: { boats: 2 } })]
    const expected = { result: 'rejected', problems: ['group_too_small'], remaining_total: 40000, refund: 0 }
    expect(await differencesOf(resigned(expected, then), two)).toEqual([])
    expect(await differencesOf(resigned({ problems: [{ code: 'closed', who: 'ola' }] }), two)).toEqual([
      'step 1 (cancel): problems: expected closed (ola), got group_too_small people: W jednym zgłoszeniu potrzeba co najmniej: 2 osoby.',
    ])
    expect(await differencesOf(resigned(expected))).toEqual([
      'step 1 (cancel): result: expected refused, got accepted',
      'step 1 (cancel): remaining_total: expected 40000, got 20000',
    ])
  })
})

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

  test('takes what is chosen, gives it back, and lets somebody join', async () => {
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

  test('names what cannot be read', async () => {
    const wrong = change('2024-05-03T09:00:00', { people: [{ ref: 'ola', choices: { tnet: 'yes' } }] }, {})
    const [difference] = (await differencesOf(sample(['ola'], [wrong]), camp)) ?? []
    expect(difference).toContain("the steps broke off: the definition has no item 'tnet'")
  })
})

describe('approval', () => {
  const approvals = [{ id: 'all', name: 'Kadra', when: { fact: 'isRegistrant', is: true }, payment: 'after' }]
  const asked = { definition: { ...definition, approvals } }
  const decide = (what: string, at: string, expect: object) => ({ at, do: what, expect })

  test('is given, and then it is paid', async () => {
    const then = [
      decide('approve', '2024-05-02T09:00:00', { state: 'awaits payment', to_pay: 20000 }),
      pay('2024-05-03T09:00:00', 20000, { state: 'confirmed' }),
      decide('refuse', '2024-05-03T10:00:00', { result: 'rejected', problems: ['not_changeable'] }),
    ]
    expect(await differencesOf(sample(['ola'], then), asked)).toEqual([])
  })

  test('is refused: three days are left to change it, then it ends', async () => {
    const then = [
      decide('refuse', '2024-05-02T09:00:00', { state: 'awaits approval' }),
      clock('2024-05-05T09:00:00', { state: 'awaits approval' }),
      clock('2024-05-05T09:00:01', { state: 'cancelled', released: { boats: 1 } }),
    ]
    expect(await differencesOf(sample(['ola'], then), asked)).toEqual([])
  })
})

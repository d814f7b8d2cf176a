import { describe, expect, test } from 'vitest'
import type { EventDefinitionInput } from '../event/definition/definition.ts'
import { compiled, context, item, problemTexts, quoteOf } from './quote.fixture.ts'

type Plans = NonNullable<EventDefinitionInput['plans']>
type Due = Plans[number]['parts'][number]['due']

const rest = (due: Due) => [{ name: 'Reszta', amount: 'rest' as const, due }]
const duesOf = (
  part: Partial<EventDefinitionInput>,
  rest: Record<string, unknown> = {},
  now = '2026-06-10T12:00:00',
) =>
  quoteOf(compiled({ items: [item({ price: 50000 })], ...part }), [{}], rest, context(now)).due.map(
    ({ name, amount, until }) => `${name} ${amount} ${until}`,
  )

describe('deadlines', () => {
  const until = (due: Due, now?: string) =>
    duesOf({ plans: [{ id: 'p', name: 'P', parts: rest(due) }] }, {}, now)[0]
      ?.split(' ')
      .at(-1)

  test('a number of days before the first day, to the end of that day', () => {
    expect(until({ days: 14, before: 'start' })).toBe('2026-07-22T23:59:59')
    expect(until({ days: 0, before: 'start' })).toBe('2026-08-05T23:59:59')
  })

  test('working days before it: not on a weekend', () => {
    // The event begins on Wednesday 5 August; the third working day before it is Friday 31 July.
    expect(until({ workingDays: 3, before: 'start' })).toBe('2026-07-31T23:59:59')
  })

  test('working days after registration: Corpus Christi and the weekend do not count', () => {
    // Registered on Wednesday 3 June 2026; Thursday is Corpus Christi.
    expect(until({ workingDays: 2, after: 'registration' }, '2026-06-03T10:00:00')).toBe(
      '2026-06-08T23:59:59',
    )
  })

  test('before a first day that is not known yet there is no day', () => {
    const plans = [{ id: 'p', name: 'P', parts: rest({ days: 14, before: 'start' }) }]
    expect(duesOf({ dates: { start: null, end: null }, plans })).toEqual(['Reszta 50000 null'])
  })
})

describe('several payment plans', () => {
  const plans: Plans = [
    {
      id: 'clergy',
      name: 'Księża',
      when: { fact: 'channel', is: 'office' },
      parts: rest({ on: '2026-08-01' }),
    },
    { id: 'whole', name: 'Całość', parts: rest({ on: '2026-07-01' }) },
    {
      id: 'parts',
      name: 'Raty',
      parts: [
        { name: 'Rata 1', amount: { percent: 33.3 }, due: { on: '2026-06-20' } },
        { name: 'Rata 2', amount: { percent: 33.3 }, due: { on: '2026-07-20' } },
        ...rest({ days: 1, before: 'start' }),
      ],
    },
  ]

  test('the first that is offered counts when nothing is chosen', () => {
    expect(duesOf({ plans })).toEqual(['Reszta 50000 2026-07-01T23:59:59'])
  })

  test('the chosen one counts; parts are rounded to the grosz and add up', () => {
    expect(duesOf({ plans }, { plan: 'parts' })).toEqual([
      'Rata 1 16650 2026-06-20T23:59:59',
      'Rata 2 16650 2026-07-20T23:59:59',
      'Reszta 16700 2026-08-04T23:59:59',
    ])
  })

  test('a plan that is not offered or not known is refused, and the first one counts', () => {
    const event = compiled({ items: [item({ price: 50000 })], plans })
    for (const plan of ['clergy', 'other']) {
      const result = quoteOf(event, [{}], { plan })
      expect(problemTexts(result)).toEqual(['no_such_option - plan'])
      expect(result.due).toEqual([{ name: 'Reszta', amount: 50000, until: '2026-08-01T23:59:59' }])
    }
  })

  test('a price may depend on the payment plan', () => {
    const event = compiled({
      items: [item({ price: 50000 })],
      plans,
      adjustments: [
        {
          id: 'once',
          name: 'Całość od razu',
          items: ['fee'],
          when: { fact: 'plan', is: 'whole' },
          effect: { kind: 'percent-off', percent: 5 },
        },
      ],
    })
    expect(quoteOf(event, [{}], { plan: 'whole' }).total).toBe(47500)
    expect(quoteOf(event, [{}], { plan: 'parts' }).total).toBe(50000)
  })
})

test('percentages leave donations out, the last part takes them', () => {
  const items = [
    item({ price: 50000 }),
    item({ id: 'gift', name: 'Ofiara', category: 'donation', legalKind: 'donation', choose: 'amount' }),
  ]
  const plans: Plans = [
    {
      id: 'p',
      name: 'P',
      parts: [
        { name: 'Zaliczka', amount: { percent: 20 }, due: { on: '2026-06-20' } },
        ...rest({ on: null }),
      ],
    },
  ]
  const { due, total } = quoteOf(compiled({ items, plans }), [{ choices: { gift: 3000 } }])
  expect(total).toBe(53000)
  expect(due.map(({ amount }) => amount)).toEqual([10000, 43000])
})

test('amounts paid on the spot are shown, but neither in the total nor due', () => {
  const items = [
    item({ price: 50000 }),
    item({ id: 'tax', name: 'Opłata klimatyczna', price: 300, paid: 'on-site' }),
  ]
  const { due, total, onSite, lines } = quoteOf(compiled({ items }), [{}, {}])
  expect([total, onSite]).toEqual([100000, 600])
  expect(lines.map((line) => line.onSite)).toEqual([false, true, false, true])
  expect(due.map(({ amount }) => amount)).toEqual([100000])
})

describe('approvals', () => {
  const event = (payment?: 'after' | 'at-once') =>
    compiled({
      types: [
        { id: 'medic', name: 'Medyk' },
        { id: 'guest', name: 'Gość' },
      ],
      items: [item({ price: 50000 })],
      approvals: [
        {
          id: 'medics',
          name: 'Służba medyczna',
          when: { fact: 'type', is: 'medic' },
          ...(payment === undefined ? {} : { payment }),
        },
      ],
    })
  const people = [{ type: 'guest' }, { type: 'medic' }]

  test('a person who waits is informed, and no term runs until then', () => {
    const { approvals, due, problems } = quoteOf(event(), people)
    expect(approvals).toEqual([{ approval: 'medics', name: 'Służba medyczna', person: 'b' }])
    expect(due).toEqual([{ name: 'Całość', amount: 100000, until: null }])
    expect(problems).toEqual([])
  })

  test('payment may start at once', () => {
    expect(quoteOf(event('at-once'), people).due[0]?.until).toBe('2026-06-13T23:59:59')
  })

  test('people whom it does not concern do not wait', () => {
    expect(quoteOf(event(), [{ type: 'guest' }]).approvals).toEqual([])
  })
})

describe('carers', () => {
  const event = compiled({
    carers: {
      for: { fact: 'age', atMost: 17 },
      may: { fact: 'age', atLeast: 18 },
      most: 2,
    },
  })
  const CHILD = { birthDate: '2015-01-01' }
  const ask = (carers: Record<string, string>, people = [{}, CHILD, CHILD, CHILD]) =>
    problemTexts(quoteOf(event, people, { carers }))

  test('each child names one', () => {
    expect(ask({ b: 'a', c: 'a' })).toEqual(['field_missing d carer'])
  })
  test('the carer belongs to this registration, is eligible, and is not the child itself', () => {
    expect(ask({ b: 'a', c: 'b', d: 'z' })).toEqual(['not_eligible c carer', 'no_such_option d carer'])
    expect(ask({ b: 'b' }, [{}, CHILD])).toEqual(['not_eligible b carer'])
  })
  test('no carer looks after more than two', () => {
    const result = quoteOf(event, [{}, CHILD, CHILD, CHILD], { carers: { b: 'a', c: 'a', d: 'a' } })
    expect(problemTexts(result)).toEqual(['limit_per_person a carer'])
    expect(result.problems[0]?.params).toEqual({ most: 2, wards: 3 })
  })
  test('a person who needs none is not asked, named or not', () => {
    expect(ask({ a: 'z' }, [{}])).toEqual([])
  })
})

describe('equal parts of what is left', () => {
  const equal = { amount: 'equal' as const }
  const parts = [
    { name: 'Zaliczka', amount: { fixed: 50000 }, due: { on: '2026-06-20' } },
    { name: 'Rata 1', ...equal, due: { on: '2026-06-30' } },
    { name: 'Rata 2', ...equal, due: { on: '2026-07-10' } },
    { name: 'Rata 3', amount: 'rest' as const, due: { on: '2026-07-20' } },
  ]
  const shares = (price: number, each = parts) =>
    quoteOf(compiled({ items: [item({ price })], plans: [{ id: 'p', name: 'P', parts: each }] }), [
      {},
    ]).due.map(({ amount }) => amount)

  test('after a deposit: the groszy that do not divide are in the last one', () => {
    expect(shares(195000)).toEqual([50000, 48333, 48333, 48334])
  })
  test('all of them', () => {
    expect(shares(100000, parts.slice(1))).toEqual([33333, 33333, 33334])
  })
  test('nothing is left after the deposit: there are none', () => {
    expect(shares(40000)).toEqual([40000])
  })
})

describe('an order without a chosen plan', () => {
  const plans: Plans = [
    { id: 'once', name: 'Od razu', parts: rest({ days: 3, after: 'registration' }) },
    { id: 'later', name: 'Później', parts: rest({ days: 30, after: 'registration' }) },
  ]
  const cheaper = [{ when: { fact: 'plan', is: 'once' }, amount: 11000 }, { amount: 12000 }]
  const event = compiled({ items: [item({ price: cheaper })], plans })

  test('uses the first plan, at the price of that plan', () => {
    expect(quoteOf(event, [{}]).total).toBe(11000)
    expect(quoteOf(event, [{}], { plan: 'once' }).total).toBe(11000)
    expect(quoteOf(event, [{}], { plan: 'later' }).total).toBe(12000)
  })
})

import { describe, expect, test } from 'vitest'
import { compileDefinition } from '../quote/compile.ts'
import { compiled, item, problemTexts, quoteOf } from '../quote/quote.fixture.ts'
import { publicView } from './public-view.ts'

const secret = { fact: 'code', is: 'Kostka' }
const rest = (on: string | null) => ({ name: 'Reszta', amount: 'rest' as const, due: { on } })
const { definition } = compiled({
  windows: [{ closes: '2026-06-01T00:00:00' }, { name: 'Dla zaproszonych', when: secret }],
  types: [{ id: 'guest', name: 'Gość', when: { not: secret } }],
  groups: [{ id: 'red', name: 'Czerwona', claims: [{ pool: 'seats', when: secret }, { pool: 'seats' }] }],
  questions: [{ id: 'q', of: 'person', type: 'text', label: 'Od kogo zaproszenie', when: secret }],
  items: [
    item({ price: [{ when: secret, amount: 5000 }, { amount: 10000 }] }),
    item({ id: 'gift', choose: 'optional', when: secret }),
    item({
      id: 'coach',
      choose: 'optional',
      options: [
        { id: 'far', name: 'Daleko', price: [{ when: { all: [secret] }, amount: 0 }, { amount: 6000 }] },
      ],
    }),
  ],
  adjustments: [
    {
      id: 'half',
      name: 'Kod',
      items: ['fee'],
      when: { any: [secret] },
      effect: { kind: 'percent-off', percent: 50 },
    },
  ],
  pools: [{ id: 'seats', name: 'Miejsca', capacity: 9, refusal: 'event_full' }],
  requirements: [
    {
      id: 'password',
      of: 'registration',
      must: secret,
      code: 'invite_only',
      where: 'code',
      message: 'Hasło.',
    },
  ],
  statements: [{ id: 's', version: 1, text: 'Zaproszenie.', required: true, when: secret }],
  plans: [
    {
      id: 'whole',
      name: 'Płatność',
      parts: [
        { name: 'Zaliczka', when: secret, amount: { fixed: 1000 }, due: { on: '2026-07-01' } },
        {
          name: 'Rata',
          amount: { perPerson: [{ when: secret, amount: 1 }, { amount: 2 }] },
          due: { on: '2026-07-02' },
        },
        { name: 'Reszta', amount: 'rest', due: { on: '2026-07-15' } },
      ],
    },
  ],
  claims: [{ pool: 'seats', when: secret }],
})

describe('the public view', () => {
  const view = publicView(definition)

  test('contains no password, regardless of the rule that names it', () => {
    expect(JSON.stringify(definition).match(/Kostka/g)).toHaveLength(13)
    expect(JSON.stringify(view)).not.toContain('Kostka')
  })

  test('includes a field for it', () => {
    expect(view.asksCode).toBe(true)
    expect(publicView(compiled({ items: [item()] }).definition).asksCode).toBe(false)
  })

  test('quotes without it: nothing more is refused, the full price applies', () => {
    const result = quoteOf(compileDefinition(view), [
      { type: 'guest', group: 'red', choices: { coach: 'far' } },
    ])
    expect(problemTexts(result)).toEqual([])
    expect(result.total).toBe(16000)
  })
})

describe('a rule that depends on a code by facts of the organiser’s own', () => {
  const { definition: event } = compiled({
    types: [
      { id: 'member', name: 'Członek' },
      { id: 'guest', name: 'Gość' },
    ],
    facts: [
      {
        id: 'circle',
        name: 'Krąg',
        kind: 'class',
        values: [
          { id: 'friend', name: 'Przyjaciel', when: secret },
          { id: 'other', name: 'Inni', when: { fact: 'type', is: 'guest' } },
        ],
      },
      { id: 'friends', name: 'Przyjaciele', kind: 'count', when: { fact: 'own.circle', is: 'friend' } },
      { id: 'both', name: 'Razem', kind: 'sum', of: ['own.friends', 'people'] },
    ],
    items: [
      item({
        price: {
          by: ['own.circle', 'type'],
          amounts: { friend: { member: 1000, guest: 2000 }, other: { member: null, guest: 9000 } },
        },
      }),
      item({
        id: 'bus',
        price: [
          {
            when: { fact: 'own.circle', is: 'friend' },
            amount: 0,
            each: { amount: 100, of: 'own.friends' },
          },
          { when: { fact: 'type', is: 'guest' }, amount: 700 },
        ],
      }),
    ],
    adjustments: [
      { id: 'f', name: 'F', items: ['bus'], effect: { kind: 'free-for-each', of: 'own.both', each: 3 } },
    ],
    carers: { for: secret, may: { fact: 'age', atLeast: 18 }, most: 3 },
    requirements: [
      {
        id: 'r',
        of: 'registration',
        must: { fact: 'own.friends', atLeast: 1 },
        code: 'invite_only',
        message: 'Tylko przyjaciele.',
      },
    ],
  })
  const whole = compileDefinition(event)
  const view = compileDefinition(publicView(event))
  const amounts = (part: typeof view, people: Record<string, unknown>[], code: string | null) =>
    quoteOf(part, people, { code }).lines.map(({ item: id, amount }) => `${id} ${amount}`)

  test('is priced as without a code', () => {
    const guest = [{ type: 'guest' }]
    expect(amounts(whole, guest, null)).toEqual(['fee 9000', 'bus 700'])
    expect(amounts(view, guest, null)).toEqual(['fee 9000', 'bus 700'])
    expect(amounts(whole, guest, 'Kostka')).toEqual(['fee 2000', 'bus 100'])
    expect(amounts(view, guest, 'Kostka')).toEqual(['fee 9000', 'bus 700'])
  })

  test('refuses no one whom the code would admit', () => {
    expect(problemTexts(quoteOf(whole, [{ type: 'member' }]))).toEqual([
      'not_eligible a fee',
      'not_eligible a bus',
      'invite_only - -',
    ])
    expect(problemTexts(quoteOf(view, [{ type: 'member' }]))).toEqual([])
    expect(amounts(view, [{ type: 'member' }], 'Kostka')).toEqual(['fee 9000', 'bus 0'])
  })

  test('names no code', () => {
    expect(JSON.stringify(view.definition)).not.toContain('Kostka')
  })
})

test('a fee from which a code exempts refuses no one who knows it, even without a price for them', () => {
  const { definition: event } = compiled({
    items: [item({ when: { not: secret }, price: [{ when: { fact: 'age', atMost: 6 }, amount: 500 }] })],
  })
  expect(problemTexts(quoteOf(compileDefinition(event), [{}], { code: 'Kostka' }))).toEqual([])
  expect(problemTexts(quoteOf(compileDefinition(publicView(event)), [{}], { code: 'Kostka' }))).toEqual([])
})

describe('an item that a code opens', () => {
  const { definition: event } = compiled({
    items: [
      item({ price: 100 }),
      item({
        id: 'gift',
        name: 'Upominek',
        choose: 'one',
        when: secret,
        options: [{ id: 'mug', name: 'Kubek' }],
      }),
      item({ id: 'tax', when: { not: secret }, price: 30 }),
    ],
    questions: [
      { id: 'who', of: 'person', type: 'text', label: 'Od kogo', required: true, when: { any: [secret] } },
    ],
    plans: [
      { id: 'later', name: 'Później', when: secret, parts: [rest(null)] },
      { id: 'now', name: 'Teraz', parts: [rest('2026-07-01')] },
    ],
  })
  const view = compileDefinition(publicView(event))
  const ask = (rest: Record<string, unknown>, choices = {}) => {
    const result = quoteOf(view, [{ choices }], rest)
    return [result.total, ...problemTexts(result)]
  }

  test('is hidden from a person who has typed no code', () => {
    expect(ask({})).toEqual([130])
    expect(ask({ plan: 'later' })).toEqual([130, 'no_such_option - plan'])
    expect(ask({}, { gift: 'mug' })).toEqual([130, 'not_eligible a gift'])
  })

  test('is offered to a person who has typed some code, and required of no one: the code may be wrong', () => {
    expect(ask({ code: 'Kostka', plan: 'later' }, { gift: 'mug' })).toEqual([130])
    expect(ask({ code: 'zgaduję' })).toEqual([130])
  })
})

test('a refund rule that a code decides is hidden from everyone', () => {
  const refunds = [{ name: 'Zaproszeni', when: secret }, { kept: { amount: 1000 } }]
  const seen = publicView(compiled({ refunds }).definition).refunds
  expect(seen.map(({ kept }) => kept.amount)).toEqual([1000])
  expect(JSON.stringify(seen)).not.toContain('Zaproszeni')
})

test('an event without codes is visible as a whole', () => {
  const { definition: open } = compiled({ items: [item({ price: 100 })], groups: [{ id: 'a', name: 'A' }] })
  expect(publicView(open)).toEqual({ ...open, asksCode: false })
})

import { describe, expect, test } from 'vitest'
import { type HandOver, handedOver } from '../registration/hand-over.ts'
import type { Agreed } from './agreed.ts'
import { deductInOrder } from './agreed-discounts.ts'
import { moreThanGiven } from './problems-of-hand-over.ts'
import { compiled, context, draft, item, problemTexts } from './quote.fixture.ts'
import { quote } from './quote.ts'
import { quoteHandOver } from './quote-hand-over.ts'

type Event = ReturnType<typeof compiled>
type People = Parameters<typeof draft>[0]

const THEN = '2026-02-01T12:00:00'
const NOW = '2026-06-10T12:00:00'

/** What was agreed in February, for less if `off` is given. */
function agreedOf(event: Event, people: People, rest: Record<string, unknown> = {}, off = 0): Agreed {
  const wanted = draft(people, rest)
  const { total, lines, due } = quote(event, wanted, context(THEN))
  const then = {
    registeredAt: Temporal.PlainDateTime.from(THEN),
    pricedAt: Temporal.PlainDateTime.from(THEN),
  }
  return {
    draft: wanted,
    total: total - off,
    lines: deductInOrder(lines, off),
    due,
    ...then,
    channel: 'online',
  }
}

function give(
  event: Event,
  agreed: Agreed,
  to: Record<string, unknown>,
  part: Partial<HandOver> = {},
  facts = {},
) {
  const [successor] = draft([{ ref: 'iga', firstName: 'Iga', ...to }]).people
  if (successor === undefined) throw new Error('Nobody takes the place over.')
  const handOver: HandOver = { giver: 'ewa', successor, registrant: 'successor', statements: [], ...part }
  const wanted = { handOver, draft: handedOver(agreed.draft, handOver) }
  return quoteHandOver(event, agreed, wanted, context(NOW, facts))
}

const CHILD = { birthDate: '2016-01-01' }
const EWA = { ref: 'ewa' }
const isChild = { fact: 'age', atMost: 12 }

describe('the price', () => {
  const early = compiled({
    items: [
      item({
        price: [
          { when: isChild, amount: 4_000 },
          { when: { fact: 'day', atMost: '2026-03-31' }, amount: 8_000 },
          { amount: 10_000 },
        ],
      }),
    ],
  })

  test('an early price stays with the place', () => {
    expect(give(early, agreedOf(early, [EWA]), {})).toMatchObject({ total: 8_000, problems: [] })
  })

  test('the successor pays by age: dearer for a child, cheaper for an adult', () => {
    expect(give(early, agreedOf(early, [EWA]), CHILD).total).toBe(4_000)
    const child = agreedOf(early, [{ ...EWA, ...CHILD }, { ref: 'jan' }], { registeredBy: 'jan' })
    const priced = give(early, child, {})
    expect(priced.total).toBe(16_000)
    expect(priced.lines.map(({ person, amount }) => [person, amount])).toEqual([
      ['iga', 8_000],
      ['jan', 8_000],
    ])
    expect(priced.pricedAt.toString()).toBe(THEN.slice(0, 19))
  })

  test('a discount that was agreed stays the same', () => {
    expect(give(early, agreedOf(early, [EWA], {}, 1_500), {}).total).toBe(6_500)
  })
})

describe('the time to choose', () => {
  const shut = compiled({
    windows: [{ closes: '2026-03-31T23:59:59' }],
    items: [
      item({ price: 5_000 }),
      item({
        ...{ id: 'course', choose: 'one', category: 'other' },
        options: [
          { id: 'a', name: 'A', windows: [{ closes: '2026-04-30T23:59:59' }] },
          { id: 'b', name: 'B', windows: [{ closes: '2026-04-30T23:59:59' }] },
          { id: 'c', name: 'C', windows: [{ closes: '2026-07-31T23:59:59' }] },
        ],
      }),
    ],
    pools: [{ id: 'places', name: 'Miejsca', capacity: 1, refusal: 'event_full' }],
    claims: [{ pool: 'places' }],
  })
  const agreed = agreedOf(shut, [{ ...EWA, choices: { course: 'a' } }])

  test('held choices may be taken over when registration is closed and the event is full', () => {
    expect(
      problemTexts(give(shut, agreed, { choices: { course: 'a' } }, {}, { free: { places: 1 } })),
    ).toEqual([])
  })

  test('another option requires an open window today', () => {
    expect(problemTexts(give(shut, agreed, { choices: { course: 'b' } }))).toEqual(['closed iga course'])
    expect(problemTexts(give(shut, agreed, { choices: { course: 'c' } }))).toEqual([])
  })

  test('a time rule that the giver would not meet today either does not apply', () => {
    const ruled = compiled({
      items: [item({ price: 5_000 })],
      requirements: [
        {
          ...{ id: 'early', of: 'person', code: 'closed', where: 'fee', message: 'Za późno.' },
          must: { fact: 'day', atMost: '2026-03-31' },
        },
      ],
    })
    expect(problemTexts(give(ruled, agreedOf(ruled, [EWA]), {}))).toEqual([])
  })
})

describe('who may take over a place', () => {
  const strict = compiled({
    ages: { from: 10 },
    items: [item({ price: 5_000 })],
    requirements: [
      {
        ...{ id: 'guardian', of: 'person', code: 'guardian_must_register' },
        when: { fact: 'ageNow', atMost: 17 },
        ...{ must: { fact: 'registrantIsAdult', is: true }, message: 'Dziecko zapisuje opiekun.' },
      },
    ],
    statements: [
      { id: 'rules', version: 1, text: 'Znam zasady.', required: true },
      { id: 'minor', version: 1, text: 'Zgoda.', required: true, when: { fact: 'age', atMost: 17 } },
    ],
  })
  const agreed = agreedOf(strict, [EWA, { ref: 'ola', birthDate: '2012-01-01' }], {
    statements: ['rules', 'minor'],
  })

  test('all problems of the successor are reported at once', () => {
    expect(problemTexts(give(strict, agreed, { birthDate: '2017-01-01' }))).toEqual([
      'too_young iga birthDate',
      'guardian_must_register iga -',
      'guardian_must_register ola -',
      'statement_missing iga rules',
      'statement_missing iga minor',
    ])
  })

  test('statements of others are not asked again, and count for no one else', () => {
    expect(problemTexts(give(strict, agreed, {}, { statements: ['rules'] }))).toEqual([])
    expect(problemTexts(give(strict, agreed, {}))).toEqual(['statement_missing iga rules'])
  })

  test('a statement that the registration accepts once stays accepted, and is asked when it begins to apply', () => {
    const once = compiled({
      items: [item({ price: 5_000 })],
      statements: [
        {
          ...{ id: 'standards', version: 1, text: 'Standardy.', required: true, once: true },
          when: { fact: 'minors', atLeast: 1 },
        },
      ],
    })
    const family = agreedOf(once, [EWA, { ref: 'ola', birthDate: '2012-01-01' }], {
      statements: ['standards'],
    })
    expect(problemTexts(give(once, family, { birthDate: '2013-01-01' }))).toEqual([])
    const adult = agreedOf(once, [EWA])
    expect(problemTexts(give(once, adult, {}))).toEqual([])
    expect(problemTexts(give(once, adult, { birthDate: '2013-01-01' }))).toEqual([
      'statement_missing - standards',
    ])
    expect(
      problemTexts(give(once, adult, { birthDate: '2013-01-01' }, { statements: ['standards'] })),
    ).toEqual([])
  })

  test('a successor who has come of age since needs no guardian, and a minor needs one today', () => {
    const grown = { birthDate: '2008-04-01' }
    expect(problemTexts(give(strict, agreed, grown, { statements: ['rules', 'minor'] }))).toEqual([])
    const young = { birthDate: '2008-07-01' }
    expect(problemTexts(give(strict, agreed, young, { statements: ['rules', 'minor'] }))).toEqual([
      'guardian_must_register iga -',
      'guardian_must_register ola -',
    ])
  })
})

test('additions beyond the place require a change: items, pieces; required choices do not', () => {
  const event = compiled({
    items: [
      item({ price: 100 }),
      item({ id: 'coach', choose: 'optional', category: 'transport' }),
      item({ id: 'mugs', choose: 'quantity', max: 5, category: 'merchandise' }),
      item({
        ...{ id: 'days', choose: 'any', category: 'other' },
        options: [
          { id: 'mon', name: 'Pon' },
          { id: 'tue', name: 'Wt' },
        ],
      }),
      item({ id: 'size', choose: 'one', category: 'other', options: [{ id: 's', name: 'S' }] }),
      item({ id: 'gift', choose: 'amount', category: 'donation', legalKind: 'donation' }),
    ],
  })
  const agreed = draft([{ ref: 'ewa', choices: { mugs: 2, days: ['mon'] } }])
  const more = (choices: Record<string, unknown>) => {
    const [successor] = draft([{ ref: 'iga', choices }]).people
    return successor && moreThanGiven(event, agreed, { giver: 'ewa', successor })
  }
  expect(more({ mugs: 2, days: ['tue'], size: 's', gift: 500 })).toEqual([])
  expect(more({})).toEqual([])
  expect(more({ coach: true, mugs: 3, days: ['mon', 'tue'] })).toEqual(['coach', 'mugs', 'days'])
})

test('a deposit that the successor increases after its day is due as for a new registration', () => {
  const amount = { perPerson: [{ when: isChild, amount: 0 }, { amount: 2_000 }] }
  const event = compiled({
    items: [item({ price: 10_000 })],
    plans: [
      {
        ...{ id: 'parts', name: 'Części' },
        parts: [
          { name: 'Zaliczka', amount, due: { days: 7, after: 'registration' } },
          { name: 'Reszta', amount: 'rest', due: { on: '2026-07-15' } },
        ],
      },
    ],
  })
  const agreed = agreedOf(event, [{ ...EWA, ...CHILD }, { ref: 'jan' }], { registeredBy: 'jan' })
  expect(give(event, agreed, {}).due).toEqual([
    { name: 'Zaliczka', amount: 4_000, until: '2026-06-17T23:59:59' },
    { name: 'Reszta', amount: 16_000, until: '2026-07-15T23:59:59' },
  ])
})

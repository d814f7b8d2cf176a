import { expect, test } from 'vitest'
import type { EventDefinitionInput } from '../event/definition/definition.ts'
import { compiled, context, draft, item } from '../quote/quote.fixture.ts'
import { quote } from '../quote/quote.ts'
import { retainedBy } from './refund-terms.ts'

const at = (text: string) => Temporal.PlainDateTime.from(text)
const term = (id: string, start: string) => ({ id, name: id, dates: { start, end: start } })
const weeks = item({
  ...{ id: 'weeks', choose: 'any', price: 40000 },
  options: [term('i', '2026-07-01'), term('ii', '2026-08-10')],
})

interface RetentionCase {
  readonly people: readonly Record<string, unknown>[]
  readonly now: string
  readonly leaving?: readonly string[]
  readonly falls?: readonly number[]
}

function kept(part: Omit<Partial<EventDefinitionInput>, 'schemaVersion'>, options: RetentionCase) {
  const definition = compiled({ items: [weeks], ...part })
  const asked = draft(options.people)
  const { lines, total } = quote(definition, asked, context('2026-06-01T12:00:00'))
  const then = at('2026-06-01T12:00:00')
  return retainedBy(definition, {
    ...{ draft: asked, lines, paid: total, now: at(options.now), pricedAt: then, registeredAt: then },
    ...{ channel: 'online', leaving: options.leaving ? new Set(options.leaving) : 'all' },
    falls: options.falls,
  })
}

const both = [{ choices: { weeks: ['i', 'ii'] } }]
const tiers: EventDefinitionInput['refunds'] = [
  { until: { days: 14, before: 'start' }, kept: { amount: 5000 } },
  { kept: { amount: 9000 } },
]

test('a person who leaves two terms pays the handling fee of one person, by the dearest rule that runs', () => {
  expect(kept({ refunds: tiers }, { people: both, now: '2026-06-10T12:00:00' })?.amount).toBe(5000)
  const later = kept({ refunds: tiers }, { people: both, now: '2026-06-25T12:00:00' })
  expect(later?.reasons.filter(({ amount }) => amount > 0)).toEqual([
    { code: 'rule', rule: null, until: null, amount: 9000 },
  ])
  const two = [...both, { choices: { weeks: ['ii'] } }]
  expect(kept({ refunds: tiers }, { people: two, now: '2026-06-10T12:00:00' })?.amount).toBe(10000)
})

test('a sum of each term is retained for each, also for one that is given up alone', () => {
  const refunds: EventDefinitionInput['refunds'] = [{ kept: { amount: 3000, per: 'term' } }]
  expect(kept({ refunds }, { people: both, now: '2026-06-10T12:00:00' })?.amount).toBe(6000)
  const falls = [0, 40000]
  expect(kept({ refunds }, { people: both, now: '2026-06-10T12:00:00', leaving: [], falls })?.amount).toBe(
    3000,
  )
  const ofPerson: EventDefinitionInput['refunds'] = [{ kept: { amount: 3000 } }]
  const given = { people: both, now: '2026-06-10T12:00:00', leaving: [], falls }
  expect(kept({ refunds: ofPerson }, given)?.amount).toBe(0)
})

test('a percentage is rounded once for all who leave together', () => {
  const plans: EventDefinitionInput['plans'] = [
    {
      ...{ id: 'p', name: 'P' },
      parts: [
        {
          name: 'Zadatek',
          amount: { fixed: 100000 },
          due: { days: 5, after: 'registration' },
          deposit: true,
        },
        { name: 'Reszta', amount: 'rest', due: { on: '2026-07-15' } },
      ],
    },
  ]
  const refunds: EventDefinitionInput['refunds'] = [
    { kept: { percent: 50, of: 'price-less-deposit', deposit: true } },
  ]
  const event = { items: [item({ price: 100000 })], plans, refunds }
  const options = { people: [{}, {}, {}], now: '2026-07-01T12:00:00' }
  expect(kept(event, options)?.amount).toBe(200000)
  // Of 100000 − 33333 and of 100000 − 33334 half each: 33333,5 and 33333.
  expect(kept(event, { ...options, leaving: ['a'] })?.amount).toBe(66667)
})

test('for a person who leaves no more is retained than the price drops; for one who stays no sum for leaving', () => {
  const people = [{}, {}]
  const half = { items: [item({ price: 10000 })], refunds: [{ kept: { percent: 50, amount: 1000 } }] }
  const options = { people, now: '2026-06-10T12:00:00' }
  expect(kept(half, { ...options, leaving: ['b'], falls: [0, 10000] })?.amount).toBe(6000)
  expect(kept(half, { ...options, leaving: ['b'], falls: [0, 4000] })?.amount).toBe(4000)
  expect(kept(half, { ...options, leaving: ['b'], falls: [0, 7000] })?.amount).toBe(6000)
  expect(kept(half, { ...options, leaving: ['b'], falls: [0, 0] })?.amount).toBe(0)
  expect(kept(half, { ...options, leaving: [], falls: [6000, 0] })?.amount).toBe(3000)
  const named = { ...half, refunds: [{ items: ['fee'], kept: { amount: 1000 } }] }
  expect(kept(named, { ...options, leaving: [], falls: [6000, 0] })?.amount).toBe(1000)
  expect(kept(named, { ...options, leaving: [], falls: [600, 0] })?.amount).toBe(600)
})

test('when no rule runs any more, the whole reduction is retained', () => {
  const over = { items: [item({ price: 10000 })], refunds: [{ until: { on: '2026-06-01' } }] }
  const options = { people: [{}], now: '2026-06-10T12:00:00', leaving: [] }
  expect(kept(over, { ...options, falls: [6000] })?.amount).toBe(6000)
  expect(kept(over, { ...options, falls: [0] })).toEqual({ amount: 0, reasons: [] })
})

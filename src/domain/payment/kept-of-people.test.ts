import { expect, test } from 'vitest'
import type { EventDefinitionInput } from '../event/definition.ts'
import { compiled, context, draft, item } from '../quote/quote.fixture.ts'
import { quote } from '../quote/quote.ts'
import { keptBy } from './refund-terms.ts'

const at = (text: string) => Temporal.PlainDateTime.from(text)
const term = (id: string, start: string) => ({ id, name: id, dates: { start, end: start } })
const weeks = item({
  ...{ id: 'weeks', choose: 'any', price: 40000 },
  options: [term('i', '2026-07-01'), term('ii', '2026-08-10')],
})

interface Said {
  readonly people: readonly Record<string, unknown>[]
  readonly now: string
  readonly leaving?: readonly string[]
  readonly falls?: readonly number[]
}

function kept(part: Omit<Partial<EventDefinitionInput>, 'schemaVersion'>, said: Said) {
  const definition = compiled({ items: [weeks], ...part })
  const asked = draft(said.people)
  const { lines, total } = quote(definition, asked, context('2026-06-01T12:00:00'))
  const then = at('2026-06-01T12:00:00')
  return keptBy(definition, {
    ...{ draft: asked, lines, paid: total, now: at(said.now), pricedAt: then, registeredAt: then },
    ...{ channel: 'online', leaving: said.leaving ? new Set(said.leaving) : 'all' },
    falls: said.falls,
  })
}

const both = [{ choices: { weeks: ['i', 'ii'] } }]
const tiers: EventDefinitionInput['refunds'] = [
  { until: { daysBefore: 14 }, kept: { amount: 5000 } },
  { kept: { amount: 9000 } },
]

test('whoever leaves two terms pays the handling of one person, by the dearest rule that runs', () => {
  expect(kept({ refunds: tiers }, { people: both, now: '2026-06-10T12:00:00' })?.amount).toBe(5000)
  const later = kept({ refunds: tiers }, { people: both, now: '2026-06-25T12:00:00' })
  expect(later?.reasons.filter(({ amount }) => amount > 0)).toEqual([
    { code: 'rule', rule: null, until: null, amount: 9000 },
  ])
  const two = [...both, { choices: { weeks: ['ii'] } }]
  expect(kept({ refunds: tiers }, { people: two, now: '2026-06-10T12:00:00' })?.amount).toBe(10000)
})

test('a sum of each term is kept of each, also of one that is given back', () => {
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
        { name: 'Zadatek', amount: { fixed: 100000 }, due: { daysAfterRegistration: 5 }, deposit: true },
        { name: 'Reszta', amount: 'rest', due: { on: '2026-07-15' } },
      ],
    },
  ]
  const refunds: EventDefinitionInput['refunds'] = [
    { kept: { percent: 50, of: 'price-less-deposit', deposit: true } },
  ]
  const event = { items: [item({ price: 100000 })], plans, refunds }
  const said = { people: [{}, {}, {}], now: '2026-07-01T12:00:00' }
  expect(kept(event, said)?.amount).toBe(200000)
  // Of 100000 − 33333 and of 100000 − 33334 half each: 33333,5 and 33333.
  expect(kept(event, { ...said, leaving: ['a'] })?.amount).toBe(66667)
})

test('of who leaves no more is kept than the price becomes less by; of who stays no sum for leaving', () => {
  const people = [{}, {}]
  const half = { items: [item({ price: 10000 })], refunds: [{ kept: { percent: 50, amount: 1000 } }] }
  const said = { people, now: '2026-06-10T12:00:00' }
  expect(kept(half, { ...said, leaving: ['b'], falls: [0, 10000] })?.amount).toBe(6000)
  expect(kept(half, { ...said, leaving: ['b'], falls: [0, 4000] })?.amount).toBe(4000)
  expect(kept(half, { ...said, leaving: ['b'], falls: [0, 7000] })?.amount).toBe(6000)
  expect(kept(half, { ...said, leaving: ['b'], falls: [0, 0] })?.amount).toBe(0)
  expect(kept(half, { ...said, leaving: [], falls: [6000, 0] })?.amount).toBe(3000)
  const named = { ...half, refunds: [{ items: ['fee'], kept: { amount: 1000 } }] }
  expect(kept(named, { ...said, leaving: [], falls: [6000, 0] })?.amount).toBe(1000)
  expect(kept(named, { ...said, leaving: [], falls: [600, 0] })?.amount).toBe(600)
})

test('when no rule runs any more, all that became less is kept', () => {
  const over = { items: [item({ price: 10000 })], refunds: [{ until: { on: '2026-06-01' } }] }
  const said = { people: [{}], now: '2026-06-10T12:00:00', leaving: [] }
  expect(kept(over, { ...said, falls: [6000] })?.amount).toBe(6000)
  expect(kept(over, { ...said, falls: [0] })).toEqual({ amount: 0, reasons: [] })
})

import { describe, expect, test } from 'vitest'
import { fallsAway } from '../quote/falls-away.ts'
import { givenUp } from '../quote/given-up.ts'
import { compiled, context, draft, item } from '../quote/quote.fixture.ts'
import { quote } from '../quote/quote.ts'
import { untouchedOf } from '../quote/quote-change.ts'
import { kept, type Part } from './refund.fixture.ts'
import { keptBy } from './refund-terms.ts'

const NOW = '2026-06-10T12:00:00'
const THEN = '2026-06-01T12:00:00'
const at = (moment: string) => Temporal.PlainDateTime.from(moment)
type Drafted = Parameters<typeof draft>

/** What is kept of a change, where everything was paid. */
function keptOfChange(part: Part, before: Drafted, after: Drafted): number | undefined {
  const definition = compiled(part)
  const [agreed, changed] = [draft(...before), draft(...after)]
  const { lines, total } = quote(definition, agreed, context(THEN))
  const { lines: left } = quote(definition, changed, context(THEN))
  const staying = new Set(changed.people.map(({ ref }) => ref))
  return keptBy(definition, {
    ...{ draft: agreed, lines, paid: total, now: at(NOW), pricedAt: at(THEN), registeredAt: at(THEN) },
    channel: 'online',
    leaving: new Set(agreed.people.flatMap(({ ref }) => (staying.has(ref) ? [] : [ref]))),
    ...{ falls: fallsAway(lines, left), pieces: givenUp(definition, lines, left) },
    untouched: untouchedOf(agreed, changed),
  })?.amount
}

const parts = (...amounts: NonNullable<Part['plans']>[number]['parts']): Part['plans'] => [
  { id: 'p', name: 'P', parts: [...amounts, { name: 'Reszta', amount: 'rest', due: { on: '2026-07-15' } }] },
]
const soon = { due: { daysAfterRegistration: 5 } }
const deposit = { name: 'Zadatek', amount: { perPerson: 20_000 }, ...soon, deposit: true }
const fee = item({ id: 'fee', price: 100_000 })
const coach = item({ id: 'coach', category: 'transport', choose: 'optional', price: 10_000 })
const byCoach = [{ choices: { coach: true } }]

describe('money belongs first to what its part is for', () => {
  const refunds: Part['refunds'] = [{ items: ['coach'] }, { kept: { deposit: true } }]

  test('a deposit is for taking part, and not for what comes back by a rule of its own', () => {
    const part = { items: [fee, coach], refunds, plans: parts(deposit) }
    expect(kept(part, { now: NOW, people: byCoach })?.amount).toBe(20_000)
    expect(kept(part, { now: NOW, people: byCoach, paid: 20_000 })?.amount).toBe(20_000)
    const dear = { ...part, items: [{ ...fee, price: 15_000 }, coach] }
    expect(kept(dear, { now: NOW, people: byCoach })?.amount).toBe(15_000)
  })

  test('a percentage of some items is for these', () => {
    const ofCoach = { name: 'Autokar', amount: { percent: 100, items: ['coach'] }, ...soon }
    const half: Part['refunds'] = [{ items: ['coach'], kept: { percent: 50 } }, {}]
    const part = { items: [fee, coach], refunds: half, plans: parts(ofCoach) }
    expect(kept(part, { now: NOW, people: byCoach, paid: 10_000 })?.amount).toBe(5_000)
    expect(kept({ ...part, plans: parts() }, { now: NOW, people: byCoach, paid: 11_000 })?.amount).toBe(500)
  })

  test('of one part to what is due first: the first term, not a third of each', () => {
    const term = (id: string, start: string) => ({ id, name: id, dates: { start, end: start } })
    const terms = item({
      ...{ id: 'terms', choose: 'any', price: 115_000 },
      options: [term('i', '2026-06-05'), term('ii', '2026-09-01'), term('iii', '2026-11-01')],
    })
    const due = { name: 'Trymestr', amount: 'rest', due: { daysBefore: 1 } } as const
    const part: Part = {
      items: [terms],
      plans: [{ id: 'each', name: 'Trymestrami', per: 'term', parts: [due] }],
      refunds: [{ until: { daysBefore: 0 }, kept: { percent: 10 } }],
    }
    const people = [{ choices: { terms: ['i', 'ii', 'iii'] } }]
    // The first term has been: all that was paid for it is kept, and 10 % of what was paid for the next.
    expect(kept(part, { now: NOW, people, paid: 115_000 })?.amount).toBe(115_000)
    expect(kept(part, { now: NOW, people, paid: 230_000 })?.amount).toBe(126_500)
  })
})

describe('who stays', () => {
  test('and gives something up: what stays covers the deposit first', () => {
    const stay = item({ id: 'stay', category: 'lodging', choose: 'optional', price: 160_000 })
    const part: Part = {
      items: [fee, stay],
      plans: parts(deposit),
      refunds: [{ kept: { percent: 50, of: 'price-less-deposit', deposit: true } }],
    }
    const all: Drafted = [[{ choices: { stay: true } }]]
    expect(keptOfChange(part, all, [[{}]])).toBe(80_000)
    const small = { ...part, items: [{ ...fee, price: 5_000 }, stay] }
    // Of the deposit of 200 zł the fee of 50 zł covers a quarter: half of 1600 less 150 zł.
    expect(keptOfChange(small, all, [[{}]])).toBe(72_500)
  })

  const first: Part['adjustments'] = [
    {
      id: 'one',
      name: 'Pierwsze',
      items: ['fee'],
      effect: { off: 10_000 },
      when: { fact: 'own.nth', is: 1 },
    },
  ]
  const facts: Part['facts'] = [
    { id: 'nth', name: 'Które', kind: 'rank', among: { fact: 'age', atLeast: 0 } },
  ]
  const three: Drafted = [
    [{ birthDate: '2010-01-01' }, { birthDate: '2012-01-01' }, { birthDate: '2014-01-01' }],
  ]
  const two: Drafted = [
    [
      { ref: 'b', birthDate: '2012-01-01' },
      { ref: 'c', birthDate: '2014-01-01' },
    ],
  ]

  test('has not resigned from a reduction that passes on from who leaves', () => {
    const part = { items: [fee], facts, adjustments: first }
    expect(keptOfChange({ ...part, refunds: [{ kept: { percent: 10, of: 'price' } }] }, three, two)).toBe(
      9_000,
    )
    const until = { on: '2026-06-09' }
    expect(keptOfChange({ ...part, refunds: [{ until }] }, three, two)).toBe(100_000)
  })
})

describe('where heads are counted', () => {
  const scouts = item({ id: 'scouts', per: 'registration', choose: 'quantity', price: 95_000 })
  const lunch = item({
    ...{ id: 'lunch', category: 'meal', per: 'registration', choose: 'quantity', price: 3_000 },
  })
  const part = (refunds: Part['refunds'], plans = parts()): Part => ({
    ...{ attendance: 'headcount', items: [scouts, lunch], refunds, plans },
  })
  const of = (heads: number, meals: number): Drafted => [
    [],
    { choices: { scouts: heads, lunch: meals }, registrantRole: 'other' },
  ]

  test('a sum per person is kept of each who does not come, and of nobody else', () => {
    for (const refunds of [
      [{ kept: { amount: 20_000 } }],
      [{ items: ['scouts'], kept: { amount: 20_000 } }, {}],
    ]) {
      expect(keptOfChange(part(refunds), of(10, 0), of(9, 0))).toBe(20_000)
      expect(keptOfChange(part(refunds), of(10, 0), of(5, 0))).toBe(100_000)
    }
    expect(keptOfChange(part([{ kept: { amount: 20_000 } }]), of(10, 10), of(10, 4))).toBe(0)
    expect(keptOfChange(part([{ items: ['lunch'], kept: { amount: 500 } }, {}]), of(10, 10), of(10, 4))).toBe(
      3_000,
    )
  })

  test('so is the deposit of each', () => {
    const each = { name: 'Zadatek', amount: { fixed: 20_000, each: 'people' }, ...soon, deposit: true }
    const refunds: Part['refunds'] = [{ kept: { deposit: true } }]
    expect(keptOfChange(part(refunds, parts(each)), of(10, 0), of(8, 0))).toBe(40_000)
  })
})

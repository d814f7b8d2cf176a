import { describe, expect, test } from 'vitest'
import { allocateReduction } from '../quote/allocate-reduction.ts'
import { compiled, context, draft, item } from '../quote/quote.fixture.ts'
import { quote } from '../quote/quote.ts'
import { untouchedOf } from '../quote/quote-change.ts'
import { relinquishedUnits } from '../quote/relinquished-units.ts'
import { kept, type Part } from './refund.fixture.ts'
import { retainedBy } from './refund-terms.ts'

const NOW = '2026-06-10T12:00:00'
const THEN = '2026-06-01T12:00:00'
const at = (moment: string) => Temporal.PlainDateTime.from(moment)
type Drafted = Parameters<typeof draft>

/** What is retained on a change, where everything was paid. */
function keptOfChange(part: Part, before: Drafted, after: Drafted): number | undefined {
  const definition = compiled(part)
  const [agreed, changed] = [draft(...before), draft(...after)]
  const { lines, total } = quote(definition, agreed, context(THEN))
  const { lines: left } = quote(definition, changed, context(THEN))
  const staying = new Set(changed.people.map(({ ref }) => ref))
  return retainedBy(definition, {
    ...{ draft: agreed, lines, paid: total, now: at(NOW), pricedAt: at(THEN), registeredAt: at(THEN) },
    channel: 'online',
    leaving: new Set(agreed.people.flatMap(({ ref }) => (staying.has(ref) ? [] : [ref]))),
    ...{ falls: allocateReduction(lines, left), pieces: relinquishedUnits(definition, lines, left) },
    untouched: untouchedOf(agreed, changed),
  })?.amount
}

const parts = (...amounts: NonNullable<Part['plans']>[number]['parts']): Part['plans'] => [
  { id: 'p', name: 'P', parts: [...amounts, { name: 'Reszta', amount: 'rest', due: { on: '2026-07-15' } }] },
]
const soon = { due: { days: 5, after: 'registration' as const } }
const deposit = { name: 'Zadatek', amount: { perPerson: 20_000 }, ...soon, deposit: true }
const fee = item({ id: 'fee', price: 100_000 })
const coach = item({ id: 'coach', category: 'transport', choose: 'optional', price: 10_000 })
const byCoach = [{ choices: { coach: true } }]

describe('money belongs first to what its part is for', () => {
  const refunds: Part['refunds'] = [{ items: ['coach'] }, { kept: { deposit: true } }]

  test('a deposit is for taking part, and not for items that are refunded by a rule of their own', () => {
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

  test('money for one part belongs to the line that is due first: the first term, not a third of each', () => {
    const term = (id: string, start: string) => ({ id, name: id, dates: { start, end: start } })
    const terms = item({
      ...{ id: 'terms', choose: 'any', price: 115_000 },
      options: [term('i', '2026-06-05'), term('ii', '2026-09-01'), term('iii', '2026-11-01')],
    })
    const due = { name: 'Trymestr', amount: 'rest', due: { days: 1, before: 'start' } } as const
    const part: Part = {
      items: [terms],
      plans: [{ id: 'each', name: 'Trymestrami', per: 'term', parts: [due] }],
      refunds: [{ until: { days: 0, before: 'start' }, kept: { percent: 10 } }],
    }
    const people = [{ choices: { terms: ['i', 'ii', 'iii'] } }]
    // The first term is over: everything paid for it is retained, and 10 % of what was paid for the next.
    expect(kept(part, { now: NOW, people, paid: 115_000 })?.amount).toBe(115_000)
    expect(kept(part, { now: NOW, people, paid: 230_000 })?.amount).toBe(126_500)
  })
})

describe('a person who stays', () => {
  test('and gives something up keeps the deposit on what stays', () => {
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
      effect: { kind: 'off', amount: 10_000 },
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

  test('has not resigned from a reduction that passes on from a person who leaves', () => {
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

  test('a sum per person is retained for each who does not come, and for no one else', () => {
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

  test('the deposit of each is retained too', () => {
    const each = { name: 'Zadatek', amount: { fixed: 20_000, each: 'people' }, ...soon, deposit: true }
    const refunds: Part['refunds'] = [{ kept: { deposit: true } }]
    expect(keptOfChange(part(refunds, parts(each)), of(10, 0), of(8, 0))).toBe(40_000)
  })
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compileDefinition } from '../../../quote/compile.ts'
import { context, draft } from '../../../quote/quote.fixture.ts'
import { quote } from '../../../quote/quote.ts'
import { readPublished } from '../../check/check-definition.ts'

/**
 * What a definition of version 1 meant, calculated here by its own terms: prices by age, everyone from the n-th child
 * on (oldest first) for less, an item until its last moment, a deposit for each and the rest.
 */
interface Version1 {
  readonly child: number
  readonly adult: number
  readonly from: number
  readonly to: number
  readonly until: string
  readonly shirt: number
  readonly deposit: number
}

const NOW = '2026-06-10T12:00:00'
const amount = fc.integer({ min: 1, max: 30000 })
const events: fc.Arbitrary<Version1> = fc.record({
  child: amount,
  adult: amount,
  from: fc.integer({ min: 2, max: 4 }),
  to: amount,
  until: fc.constantFrom('2026-06-10T11:59:59', '2026-06-10T12:00:00', '2026-07-01T00:00:00'),
  shirt: amount,
  deposit: amount,
})

const item = (part: object) => ({
  category: 'other',
  legalKind: 'goods',
  per: 'person',
  ...part,
})

const written = ({ child, adult, from, to, until, shirt, deposit }: Version1) => ({
  schemaVersion: 1,
  title: 'Rajd',
  kind: 'other',
  dates: { start: '2026-08-05', end: '2026-08-14' },
  items: [
    item({
      id: 'fee',
      name: 'Udział',
      choose: 'always',
      price: [{ when: { fact: 'age', atMost: 17 }, amount: child }, { amount: adult }],
    }),
    item({ id: 'shirt', name: 'Koszulka', choose: 'optional', until, price: shirt }),
  ],
  adjustments: [
    {
      id: 'next',
      name: 'Kolejne dziecko',
      items: ['fee'],
      rank: { from, among: { fact: 'age', atMost: 17 } },
      effect: { to },
    },
  ],
  plan: [
    { name: 'Zaliczka', amount: { perPerson: deposit }, due: { on: '2026-06-20' } },
    { name: 'Reszta', amount: 'rest', due: { on: '2026-07-20' } },
  ],
})

test('raising a definition of version 1 keeps every price, refusal, and day', () => {
  const births = fc.uniqueArray(
    fc.constantFrom('1980-01-01', '2009-01-01', '2012-02-02', '2015-03-03', '2018-04-04'),
    {
      minLength: 1,
    },
  )
  fc.assert(
    fc.property(events, births, fc.boolean(), (event, dates, wantsShirt) => {
      const definition = readPublished(written(event))
      if (definition === null) throw new Error('version 1 is read for ever')
      const people = dates.map((birthDate) => ({ birthDate, choices: { shirt: wantsShirt } }))
      const result = quote(compileDefinition(definition), draft(people), context(NOW))
      const isOpen = event.until >= NOW
      const fees = feesOf(event, dates)
      const shirts = wantsShirt && isOpen ? dates.map(() => event.shirt) : []
      expect(result.lines.filter((line) => line.item === 'fee').map((line) => line.amount)).toEqual(fees)
      expect(result.total).toBe(sum([...fees, ...shirts]))
      const deposit = sum(
        fees.map((fee) => Math.min(event.deposit, fee + (shirts.length > 0 ? event.shirt : 0))),
      )
      expect(result.due.map(({ name, amount: due, until }) => `${name} ${due} ${until}`)).toEqual(
        [
          `Zaliczka ${deposit} 2026-06-20T23:59:59`,
          `Reszta ${result.total - deposit} 2026-07-20T23:59:59`,
        ].filter((line) => !/ 0 /.test(line)),
      )
      expect(result.problems.map(({ code }) => code)).toEqual(
        wantsShirt && !isOpen ? dates.map(() => 'closed') : [],
      )
    }),
  )
})

function feesOf({ child, adult, from, to }: Version1, dates: readonly string[]): number[] {
  const children = dates.filter((date) => date >= '2000').toSorted()
  return dates.map((date) => {
    const place = children.indexOf(date) + 1
    if (place === 0) return adult
    return place >= from ? Math.min(child, to) : child
  })
}

const sum = (all: readonly number[]) => all.reduce((total, each) => total + each, 0)

test('two rules of family order with long names stay two', () => {
  const rank = (id: string) => ({ id, name: id, items: ['fee'], rank: { from: 2 }, effect: { to: 0 } })
  const long = 'x'.repeat(39)
  const definition = readPublished({
    ...written({ child: 1, adult: 1, from: 2, to: 1, until: NOW, shirt: 1, deposit: 1 }),
    adjustments: [rank(`${long}1`), rank(`${long}2`)],
  })
  expect(definition?.facts).toEqual([])
  expect(definition?.adjustments.map(({ id, rank: own }) => [id.slice(-1), own?.from])).toEqual([
    ['1', 2],
    ['2', 2],
  ])
})

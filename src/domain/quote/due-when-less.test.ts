import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sumMoney } from '../values/money.ts'
import { dueWhenLess } from './due-when-less.ts'
import { compiled, context, draft, item } from './quote.fixture.ts'
import { quote } from './quote.ts'
import { quoteChange } from './quote-change.ts'
import type { QuoteDue } from './quote-result.ts'

type Parts = NonNullable<Parameters<typeof compiled>[0]['plans']>[number]['parts']
const planned = (parts: Parts) =>
  compiled({ items: [item()], plans: [{ id: 'parts', name: 'Części', parts }] })
const fixed = planned([
  { name: 'I', amount: { fixed: 30_000 }, due: { on: '2026-06-01' } },
  { name: 'II', amount: { fixed: 30_000 }, due: { on: '2026-07-01' } },
  { name: 'III', amount: 'rest', due: { on: '2026-08-01' } },
])
const now = Temporal.PlainDateTime.from('2026-06-10T12:00:00')
const part = (name: string, amount: number, day: string | null): QuoteDue => ({
  ...{ name, amount },
  until: day && `${day}T23:59:59`,
})
const [one, two, three] = [
  part('I', 30_000, '2026-06-01'),
  part('II', 30_000, '2026-07-01'),
  part('III', 40_000, '2026-08-01'),
]
const agreed = [one, two, three]
const after = (parts: readonly QuoteDue[], total: number, before = agreed) =>
  dueWhenLess(fixed, parts, total, before, now)

test('reduced parts follow the new price, and the days stay', () => {
  const less = [{ ...one, amount: 15_000 }, { ...two, amount: 15_000 }, three]
  expect(after(less, 70_000)).toEqual(less)
  expect(after(agreed, 70_000)).toEqual([one, two, { ...three, amount: 10_000 }])
  expect(after(agreed, 0)).toEqual([])
})

test('an amount that would become larger goes to a later part', () => {
  const larger = [{ ...one, amount: 50_000 }, two, { ...three, amount: 20_000 }]
  expect(after(larger, 100_000)).toEqual(agreed)
  const moved = [{ ...one, amount: 10_000 }, { ...two, amount: 50_000 }, three]
  expect(after(moved, 100_000)).toEqual([{ ...one, amount: 10_000 }, two, { ...three, amount: 60_000 }])
})

test('nothing is due earlier than agreed, also where the payment plan is a different one', () => {
  const [whole, later] = [part('Całość', 80_000, '2026-06-17'), part('III', 40_000, '2026-07-15')]
  expect(after([whole], 80_000)).toEqual([{ ...whole, amount: 30_000 }, two, { ...three, amount: 20_000 }])
  expect(after([one, two, later], 90_000)).toEqual([one, two, { ...three, amount: 30_000 }])
})

test('a day that is not set yet stays open', () => {
  const open = [one, part('III', 70_000, null)]
  expect(after([one, part('III', 60_000, null)], 90_000, open)).toEqual([one, part('III', 60_000, null)])
})

/** How much has to be paid by a moment: a part needs those before it. */
const neededBy = (due: readonly QuoteDue[], moment: string) =>
  Math.max(
    0,
    ...due.flatMap(({ until }, at) =>
      until !== null && until <= moment ? [sumMoney(due.slice(0, at + 1).map(({ amount }) => amount))] : [],
    ),
  )

test('in every case the parts add up, and on no day more is required than before', () => {
  const days = ['2026-05-20', '2026-06-01', '2026-06-20', '2026-07-01', '2026-08-01']
  const parts = fc.array(
    fc
      .tuple(
        fc.constantFrom('I', 'II', 'III'),
        fc.integer({ min: 1, max: 900 }),
        fc.constantFrom(...days, null),
      )
      .map((of) => part(...of)),
    { minLength: 1, maxLength: 5 },
  )
  fc.assert(
    fc.property(parts, parts, fc.nat(100), (before, wanted, percent) => {
      const most = sumMoney(before.map(({ amount }) => amount))
      const total = Math.round((most * percent) / 100)
      const due = after(wanted, total, before)
      expect(sumMoney(due.map(({ amount }) => amount))).toBe(total)
      expect(due.every(({ amount }) => amount > 0)).toBe(true)
      for (const day of days) {
        const moment = `${day}T23:59:59`
        expect(neededBy(due, moment)).toBeLessThanOrEqual(neededBy(before, moment))
      }
    }),
    { numRuns: 500 },
  )
})

describe('a family with a cap on its common price', () => {
  const event = compiled({
    items: [item({ price: [{ when: { fact: 'age', atMost: 17 }, amount: 50_000 }, { amount: 100_000 }] })],
    adjustments: [
      {
        id: 'cap',
        name: 'Rodzina',
        items: ['fee'],
        effect: { kind: 'cap', amount: 100_000, per: 'registration' },
      },
    ],
    plans: [
      {
        ...{ id: 'parts', name: 'Części' },
        parts: [
          { name: 'Zaliczka', amount: { perPerson: 15_000 }, due: { days: 7, after: 'registration' } },
          { name: 'Reszta', amount: 'rest', due: { on: '2026-07-15' } },
        ],
      },
    ],
  })
  const adult = { birthDate: '1990-01-01' }
  const child = { ref: 'x', birthDate: '2015-01-01' }
  const family = draft([adult, child, { ...child, ref: 'y' }])
  const then = context('2026-05-20T10:00:00')
  const { total, lines, due } = quote(event, family, then)
  const moments = { registeredAt: then.now, pricedAt: then.now }
  const standing = { ...{ draft: family, total, lines, due, channel: 'online' as const }, ...moments }

  test('owes no larger deposit when the adult who paid for everyone resigns', () => {
    const children = { ...family, people: family.people.slice(1) }
    const left = quoteChange(event, standing, children, context('2026-06-10T10:00:00'))
    expect(left).toMatchObject({ total: 100_000, due })
    expect(due.map(({ amount }) => amount)).toEqual([15_000, 85_000])
  })

  test('has the days of a new registration when the choice that required approval is given up', () => {
    const children = { ...family, people: family.people.slice(1) }
    const left = quoteChange(event, { ...standing, due: [] }, children, context('2026-06-10T10:00:00'))
    expect(left.due).toMatchObject([
      { amount: 30_000, until: '2026-06-17T23:59:59' },
      { amount: 70_000, until: '2026-07-15T23:59:59' },
    ])
  })

  test('has the days of a new registration for a person who joins instead', () => {
    const people = [...family.people.slice(1), { ...family.people[0], ref: 'z' }]
    const joined = quoteChange(event, standing, draft(people), context('2026-06-10T10:00:00'))
    expect(joined.due[0]).toMatchObject({ amount: 30_000, until: '2026-06-17T23:59:59' })
  })
})

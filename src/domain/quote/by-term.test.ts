import { expect, test } from 'vitest'
import { compiled, item, quoteOf } from './quote.fixture.ts'

/** Weeks that may be taken or not, and things that belong to none of them. */
const event = compiled({
  items: [
    item({
      ...{ id: 'weeks', choose: 'any', price: 40000 },
      options: [
        { id: 'ii', name: 'II', dates: { start: '2026-08-10', end: '2026-08-12' } },
        { id: 'i', name: 'I', dates: { start: '2026-07-01', end: '2026-07-03' } },
      ],
    }),
    item({ id: 'shirt', price: 3000 }),
    item({ id: 'book', price: 7000 }),
  ],
  plans: [
    {
      id: 'p',
      name: 'P',
      per: 'term',
      parts: [{ name: 'Całość', amount: 'rest', due: { days: 1, before: 'start' } }],
    },
  ],
})
const owed = (weeks: readonly string[]) =>
  quoteOf(event, [{ choices: { weeks } }]).due.map(({ amount, until }) => [amount, until?.slice(0, 10)])

test('what belongs to no term is owed once where there is no term', () => {
  expect(owed([])).toEqual([[10000, '2026-08-04']])
})

test('what belongs to no term is owed with the earliest', () => {
  expect(owed(['ii', 'i'])).toEqual([
    [50000, '2026-06-30'],
    [40000, '2026-08-09'],
  ])
})

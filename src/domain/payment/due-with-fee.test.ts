import { expect, test } from 'vitest'
import { compiled, context, draft, item } from '../quote/quote.fixture.ts'
import { dueWithFee } from './due-with-fee.ts'

const EVENT = compiled({
  items: [item({ price: 10000 })],
  plans: [
    {
      id: 'parts',
      name: 'Raty',
      parts: [
        { name: 'Zaliczka', amount: { percent: 50 }, due: { days: 3, after: 'registration' } },
        { name: 'Reszta', amount: 'rest', due: { on: '2026-07-01' } },
      ],
    },
  ],
})
const PARTS = [
  { name: 'Zaliczka', amount: 5000, until: '2026-06-04T23:59:59' },
  { name: 'Reszta', amount: 5000, until: '2026-07-01T23:59:59' },
]
const dueOn = (now: string) => dueWithFee(EVENT, PARTS, draft([{}]), context(now)).map(({ until }) => until)

test('a fee goes with the last part until the day of that part is over', () => {
  expect(dueOn('2026-07-01T23:59:59')).toEqual(['2026-06-04T23:59:59', '2026-07-01T23:59:59'])
})

test('after it the last part is due as for a new registration, the others as they were', () => {
  expect(dueOn('2026-07-02T08:00:00')).toEqual(['2026-06-04T23:59:59', '2026-07-05T23:59:59'])
})

test('or as for a new registration, if that is later', () => {
  const parts = [{ name: 'Całość', amount: 10000, until: '2026-06-04T23:59:59' }]
  const plain = compiled({ items: [item({ price: 10000 })] })
  const due = dueWithFee(plain, parts, draft([{}]), context('2026-07-02T08:00:00'))
  expect(due.map(({ until }) => until)).toEqual(['2026-07-05T23:59:59'])
})

test('nothing moves where nothing was owed, or the day is announced later', () => {
  const later = [{ name: 'Całość', amount: 10000, until: null }]
  expect(dueWithFee(EVENT, later, draft([{}]), context('2026-07-02T08:00:00'))).toEqual(later)
  expect(dueWithFee(EVENT, [], draft([{}]), context('2026-07-02T08:00:00'))).toEqual([])
})

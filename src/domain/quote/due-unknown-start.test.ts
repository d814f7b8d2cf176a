import { expect, test } from 'vitest'
import { compiled, item, quoteOf } from './quote.fixture.ts'

/** When all is due at an event whose days are not known yet, by a rule of each kind. */
const until = (due: object) => {
  const part = {
    name: 'Całość',
    amount: 'rest' as const,
    due: { days: 14, before: 'start' as const, ...due },
  }
  const event = compiled({
    ...{ dates: { start: null, end: null }, items: [item({ price: 50000 })] },
    plans: [{ id: 'p', name: 'P', parts: [part] }],
  })
  return quoteOf(event, [{}]).due.map((each) => each.until)
}

test('nobody knows when days before the start end', () => {
  expect(until({})).toEqual([null])
  expect(until({ notAfter: { days: 20, before: 'start' } })).toEqual([null])
})

test('the latest day that is stated holds', () => {
  expect(until({ notAfter: { on: '2026-07-10' } })).toEqual(['2026-07-10T23:59:59'])
})

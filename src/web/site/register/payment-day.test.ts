import { expect, it } from 'vitest'
import { compiled, context, draft, item } from '#domain/quote/quote.fixture.ts'
import { nextPriceOf, nextPriceWords } from './payment-day.ts'

/** 80 zł when paid by 28 February 2026, 90 zł by 15 March, then 100 zł. */
const EVENT = compiled({
  items: [
    item({
      price: [
        { when: { fact: 'paymentDay', atMost: '2026-02-28' }, amount: 8000 },
        { when: { not: { fact: 'paymentDay', atLeast: '2026-03-16' } }, amount: 9000 },
        { amount: 10000 },
      ],
    }),
  ],
})

function words(moment: string, people: Record<string, unknown>[] = [{}], event = EVENT): string | null {
  const world = context(moment)
  const next = nextPriceOf(event, draft(people), world)
  return next && nextPriceWords(next, world.now.toPlainDate()).replaceAll('\u00a0', ' ')
}

it('states today’s price and the next one, for the whole order', () => {
  expect(words('2026-02-10T12:00:00', [{}, {}])).toBe(
    'Cena zależy od dnia wpłaty. Razem do 28 lutego: 160 zł, od 1 marca: 180 zł.',
  )
  expect(words('2026-02-28T23:59:59')).toBe(
    'Cena zależy od dnia wpłaty. Razem do 28 lutego: 80 zł, od 1 marca: 90 zł.',
  )
  expect(words('2026-03-01T00:00:00')).toBe(
    'Cena zależy od dnia wpłaty. Razem do 15 marca: 90 zł, od 16 marca: 100 zł.',
  )
  expect(words('2025-12-30T12:00:00')).toBe(
    'Cena zależy od dnia wpłaty. Razem do 28 lutego 2026: 80 zł, od 1 marca 2026: 90 zł.',
  )
})

it('is empty when the price no longer changes, or never does', () => {
  expect(words('2026-03-16T00:00:00')).toBeNull()
  expect(words('2026-02-10T12:00:00', [{}], compiled({ items: [item({ price: 1000 })] }))).toBeNull()
})

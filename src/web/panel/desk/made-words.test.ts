import { expect, test } from 'vitest'
import { bookingTrouble, madeWords } from './made-words.ts'

test.each([
  [{ state: 'confirmed', booked: 'booked', amount: 20_000 }, 'przyjęte, wpłata 200 zł zaksięgowana.'],
  [
    { state: 'awaiting_payment', booked: 'booked', amount: 5_000 },
    'przyjęte, wpłata 50 zł zaksięgowana. Pozostało do zapłaty: 150 zł.',
  ],
  [{ state: 'awaiting_payment', booked: 'nothing', amount: 0 }, 'przyjęte, czeka na wpłatę.'],
  [{ state: 'awaiting_payment', booked: 'refused', amount: 20_000 }, 'przyjęte, czeka na wpłatę.'],
  [{ state: 'awaiting_payment', booked: 'unknown', amount: 20_000 }, 'przyjęte, wpłata do sprawdzenia.'],
  [{ state: 'awaiting_approval', booked: 'nothing', amount: 0 }, 'przyjęte, czeka na decyzję biura.'],
  [{ state: 'confirmed', booked: 'nothing', amount: 0 }, 'przyjęte i potwierdzone.'],
] as const)('a registration at the desk: %j', (taken, words) => {
  expect(madeWords({ ...taken, total: 20_000 }).replaceAll('\u00a0', ' ')).toBe(words)
})

test('money whose booking is not known is looked at before it is booked again', () => {
  expect(bookingTrouble('unknown')).toContain('zanim zaksięgujesz ją jeszcze raz')
  expect(bookingTrouble('refused')).toContain('zaksięguj ją tam')
  expect([bookingTrouble('booked'), bookingTrouble('nothing')]).toEqual([null, null])
})

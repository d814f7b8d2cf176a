import fc from 'fast-check'
import { expect, test } from 'vitest'
import { AGE_BANDS, birthsOfBand } from './age-bands.ts'
import { addedUp, figure } from './figure.ts'
import { taxIn } from './figures-of-money.ts'
import { asksForDiet, asksForSize } from './print-questions.ts'

test('the bands of ages follow each other without a gap, from those born today', () => {
  const day = Temporal.PlainDate.from('2028-02-29')
  const births = AGE_BANDS.map((band) => birthsOfBand(band, day))
  expect(births[0]?.to).toBe('2028-02-29')
  for (const [at, { from }] of births.slice(0, -1).entries())
    expect(births[at + 1]?.to).toBe(Temporal.PlainDate.from(from).subtract({ days: 1 }).toString())
})

test('the tax in a gross amount is what was added to the net one, whatever the rate', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000_000 }), fc.integer({ min: 0, max: 100 }), (net, rate) => {
      const tax = Math.round((net * rate) / 100)
      expect(taxIn(net + tax, String(rate))).toBe(tax)
    }),
  )
  expect(['exempt', 'none', 'mixed'].map((rate) => taxIn(12_300, rate))).toEqual([0, 0, 0])
  expect(taxIn(-12_300, '23')).toBe(-2_300)
})

test('figures of one report and key are one, and what comes to nothing is left out', () => {
  const [one, other] = [figure('group', 'a', { people: 1 }), figure('group', 'b', { amount: 5 })]
  const nothing = figure('group', 'b', { amount: -5 })
  expect(addedUp([one, other, one, nothing])).toEqual([figure('group', 'a', { people: 2 })])
})

test('what a question is about is told by its label', () => {
  expect(['Dieta', 'Alergie pokarmowe', 'Rozmiar koszulki', 'Uwagi'].map(asksForDiet)).toEqual([
    ...[true, true, false, false],
  ])
  expect(['Rozmiar koszulki', 'Dieta'].map(asksForSize)).toEqual([true, false])
})

import { expect, test } from 'vitest'
import { SHOWN_EVENTS } from '#test/support/question-forms.ts'
import { overlapOf, withoutOverlap } from './overlaps.ts'
import { type PriceRow, rowsOf } from './price-rows.ts'

const row = (atLeast: number | undefined, atMost: number | undefined, amount = 100): PriceRow => ({
  when: {
    fact: 'age',
    ...(atLeast === undefined ? {} : { atLeast }),
    ...(atMost === undefined ? {} : { atMost }),
  },
  amount,
})

test('the later of two overlapping ages begins behind the earlier', () => {
  const rows = [row(0, 6, 0), row(4, 10), { amount: 300 }]
  const overlap = overlapOf(rows)
  expect(overlap).toMatchObject({
    earlier: 0,
    later: 1,
    both: { from: 4, to: 6 },
    mended: { from: 7, to: 10 },
  })
  if (overlap === null) return
  const mended = withoutOverlap(rows, overlap)
  expect(mended[1]).toEqual(row(7, 10))
  expect(overlapOf(mended)).toBeNull()
})

test('one that lies within an earlier one is taken out', () => {
  const rows = [row(undefined, 15), row(4, 10)]
  const overlap = overlapOf(rows)
  expect(overlap?.mended).toBeNull()
  if (overlap !== null) expect(withoutOverlap(rows, overlap)).toEqual([rows[0]])
})

test('an end that stays open stays open', () => {
  const rows = [row(undefined, 15), row(15, undefined)]
  const overlap = overlapOf(rows)
  if (overlap === null) throw new Error('They overlap at 15.')
  expect(withoutOverlap(rows, overlap)[1]).toEqual(row(16, undefined))
})

test.each([
  ['neighbours', [row(0, 6), row(7, 10)]],
  ['a staircase upwards', [row(undefined, 6), row(undefined, 15)]],
  ['a staircase downwards', [row(18, undefined), row(12, undefined)]],
  ['one age after another fact', [{ when: { fact: 'people', atLeast: 3 }, amount: 1 }, row(4, 10)]],
] as const)('%s are no overlap', (_, rows) => {
  expect(overlapOf(rows)).toBeNull()
})

test.each(SHOWN_EVENTS)('no ages overlap in $file', ({ document }) => {
  for (const { price } of document.items) expect(overlapOf(rowsOf(price) ?? [])).toBeNull()
})

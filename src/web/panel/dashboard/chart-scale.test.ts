import { expect, test } from 'vitest'
import { BOX, linePath, monthStarts, roundTop, scaleOf } from './chart-scale.ts'

test.each([
  [0, 2],
  [2, 2],
  [3, 4],
  [5, 6],
  [10, 10],
  [11, 20],
  [742, 800],
  [1043, 2000],
])('the edge above %i is %i', (value, top) => expect(roundTop(value)).toBe(top))

test('the first day is left, the last one right, and what lies beyond stays within', () => {
  const { x, y, top } = scaleOf('2026-01-01', '2026-01-11', 10)
  expect([x('2026-01-01'), x('2026-01-06'), x('2026-01-11')]).toEqual([8, 226, 444])
  expect([x('2025-12-01'), x('2026-02-01')]).toEqual([8, 444])
  expect([y(0), y(top), y(-5)]).toEqual([BOX.bottom, BOX.top, BOX.bottom])
})

test('a line rises from the bottom and goes on level to its end', () => {
  const scale = scaleOf('2026-01-01', '2026-01-11', 10)
  expect(linePath([{ day: '2026-01-06', total: 5 }], scale, '2026-01-11')).toBe(
    'M226.0 212.0 226.0 122.0 444.0 122.0',
  )
  expect(linePath([], scale, '2026-01-11')).toBe('')
})

test('months are marked by their first day, every second one where there are many', () => {
  expect(monthStarts('2026-01-15', '2026-03-01', 6)).toEqual(['2026-02-01', '2026-03-01'])
  expect(monthStarts('2025-12-31', '2026-12-31', 6)).toHaveLength(6)
})

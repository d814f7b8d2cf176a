import { expect, test } from 'vitest'
import { timedLines } from './timed-lines.ts'

const read = (line: string) =>
  timedLines(line).map(
    ({ name, at, places }) => `${name} | ${at?.toString({ smallestUnit: 'minute' })} | ${places}`,
  )

test.each([
  ['10 km, 11:00, 300', '10 km | 11:00 | 300'],
  ['1,5 km, 9.30', '1,5 km | 09:30 | null'],
  ['bieg dzieci 1 km, 9:30, 50 osób', 'bieg dzieci 1 km | 09:30 | 50'],
  ['Mapy miasta 14:00', 'Mapy miasta | 14:00 | null'],
  ['14:00 Mapy miasta, 20 miejsc', 'Mapy miasta | 14:00 | 20'],
  ['godz. 14:00 – Mapy, ulice i domy', 'Mapy, ulice i domy | 14:00 | null'],
  ['Mapy, 20', 'Mapy | undefined | 20'],
  ['Mapy, 0', 'Mapy | undefined | null'],
  ['Mapy 25:00', 'Mapy 25:00 | undefined | null'],
  ['11:00', ' | 11:00 | null'],
])('%s', (line, thing) => {
  expect(read(line)).toEqual([thing])
})

test('of lines with one name the last counts, and empty ones are left out', () => {
  expect(read('Mapy, 10:00\n\nmapy, 12:00')).toEqual(['mapy | 12:00 | null'])
})

import { expect, test } from 'vitest'
import { distancesOf } from './distances.ts'

const read = (typed: string) =>
  distancesOf(typed).map(
    ({ id, kind, km, places, ages: { from, to } }) => `${id} ${kind} ${km} ${places} ${from}–${to ?? ''}`,
  )

test('the longest, shorter ones and that of children', () => {
  expect(read('10 km, 11:00, 300\n5 km, 10:00, 150\nbieg dzieci 1 km, 9:30, 50')).toEqual([
    '10-km longest 10 300 16–',
    '5-km shorter 5 150 13–',
    'bieg-dzieci-1-km children 1 50 4–12',
  ])
})

test('of equal ones each is the longest', () => {
  expect(read('Bieg 7,5 km\nMarsz z kijami 7,5 km')).toEqual([
    'bieg-7-5-km longest 7.5 null 13–',
    'marsz-z-kijami-7-5-km longest 7.5 null 13–',
  ])
})

test('10 km alone where nothing is typed, and what says no kilometres', () => {
  expect(read('')).toEqual(['10-km longest 10 null 16–'])
  expect(read('Marsz')).toEqual(['marsz longest null null 13–'])
  expect(read('9:30')).toEqual(['dystans longest null null 13–'])
})

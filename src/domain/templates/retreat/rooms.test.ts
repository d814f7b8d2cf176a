import { expect, test } from 'vitest'
import { roomsOf } from './rooms.ts'

const read = (line: string) => roomsOf(line).map(({ name, beds, count }) => `${name} | ${beds} | ${count}`)

test.each([
  ['pokój 2-osobowy z łazienką × 12', 'Pokój 2-osobowy z łazienką | 2 | 12'],
  ['pokój 4-osobowy x 8', 'Pokój 4-osobowy | 4 | 8'],
  ['pokój 3 os. x8', 'Pokój 3 os. | 3 | 8'],
  ['Jednoosobowy, 4', 'Jednoosobowy | 1 | 4'],
  ['dwuosobowy: 5 szt.', 'Dwuosobowy | 2 | 5'],
  ['domek × 3', 'Domek | 4 | 3'],
  ['sala', 'Sala | 4 | 1'],
  ['× 3', 'Pokój | 4 | 3'],
])('%s', (line, room) => {
  expect(read(line)).toEqual([room])
})

test('three usual kinds where nothing is typed', () => {
  expect(read('').length).toBe(3)
})

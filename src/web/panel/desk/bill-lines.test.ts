import { expect, test } from 'vitest'
import { billLines, newestLine } from './bill-lines.ts'

const people = [
  { ref: 'o1', firstName: 'Ewa' },
  { ref: 'o2', firstName: 'Jan ' },
]
const line = (person: string | null, item: string, amount: number) => ({
  ...{ person, item, option: null, itemName: item, optionName: null, quantity: 1, amount, reasons: [] },
  listAmount: amount,
})
const bill = (...lines: ReturnType<typeof line>[]) => billLines(lines, people, (item) => item !== 'fee')

test('a line says whose it is; what several chose alike is one line', () => {
  const said = bill(
    line('o1', 'fee', 100),
    line('o2', 'fee', 100),
    line('o1', 'coach', 30),
    line('o2', 'coach', 30),
  )
  expect(said.map(({ name, note, amount }) => [name, note, amount])).toEqual([
    ['Ewa, fee', null, 100],
    ['Jan, fee', null, 100],
    ['coach', '2 × 0,30\u00a0zł', 60],
  ])
})

test('different sums, and what is chosen once for all, stay apart', () => {
  expect(bill(line('o1', 'coach', 30), line('o2', 'coach', 20), line(null, 'room', 5))).toMatchObject([
    { name: 'Ewa, coach' },
    { name: 'Jan, coach' },
    { name: 'room' },
  ])
})

test('the newest line is the last one that is new or has another sum', () => {
  const one = bill(line('o1', 'fee', 100), line('o2', 'fee', 100))
  expect(newestLine(one, one)).toBeNull()
  expect(newestLine([], one)).toBe(one[1]?.key)
  const dearer = bill(line('o1', 'fee', 120), line('o2', 'fee', 100))
  expect(newestLine(one, dearer)).toBe(dearer[0]?.key)
  expect(newestLine(one, bill(line('o1', 'fee', 100)))).toBeNull()
})

import { expect, test } from 'vitest'
import { groupLines, type Line } from './lines.ts'

const line = (over: Partial<Line>): Line => ({
  person: null,
  item: 'fee',
  itemName: 'Udział',
  option: null,
  optionName: null,
  quantity: 1,
  amount: 26000,
  listAmount: 26000,
  reasons: [],
  ...over,
})
const people = [
  { ref: 'a', firstName: 'Anna', lastName: 'Lis' },
  { ref: 'b', firstName: 'Jan', lastName: 'Lis' },
]

test('lines are grouped by person in the order of people, the common ones last, without empty groups', () => {
  const lines = [line({ item: 'gift' }), line({ person: 'b' }), line({ person: 'b', item: 'coach' })]
  const groups = groupLines(lines, people)
  expect(groups.map(({ name, lines: own }) => [name, own.map(({ item }) => item)])).toEqual([
    ['Jan Lis', ['fee', 'coach']],
    ['Całe zgłoszenie', ['gift']],
  ])
})

test('every line is in exactly one group', () => {
  const lines = [line({ person: 'a' }), line({ person: 'b' }), line({})]
  expect(groupLines(lines, people).flatMap((group) => group.lines)).toHaveLength(3)
})

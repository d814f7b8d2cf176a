import { expect, test } from 'vitest'
import { tablesByFacts } from './tables.ts'

const price = (part: object) => ({
  items: [{ id: 'fee', options: [{ id: 'sat', price: part }] }],
  plans: [{ parts: [{ amount: { perPerson: part } }] }],
})

test('the rows and columns of a table are the two facts that it is by', () => {
  const amounts = { red: { adult: 100, child: null } }
  expect(tablesByFacts(price({ rows: 'group', columns: 'type', amounts }))).toEqual(
    price({ by: ['group', 'type'], amounts }),
  )
})

test('an incomplete table stays for the shape to refuse', () => {
  const part = price({ rows: 'group', amounts: {} })
  expect(tablesByFacts(part)).toEqual(part)
})

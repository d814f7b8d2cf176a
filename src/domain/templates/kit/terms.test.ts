import { expect, test } from 'vitest'
import { termsDocument } from './terms.ts'

test('points that cannot be said yet are left out, the others are numbered without a gap', () => {
  const placeholders = { days: { start: null, end: null }, values: { miejsce: 'Lipowa' } }
  expect(termsDocument(['Miejsce: {miejsce}.', 'Termin: {od}.', 'Idziemy razem.'], placeholders)).toEqual({
    name: 'Regulamin',
    body: '1. Miejsce: Lipowa.\n2. Idziemy razem.',
  })
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isPostcode, readPostcode } from './postcode.ts'
import vectors from './postcode.vectors.json' with { type: 'json' }

test.each(vectors.valid)('%s is one, and stays as it is', (postcode) => {
  expect([isPostcode(postcode), readPostcode(postcode)]).toEqual([true, postcode])
})

test.each([...vectors.normalizable, { in: '30001', out: '30-001' }, { in: '30\u00a0001', out: '30-001' }])(
  '$in is completed to $out',
  ({ in: typed, out }) => {
    expect([isPostcode(typed), readPostcode(typed)]).toEqual([false, out])
  },
)

test.each([...vectors.invalid, '30-00', '300-01', '30--001', '30 - 001', '٣٠-٠٠١'])('%j is none', (typed) => {
  expect([isPostcode(typed), readPostcode(typed)]).toEqual([false, null])
})

test('a parsed text is a postcode, and parsing it again changes nothing', () => {
  const typed = fc.oneof(fc.string(), fc.stringMatching(/^ ?[0-9]{2}[- ]?[0-9]{3} ?$/))
  fc.assert(
    fc.property(typed, (text) => {
      const read = readPostcode(text)
      if (read !== null) expect([isPostcode(read), readPostcode(read)]).toEqual([true, read])
    }),
  )
})

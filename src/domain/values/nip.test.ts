import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readNip } from './nip.ts'
import vectors from './nip.vectors.json' with { type: 'json' }

test.each(vectors.valid)('$nip is one', ({ nip }) => {
  expect(readNip(nip)).toBe(nip)
})

test.each(vectors.invalid)('$nip is none ($reason)', ({ nip }) => {
  expect(readNip(nip)).toBeNull()
})

test.each(vectors.acceptedInputForms)('$input is read as $normalized', ({ input, normalized }) => {
  expect(readNip(input)).toBe(normalized)
})

test('one wrong digit is always detected', () => {
  const digit = fc.nat(9)
  fc.assert(
    fc.property(fc.constantFrom(...vectors.valid), digit, digit, ({ nip }, place, wrong) => {
      const mistyped = nip.slice(0, place) + wrong + nip.slice(place + 1)
      expect(readNip(mistyped) === null).toBe(mistyped !== nip)
    }),
  )
})

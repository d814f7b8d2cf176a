import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatAccount, readIban } from './iban.ts'
import vectors from './iban.vectors.json' with { type: 'json' }

test.each(vectors.valid)(
  '%s is an account number, also without its country and as banks print it',
  (iban) => {
    expect(readIban(iban)).toBe(iban)
    expect(readIban(formatAccount(iban))).toBe(iban)
    expect(readIban(` pl ${formatAccount(iban).replaceAll(' ', '-')}`)).toBe(iban)
  },
)

test.each([...vectors.invalid, '', 'PL', '0'.repeat(26)])('%s is none', (iban) => {
  expect(readIban(iban)).toBeNull()
})

test('one wrong digit, or two swapped ones, are always detected', () => {
  const iban = fc.constantFrom(...vectors.valid)
  fc.assert(
    fc.property(iban, fc.integer({ min: 2, max: 27 }), fc.nat(9), (valid, place, wrong) => {
      const mistyped = valid.slice(0, place) + wrong + valid.slice(place + 1)
      expect(readIban(mistyped) === null).toBe(mistyped !== valid)
    }),
  )
  fc.assert(
    fc.property(iban, fc.integer({ min: 2, max: 26 }), (valid, place) => {
      const swapped = valid.slice(0, place) + valid[place + 1] + valid[place] + valid.slice(place + 2)
      expect(readIban(swapped) === null).toBe(swapped !== valid)
    }),
  )
})

test('a number is formatted as banks print it', () => {
  expect(formatAccount('PL61109010140000071219812874')).toBe('61 1090 1014 0000 0712 1981 2874')
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  REGISTRATION_NUMBER_BYTES,
  readRegistrationNumber,
  readTicketCode,
  registrationNumber,
  TICKET_CODE_BYTES,
  ticketCode,
} from './code.ts'

const bytes = (length: number) => fc.uint8Array({ minLength: length, maxLength: length })

describe('registration numbers', () => {
  test('have four unambiguous characters', () => {
    fc.assert(
      fc.property(bytes(REGISTRATION_NUMBER_BYTES), (chance) => {
        const number = registrationNumber(chance)
        expect(number).toMatch(/^ZG-[2-9A-HJ-NP-Z]{4}$/)
        expect(readRegistrationNumber(number)).toBe(number)
      }),
    )
  })

  test.each([
    ['zg 4f7k', 'ZG-4F7K'],
    ['4F7K', 'ZG-4F7K'],
    ['ZG-4F7K ', 'ZG-4F7K'],
  ])('%j is read as %s', (typed, number) => {
    expect(readRegistrationNumber(typed)).toBe(number)
  })

  test.each(['', 'ZG-', 'ZG-4F7', 'ZG-4F70', 'ZG-4F7KK', 'AB-4F7K'])('%j is none', (typed) => {
    expect(readRegistrationNumber(typed)).toBeNull()
  })

  test('too few random bytes are refused', () => {
    expect(() => registrationNumber(new Uint8Array(3))).toThrow(RangeError)
  })
})

describe('ticket codes', () => {
  test('carry a hundred bits, as scanned or as typed', () => {
    fc.assert(
      fc.property(bytes(TICKET_CODE_BYTES), (chance) => {
        const code = ticketCode(chance)
        expect(code).toMatch(/^[2-9A-HJ-NP-Z]{20}$/)
        expect(readTicketCode(code.toLowerCase().replace(/(.{4})/g, '$1 '))).toBe(code)
      }),
    )
  })

  test('every character of the alphabet occurs equally often', () => {
    const all = Array.from({ length: 256 }, (_, byte) => ticketCode(new Uint8Array(20).fill(byte))[0])
    const counts = new Map<string | undefined, number>()
    for (const letter of all) counts.set(letter, (counts.get(letter) ?? 0) + 1)
    expect([...counts.values()]).toEqual(Array(32).fill(8))
  })

  test.each(['', 'ZG-4F7K', 'https://example.org/'])('%j is none', (typed) => {
    expect(readTicketCode(typed)).toBeNull()
  })
})

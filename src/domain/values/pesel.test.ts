import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readPesel } from './pesel.ts'
import vectors from './pesel.vectors.json' with { type: 'json' }

const centuries = Object.values(vectors.byCentury)
const valid = [...vectors.specimensFromPublicDocs, ...centuries.flatMap((century) => century.valid)]
const invalid = centuries.flatMap((century) => century.invalid)

describe('readPesel', () => {
  test.each(valid)('$pesel: born $birthDate, $sex', ({ pesel, birthDate, sex }) => {
    const reading = readPesel(pesel)
    expect(reading?.birthDate.toString()).toBe(birthDate)
    expect(reading?.sex).toBe(sex === 'M' ? 'MALE' : 'FEMALE')
  })

  test.each(invalid)('$pesel is none ($reason)', ({ pesel }) => {
    expect(readPesel(pesel)).toBeNull()
  })

  test.each(vectors.edgeCases.filter(({ pesel }) => pesel === pesel.trim()))(
    '$pesel is none ($reason)',
    ({ pesel, valid: isValid }) => {
      expect(readPesel(pesel) !== null).toBe(isValid)
    },
  )

  test('whitespace is removed before reading (specification §5)', () => {
    expect(readPesel(' 440514 01359\u00a0')?.pesel).toBe('44051401359')
  })

  test('every valid number contains the birth date and the sex it was made from', () => {
    const born = fc.date({ min: new Date('1800-01-01'), max: new Date('2299-12-31'), noInvalidDate: true })
    const serial = fc.array(fc.nat(9), { minLength: 4, maxLength: 4 })
    fc.assert(
      fc.property(born, serial, (day, digits) => {
        const birthDate = day.toISOString().slice(0, 10)
        const reading = readPesel(peselOf(birthDate, digits))
        expect(reading?.birthDate.toString()).toBe(birthDate)
        expect(reading?.sex).toBe((digits[3] ?? 0) % 2 === 1 ? 'MALE' : 'FEMALE')
      }),
    )
  })
})

/** Makes a number by the legal description: the month encodes the century, the last digit is a check. */
function peselOf(birthDate: string, serial: readonly number[]): string {
  const [year = 0, month = 0, day = 0] = birthDate.split('-').map(Number)
  const offset = { 18: 80, 19: 0, 20: 20, 21: 40, 22: 60 }[Math.trunc(year / 100)] ?? 0
  const two = (part: number) => String(part % 100).padStart(2, '0')
  const body = two(year) + two(month + offset) + two(day) + serial.join('')
  const sum = [...body].reduce((all, digit, index) => all + Number(digit) * Number('1379'[index % 4]), 0)
  return `${body}${(10 - (sum % 10)) % 10}`
}

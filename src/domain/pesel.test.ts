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
})

const WEIGHTS = [1, 3, 7, 9, 1, 3, 7, 9, 1, 3] as const
/** The month number encodes the century (specification §3). */
const CENTURIES = [1900, 2000, 2100, 2200, 1800] as const

/** The data contained in a PESEL number. */
export interface PeselReading {
  /** Eleven digits, whitespace removed. */
  readonly pesel: string
  readonly birthDate: Temporal.PlainDate
  readonly sex: 'MALE' | 'FEMALE'
}

/**
 * Reads a PESEL: 11 digits after removing whitespace, a real birth date, a right check digit (specification §5). Null
 * when it is not one. Whether the date lies in the future is not checked here.
 */
export function readPesel(typed: string): PeselReading | null {
  const pesel = typed.replace(/\s/g, '')
  if (!/^[0-9]{11}$/.test(pesel)) return null
  const digits = [...pesel].map(Number)
  const birthDate = birthDateOf(pesel)
  if (birthDate === null || checkDigit(digits) !== digits[10]) return null
  return { pesel, birthDate, sex: (digits[9] ?? 0) % 2 === 1 ? 'MALE' : 'FEMALE' }
}

function checkDigit(digits: readonly number[]): number {
  const sum = WEIGHTS.reduce<number>((all, weight, index) => all + weight * (digits[index] ?? 0), 0)
  return (10 - (sum % 10)) % 10
}

function birthDateOf(pesel: string): Temporal.PlainDate | null {
  const monthPart = Number(pesel.slice(2, 4))
  const century = CENTURIES[Math.floor(monthPart / 20)]
  if (century === undefined) return null
  const date = {
    year: century + Number(pesel.slice(0, 2)),
    month: monthPart % 20,
    day: Number(pesel.slice(4, 6)),
  }
  try {
    return Temporal.PlainDate.from(date, { overflow: 'reject' })
  } catch {
    return null
  }
}

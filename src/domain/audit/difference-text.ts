/** The inconsistency, and what it concerns. */
interface Difference {
  readonly registration: string | null
  readonly pool: string | null
  readonly payment: string | null
  readonly sides: Readonly<Record<string, unknown>>
}

/** A difference as an engineer reads it: 'event: 4 taken, 3 claimed', 'ZG-4F7K: state confirmed, 0 paid'. */
export function differenceText({ registration, pool, payment, sides }: Difference): string {
  const values = Object.entries(sides).map(sideText).join(', ')
  const about = [registration, pool, payment].filter((name) => name !== null).join(', ')
  return `${about === '' ? '' : `${about}: `}${values}`
}

const sideText = ([name, value]: readonly [string, unknown]) =>
  typeof value === 'number' ? `${value} ${name}` : `${name} ${plain(value)}`

/** Texts as they are, everything else as JSON. */
export const plain = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value ?? null)

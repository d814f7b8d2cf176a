/** One condition of a list: of one of these values in what the key names ('group', 'paid', 'answer.size', 'age'). */
export interface Condition {
  readonly key: string
  readonly values: readonly string[]
}

/** The key of a condition on the tags that the staff have given. */
export const TAG = 'tag'

/** The key of a condition on how any document stands; on one of them it is followed by a dot and its question. */
export const DOCUMENTS = 'documents'

const MOST_CONDITIONS = 20
const MOST_VALUES = 50
const KEY = /^[a-z]+(?:\.[^\s|,:]{1,60})?$/

/** Conditions as they stand in an address: 'group:zielona|zolta,paid:unpaid'. */
export const writeConditions = (conditions: readonly Condition[]): string =>
  conditions
    .filter(({ values }) => values.length > 0)
    .map(({ key, values }) => `${key}:${values.map(encodeValue).join('|')}`)
    .join(',')

/** Reads them back; what is no condition is left out, so an old address still opens. */
export function readConditions(text: string): Condition[] {
  return text
    .split(',')
    .slice(0, MOST_CONDITIONS)
    .flatMap((part) => {
      const at = part.indexOf(':')
      const key = part.slice(0, at)
      if (at < 0 || !KEY.test(key)) return []
      const values = part
        .slice(at + 1)
        .split('|')
        .slice(0, MOST_VALUES)
        .flatMap(decodeValue)
      return values.length === 0 ? [] : [{ key, values }]
    })
}

const encodeValue = (value: string) => encodeURIComponent(value)

function decodeValue(value: string): string[] {
  try {
    const decoded = decodeURIComponent(value)
    return decoded === '' || decoded.includes('\0') ? [] : [decoded]
  } catch {
    return []
  }
}

/** From and to an age, both included; null where there is no such end. */
export interface Ages {
  readonly from: number | null
  readonly to: number | null
}

/** Reads '0-12', '18-' or '-12'; null when it is none of them. */
export function readAges(value: string): Ages | null {
  const found = /^(\d{0,3})-(\d{0,3})$/.exec(value)
  if (found === null || value === '-') return null
  const [from, to] = [found[1] ?? '', found[2] ?? '']
  return { from: from === '' ? null : Number(from), to: to === '' ? null : Number(to) }
}

/** The ISO days of birth of people who are so old on a day, both included; null where there is no such end. */
export function birthsOf(
  { from, to }: Ages,
  day: Temporal.PlainDate,
): { from: string | null; to: string | null } {
  return {
    from:
      to === null
        ? null
        : day
            .subtract({ years: to + 1 })
            .add({ days: 1 })
            .toString(),
    to: from === null ? null : day.subtract({ years: from }).toString(),
  }
}

import type { ListedHour } from './hours.ts'

/** Lines of a list of hours that was typed or pasted: '2.05.2026 10:00 20'. */
export interface TypedHours {
  readonly hours: readonly ListedHour[]
  /** Lines that are no hour, as they were typed. */
  readonly unread: readonly string[]
}

const LINE =
  /^(?<day>[\d.-]+)(?:\s*,\s*|\s+|T)(?<hour>\d{1,2})[:.](?<minute>\d{2})(?::00)?(?:[\s,;]+(?<places>\d{1,6}))?\D*$/u

/** Reads a line for each hour: the day, the hour and, after it, the places; left out they are not limited. */
export function readHours(text: string): TypedHours {
  const lines = text
    .split('\n')
    .map((line) => line.replaceAll(/[\t\u00a0]+/g, ' ').trim())
    .filter((line) => line !== '')
  const read = lines.map((line) => ({ line, hour: readLine(line) }))
  return {
    hours: read.flatMap(({ hour }) => hour ?? []),
    unread: read.filter(({ hour }) => hour === null).map(({ line }) => line),
  }
}

function readLine(line: string): ListedHour | null {
  const { day = '', hour = '', minute = '', places } = LINE.exec(line)?.groups ?? {}
  const date = readTypedDay(day)
  if (date === null || Number(hour) > 23 || Number(minute) > 59) return null
  const size = places === undefined ? null : Number(places)
  if (size !== null && size > 100_000) return null
  return { at: `${date}T${hour.padStart(2, '0')}:${minute}:00`, places: size }
}

/** '2.05.2026' or '2026-05-02'. */
function readTypedDay(text: string): string | null {
  const polish = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(text)
  const iso = polish ? `${polish[3]}-${polish[2]?.padStart(2, '0')}-${polish[1]?.padStart(2, '0')}` : text
  if (!/^\d{4}-\d{2}-\d{2}$/.test(iso)) return null
  const [year = 0, month = 0, day = 0] = iso.split('-').map(Number)
  const isDay =
    month >= 1 && month <= 12 && day >= 1 && day <= Temporal.PlainYearMonth.from({ year, month }).daysInMonth
  return isDay ? iso : null
}

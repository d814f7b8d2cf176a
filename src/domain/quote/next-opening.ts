import type { Window } from '../event/definition/definition.ts'
import { isoMoment, readMoment } from '../values/time.ts'

/** Every weekday comes once in a week; the day after the last may still begin within hours of today. */
const A_WEEK_AND_A_DAY = 8

/**
 * The next moment at which a window is open: now, when it is open now, else the beginning of its next hours; null when
 * it does not open again. In the format of stored moments, so that it compares as text.
 */
export function nextOpening(
  { opens, closes, hours, weekdays }: Window,
  now: Temporal.PlainDateTime,
): string | null {
  const opening = opens === null ? null : readMoment(opens)
  const from = opening !== null && Temporal.PlainDateTime.compare(opening, now) > 0 ? opening : now
  const earliest = isoMoment(from)
  const isInTime = (moment: string) => closes === null || moment <= closes
  if (hours.length === 0 && weekdays.length === 0) return isInTime(earliest) ? earliest : null
  for (let ahead = 0; ahead < A_WEEK_AND_A_DAY; ahead++) {
    const day = from.toPlainDate().add({ days: ahead })
    if (weekdays.length > 0 && !weekdays.includes(day.dayOfWeek)) continue
    const next = hoursOf(hours)
      .filter((span) => span.from <= span.to && `${day}T${span.to}` >= earliest)
      .map((span) => later(`${day}T${span.from}`, earliest))
      .sort()[0]
    if (next !== undefined) return isInTime(next) ? next : null
  }
  return null
}

/** The last moment at which a window is open, in the format of stored moments; null when it never ends. */
export function lastOpen({ closes, hours, weekdays }: Window): string | null {
  const end = closes === null ? null : readMoment(closes)
  if (end === null || (hours.length === 0 && weekdays.length === 0)) return closes
  const latest = isoMoment(end)
  for (let back = 0; back < A_WEEK_AND_A_DAY; back++) {
    const day = end.toPlainDate().subtract({ days: back })
    if (weekdays.length > 0 && !weekdays.includes(day.dayOfWeek)) continue
    const last = hoursOf(hours)
      .filter((span) => span.from <= span.to && `${day}T${span.from}` <= latest)
      .map((span) => earlier(`${day}T${span.to}`, latest))
      .sort()
      .at(-1)
    if (last !== undefined) return last
  }
  return null
}

const ALL_DAY = [{ from: '00:00:00', to: '23:59:59' }]

const hoursOf = (hours: Window['hours']) =>
  hours.length === 0 ? ALL_DAY : hours.map(({ from, to }) => ({ from: full(from), to: full(to) }))

/** '09:00' as '09:00:00', so that times compare as text. */
const full = (time: string) => (time.length === 5 ? `${time}:00` : time.slice(0, 8))

const earlier = (a: string, b: string) => (a < b ? a : b)
const later = (a: string, b: string) => (a > b ? a : b)

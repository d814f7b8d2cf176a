import { type Attendance, type AttendanceSpan, groupBySpans } from '#domain/quote/attendance.ts'
import { formatDays, formatHour, formatMoment, readDay } from '#domain/values/time.ts'

/** 'Turnus II, 16–23 stycznia 2027'; of one day with its hour: '15 lipca 2026, środa, 9:30'. */
function spanWords(span: AttendanceSpan): string {
  const [first, last] = [readDay(span.start), readDay(span.end)]
  if (first === null || last === null) return span.name ?? ''
  const days = isOneDay(span) ? firstDayWords(span) : formatDays(first, last)
  return [span.name, days].filter((each) => each !== null).join(', ')
}

/** 'Turnus I, 9–16 stycznia 2027; Turnus II, 16–23 stycznia 2027'; empty where no days are known. */
export const spansWords = (spans: readonly AttendanceSpan[]): string => spans.map(spanWords).join('; ')

/**
 * When people take part: one line where it is the same for all; otherwise a line for each time, starting with the
 * names, and ending with the hour of the first day and the place where these differ. None where no days are known.
 */
export function attendanceLines(
  attendances: readonly Attendance[],
  nameOf: (person: string) => string,
): string[] {
  const groups = groupBySpans(attendances).filter(({ spans }) => spans.length > 0)
  const [only, ...others] = groups
  if (only !== undefined && others.length === 0) return [spansWords(only.spans)]
  const samePlace = placeWords(attendances) !== null
  return groups.map(({ people, spans }) => {
    const words = spans.map((span) => withMeeting(span, samePlace))
    return `${people.map(nameOf).join(', ')}: ${words.join('; ')}`
  })
}

/** '16 stycznia 2027, sobota, 15:00': when all begin together; null where they do not, or no days are known. */
export function meetingWords(attendances: readonly Attendance[]): string | null {
  const firsts = attendances.flatMap(({ spans }) => spans[0] ?? [])
  const all = new Set(firsts.map(firstDayWords))
  return all.size === 1 ? ([...all][0] ?? null) : null
}

/**
 * 'Spotykamy się: 16 stycznia 2027, sobota, 15:00', where all begin together at an hour that is missing from the lines.
 */
export function hourWords(attendances: readonly Attendance[]): string | null {
  const [first] = attendances[0]?.spans ?? []
  const meeting = meetingWords(attendances)
  if (meeting === null || first === undefined || first.startTime === null || isOneDay(first)) return null
  return groupBySpans(attendances).length > 1 ? null : `Spotykamy się: ${meeting}`
}

/** Where all meet; null where that differs, or is not known. */
export function placeWords(attendances: readonly Attendance[]): string | null {
  const all = new Set(attendances.flatMap(({ spans }) => spans.map(({ place }) => place)))
  return all.size === 1 ? ([...all][0] ?? null) : null
}

/** 'Termin: Turnus II, 16–23 stycznia 2027' next to the day of meeting; null where that day is sufficient. */
export function termWords(attendances: readonly Attendance[]): string | null {
  const spans = attendances[0]?.spans ?? []
  return spans.length > 1 || spans.some((span) => span.name !== null || !isOneDay(span))
    ? spansWords(spans)
    : null
}

const isOneDay = ({ start, end }: AttendanceSpan) => start === end

function firstDayWords({ start, startTime }: AttendanceSpan): string {
  const day = readDay(start)
  if (day === null) return ''
  return startTime === null ? formatDays(day, day) : formatMoment(day.toPlainDateTime(startTime))
}

/** With the hour, and the place where not all meet at the same. */
function withMeeting(span: AttendanceSpan, samePlace: boolean): string {
  const { startTime, place } = span
  return [
    spanWords(span),
    startTime === null || isOneDay(span)
      ? null
      : `początek o\u00a0${formatHour(Temporal.PlainTime.from(startTime))}`,
    samePlace ? null : place,
  ]
    .filter((each) => each !== null)
    .join(', ')
}

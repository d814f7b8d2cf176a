/** A calendar entry for one stretch of days. */
export interface CalendarEvent {
  /** Unique in the file, and the same when the file is fetched again. */
  readonly id: string
  readonly title: string
  /** ISO days, both included. */
  readonly start: string
  readonly end: string
  /** ISO local time in Europe/Warsaw at which it begins; null: whole days, which no zone can shift. */
  readonly startTime: string | null
  readonly place: string | null
  readonly description: string
  readonly stamp: Temporal.Instant
}

/** The maker of these files; the domain keeps the ids of two makers apart. */
export interface CalendarMaker {
  readonly name: string
  readonly domain: string
}

/**
 * An iCalendar file (RFC 5545) with an entry for each event; lines are folded at 75 octets. An event that begins at an
 * hour ends with its last day, or, if it lasts one day, has no end: its duration is not known.
 */
export function eventCalendar(events: readonly CalendarEvent[], maker: CalendarMaker): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${maker.name}//PL`,
    ...(events.some(({ startTime }) => startTime !== null) ? WARSAW : []),
    ...events.flatMap((event) => eventLines(event, maker)),
    'END:VCALENDAR',
  ]
  return `${lines.flatMap(fold).join('\r\n')}\r\n`
}

function eventLines(event: CalendarEvent, { domain }: CalendarMaker): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${event.id}@${domain}`,
    `DTSTAMP:${event.stamp.toString({ smallestUnit: 'second' }).replace(/[-:]/g, '')}`,
    ...timeLines(event),
    `SUMMARY:${escapeText(event.title)}`,
    ...(event.place === null ? [] : [`LOCATION:${escapeText(event.place)}`]),
    `DESCRIPTION:${escapeText(event.description)}`,
    'END:VEVENT',
  ]
}

function timeLines({ start, end, startTime }: CalendarEvent): string[] {
  const dayAfter = compact(Temporal.PlainDate.from(end).add({ days: 1 }).toString())
  if (startTime === null) return [`DTSTART;VALUE=DATE:${compact(start)}`, `DTEND;VALUE=DATE:${dayAfter}`]
  const time = compact(Temporal.PlainTime.from(startTime).toString({ smallestUnit: 'second' }))
  return [
    `DTSTART;TZID=Europe/Warsaw:${compact(start)}T${time}`,
    ...(start === end ? [] : [`DTEND;TZID=Europe/Warsaw:${dayAfter}T000000`]),
  ]
}

const compact = (iso: string) => iso.replace(/[-:]/g, '')

/** A file that names a zone describes it (RFC 5545, 3.6.5): summer time of the European Union since 1996. */
const WARSAW = [
  'BEGIN:VTIMEZONE',
  'TZID:Europe/Warsaw',
  'BEGIN:DAYLIGHT',
  'DTSTART:19960331T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0200',
  'TZNAME:CEST',
  'END:DAYLIGHT',
  'BEGIN:STANDARD',
  'DTSTART:19961027T030000',
  'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0100',
  'TZNAME:CET',
  'END:STANDARD',
  'END:VTIMEZONE',
]

function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n')
}

/** A line may hold 75 octets; what follows begins with a space. Letters of two octets are not cut. */
function fold(line: string): string[] {
  const folded: string[] = []
  let current = ''
  let octets = 0
  for (const char of line) {
    const size = octetsOf(char)
    if (octets + size > 75) {
      folded.push(current)
      current = ' '
      octets = 1
    }
    current += char
    octets += size
  }
  return [...folded, current]
}

function octetsOf(char: string): number {
  const point = char.codePointAt(0) ?? 0
  if (point < 0x80) return 1
  if (point < 0x800) return 2
  return point < 0x10000 ? 3 : 4
}

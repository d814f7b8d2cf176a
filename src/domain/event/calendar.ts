/** What goes into a calendar: whole days, so that no zone can shift them. */
export interface CalendarEvent {
  readonly id: string
  readonly title: string
  /** ISO days, both included. */
  readonly start: string
  readonly end: string
  readonly place: string | null
  readonly address: string
  readonly stamp: Temporal.Instant
}

/** An iCalendar file (RFC 5545) with one event of whole days; lines are folded at 75 octets. */
export function eventCalendar(event: CalendarEvent): string {
  const dayAfter = Temporal.PlainDate.from(event.end).add({ days: 1 }).toString()
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Zapisano//PL',
    'BEGIN:VEVENT',
    `UID:${event.id}@zapisano`,
    `DTSTAMP:${event.stamp.toString({ smallestUnit: 'second' }).replace(/[-:]/g, '')}`,
    `DTSTART;VALUE=DATE:${event.start.replaceAll('-', '')}`,
    `DTEND;VALUE=DATE:${dayAfter.replaceAll('-', '')}`,
    `SUMMARY:${escapeText(event.title)}`,
    ...(event.place === null ? [] : [`LOCATION:${escapeText(event.place)}`]),
    `DESCRIPTION:${escapeText(event.address)}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return `${lines.flatMap(fold).join('\r\n')}\r\n`
}

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

import { type CalendarEvent, type CalendarMaker, eventCalendar } from '#domain/event/definition/calendar.ts'
import type { Attendance, AttendanceSpan } from '#domain/quote/attendance.ts'

interface Registered {
  readonly registration: {
    readonly number: string
    /** ISO instant. */
    readonly createdAt: string
    readonly attendance: readonly Attendance[]
    readonly people: readonly {
      readonly ref: string
      readonly firstName: string
      readonly lastName: string
    }[]
    readonly event: { readonly title: string }
  }
  /** Of the event's page. */
  readonly address: string
  readonly maker: CalendarMaker
}

/**
 * The calendar file of a registration: an entry for each stretch of days on which any of its people takes part, with
 * their names where not all come then. Null where no days are known.
 */
export function registrationCalendar({ registration, address, maker }: Registered): string | null {
  const { attendance, number, event, people, createdAt } = registration
  const refs = new Map<string, { span: AttendanceSpan; refs: string[] }>()
  for (const { person, spans } of attendance) {
    for (const span of spans) {
      const key = [span.start, span.end, span.startTime, span.name].join(' ')
      const known = refs.get(key) ?? { span, refs: [] }
      if (person !== null) known.refs.push(person)
      refs.set(key, known)
    }
  }
  const events = [...refs.entries()].map(([key, { span, refs: who }]): CalendarEvent => {
    const names = people
      .filter(({ ref }) => who.includes(ref))
      .map(({ firstName, lastName }) => `${firstName} ${lastName}`)
    return {
      id: idOf(number, key),
      title: span.name === null ? event.title : `${event.title}, ${span.name}`,
      start: span.start,
      end: span.end,
      startTime: span.startTime,
      place: span.place,
      description: [...(names.length < people.length ? [names.join(', ')] : []), address].join('\n'),
      stamp: Temporal.Instant.from(createdAt),
    }
  })
  return events.length === 0 ? null : eventCalendar(events, maker)
}

/** 'ZG-4F7K-2027-01-16-2027-01-23-turnus-ii': without characters that an identifier may not contain. */
const idOf = (number: string, key: string) =>
  `${number}-${key
    .normalize('NFKD')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .replace(/-+$/, '')}`

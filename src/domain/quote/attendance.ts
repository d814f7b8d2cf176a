import type { EventDefinition, Item } from '../event/definition/definition.ts'
import type { PersonDraft, RegistrationDraft } from '../registration/draft.ts'
import { readDay } from '../values/time.ts'
import { readChoice } from './choices.ts'

/** A span of days on which a person takes part: ISO days, both included. */
export interface AttendanceSpan {
  /** The term or group whose days these are; null where they are days of the event itself. */
  readonly name: string | null
  readonly start: string
  readonly end: string
  /** ISO local time at which people meet on the first day; null where the definition states none. */
  readonly startTime: string | null
  /** Where they meet: the place of the term or group, else of the event; null where none is stated. */
  readonly place: string | null
}

/** When one person takes part; `person` is null for everyone where an event counts heads. */
export interface Attendance {
  /** `ref` of the draft. */
  readonly person: string | null
  readonly spans: readonly AttendanceSpan[]
}

type Dated = Pick<EventDefinition, 'attendance' | 'dates' | 'groups' | 'items' | 'page' | 'slots'>
type Attendee = Pick<PersonDraft, 'ref' | 'group' | 'choices'>
type Attending = Pick<RegistrationDraft, 'choices' | 'slot'> & { readonly people: readonly Attendee[] }

/**
 * When each person of a registration takes part: the chosen terms (turnusy), else the chosen days or stages, each
 * unbroken run of them one span, else the hour of entry, else the days of the group, else those of the event. Ages and
 * deadlines follow the same order (`datesOf`). Without any days there are no spans.
 */
export function attendanceOf(definition: Dated, draft: Attending): Attendance[] {
  if (definition.attendance === 'headcount')
    return [{ person: null, spans: spansOf(definition, draft, null) }]
  return draft.people.map((person) => ({ person: person.ref, spans: spansOf(definition, draft, person) }))
}

/** People who take part at the same time together, in the order of the people. */
export function groupBySpans(
  attendances: readonly Attendance[],
): { readonly people: readonly string[]; readonly spans: readonly AttendanceSpan[] }[] {
  const groups = new Map<string, { people: string[]; spans: readonly AttendanceSpan[] }>()
  for (const { person, spans } of attendances) {
    const key = JSON.stringify(spans)
    const group = groups.get(key) ?? { people: [], spans }
    if (person !== null) group.people.push(person)
    groups.set(key, group)
  }
  return [...groups.values()]
}

function spansOf(definition: Dated, draft: Attending, person: Attendee | null): AttendanceSpan[] {
  const options = chosenOptions(definition, draft, person)
  const terms = options.flatMap(({ name, dates }) =>
    dates === undefined ? [] : [spanOf(definition, { ...dates, name, end: dates.end ?? dates.start })],
  )
  if (terms.length > 0) return terms.toSorted((a, b) => (a.start < b.start ? -1 : 1))
  const days = options.flatMap(({ day }) => day ?? [])
  if (days.length > 0)
    return runsOfDays(days).map(([start, end]) => spanOf(definition, { name: null, start, end }))
  if (definition.slots !== null && draft.slot !== null) {
    const [day = '', startTime = null] = draft.slot.split('T')
    const place = definition.page.place ?? null
    return [{ name: null, start: day, end: day, startTime, place }]
  }
  const { start, end } = definition.dates
  const group = definition.groups.find(({ id }) => id === person?.group)
  if (group?.dates !== undefined) {
    const { name, dates } = group
    return [spanOf(definition, { ...dates, name, end: dates.end ?? end ?? dates.start })]
  }
  return start === null ? [] : [spanOf(definition, { name: null, start, end: end ?? start })]
}

type OwnDays = Pick<AttendanceSpan, 'name' | 'start' | 'end'> & {
  readonly startTime?: string | undefined
  readonly place?: string | undefined
}

/** The event's own hour applies to its first day, and to terms and groups that state none. */
function spanOf({ dates, page }: Dated, { name, start, end, startTime, place }: OwnDays): AttendanceSpan {
  const ofEvent = name !== null || start === dates.start ? dates.startTime : undefined
  return { name, start, end, startTime: startTime ?? ofEvent ?? null, place: place ?? page.place ?? null }
}

/** Options that determine when a person takes part; an excursion or a meal on a separate day does not. */
function chosenOptions({ items }: Dated, draft: Attending, person: Attendee | null) {
  return items.filter(determinesAttendance).flatMap((item) => {
    const choices = item.per === 'person' ? (person?.choices ?? {}) : draft.choices
    return readChoice(item, choices[item.id]).picks.flatMap(({ option }) => option ?? [])
  })
}

/** Items of participation, or those that everyone must choose. */
const determinesAttendance = ({ category, choose }: Item) => category === 'participation' || choose === 'one'

/** First and last day of each unbroken run. */
function runsOfDays(days: readonly string[]): [string, string][] {
  const runs: [string, string][] = []
  for (const day of [...new Set(days)].toSorted()) {
    const last = runs.at(-1)
    if (last !== undefined && readDay(last[1])?.add({ days: 1 }).toString() === day) last[1] = day
    else runs.push([day, day])
  }
  return runs
}

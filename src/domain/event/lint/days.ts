import { slotsOfDay } from '../../capacity/slots.ts'
import { readDay } from '../../values/time.ts'
import type { EventDefinition, SlotPattern } from '../definition/definition.ts'
import { type DefinitionProblem, pathOf } from '../definition/problem.ts'
import { comparisonsOf, conditionsOf } from '../facts/conditions-of.ts'

/** Days far from the event, usually of another year or month, and hours that leave nothing open. */
export const lintDays = (definition: EventDefinition): DefinitionProblem[] => [
  ...farTerms(definition),
  ...farAgeDays(definition),
  ...endAlone(definition),
  ...termsWithoutDays(definition),
  ...(definition.slots === null || 'list' in definition.slots ? [] : lintSlots(definition.slots)),
]

const TERMS = /turnus/i

/** Terms that state no days of their own: everyone would see those of the whole event. */
function termsWithoutDays({ groups, groupLabel, items }: EventDefinition): DefinitionProblem[] {
  const areTerms = (name: string, of: readonly { readonly dates?: unknown; readonly day?: unknown }[]) =>
    TERMS.test(name) &&
    of.length > 1 &&
    of.every(({ dates, day }) => dates === undefined && day === undefined)
  return [
    ...(areTerms(groupLabel, groups) ? [{ path: 'groups', code: 'terms_without_days' as const }] : []),
    ...items.flatMap(({ name, options }, i) =>
      areTerms(name, options)
        ? [{ path: pathOf('items', i, 'options'), code: 'terms_without_days' as const }]
        : [],
    ),
  ]
}

/** The most days a term may begin before the event or end after it; a single day fewer. */
const TERM_MARGIN = 92
const DAY_MARGIN = 3

function farTerms({ dates, groups, items }: EventDefinition): DefinitionProblem[] {
  const [start, end] = [readDay(dates.start ?? ''), readDay(dates.end ?? dates.start ?? '')]
  if (start === null || end === null) return []
  const isFar = (day: string, margin: number) => {
    const read = readDay(day)
    return read !== null && (read.until(start).days > margin || end.until(read).days > margin)
  }
  const far = {
    code: 'term_far_from_event' as const,
    values: { start: start.toString(), end: end.toString() },
  }
  const options = items.flatMap(({ options: all }, i) =>
    all.map((option, j) => ({ ...option, path: pathOf('items', i, 'options', j) })),
  )
  const own = [...groups.map((group, i) => ({ ...group, path: pathOf('groups', i) })), ...options]
  return [
    ...own.flatMap(({ path, dates: term }) =>
      term !== undefined && [term.start, term.end ?? term.start].some((day) => isFar(day, TERM_MARGIN))
        ? [{ path: pathOf(path, 'dates'), ...far }]
        : [],
    ),
    ...options.flatMap(({ path, day }) =>
      day !== undefined && isFar(day, DAY_MARGIN) ? [{ path: pathOf(path, 'day'), ...far }] : [],
    ),
  ]
}

/** An age is calculated within about a year of the event. */
const AGE_DAY_MARGIN = 400

function farAgeDays(definition: EventDefinition): DefinitionProblem[] {
  const start = readDay(definition.dates.start ?? '')
  const { ageDay } = definition.dates
  if (start === null) return []
  const isFar = (text: string) => {
    const day = readDay(text)
    return day !== null && Math.abs(day.until(start).days) > AGE_DAY_MARGIN
  }
  const far = (path: string, on: string): DefinitionProblem => ({
    path,
    code: 'age_day_far',
    values: { day: on },
  })
  const stated = conditionsOf(definition).flatMap(({ path, condition }) =>
    comparisonsOf(condition).flatMap(({ fact }) => {
      const day = fact.startsWith('ageOn.') ? fact.slice('ageOn.'.length) : ''
      return isFar(day) ? [far(path, day)] : []
    }),
  )
  return [...(ageDay !== undefined && isFar(ageDay) ? [far('dates.ageDay', ageDay)] : []), ...stated]
}

const endAlone = ({ dates }: EventDefinition): DefinitionProblem[] =>
  dates.start === null && dates.end !== null ? [{ path: 'dates.start', code: 'event_without_start' }] : []

function lintSlots(slots: SlotPattern): DefinitionProblem[] {
  const breaks = [
    { path: 'slots', all: slots.breaks },
    ...slots.other.map((hours, i) => ({ path: pathOf('slots.other', i), all: hours.breaks })),
  ]
  return [
    ...breaks.flatMap(({ path, all }) =>
      all.flatMap(({ from, to }, i) =>
        from >= to ? [{ path: pathOf(path, 'breaks', i), code: 'entry_break_empty' as const }] : [],
      ),
    ),
    ...slots.closed.flatMap((closed, i) =>
      'day' in closed && (closed.day < slots.from || (slots.to !== null && closed.day > slots.to))
        ? [{ path: pathOf('slots.closed', i), code: 'entry_closed_anyway' as const }]
        : [],
    ),
    ...slots.other.flatMap((hours, i) => {
      const days = hours.days.flatMap((day) => readDay(day) ?? [])
      const isEmpty = hours.first > hours.last || days.some((day) => isWithin(slots, day) && none(slots, day))
      return isEmpty ? [{ path: pathOf('slots.other', i), code: 'entry_other_hours_none' as const }] : []
    }),
  ]
}

const isWithin = ({ from, to, closed }: SlotPattern, day: Temporal.PlainDate) =>
  day.toString() >= from &&
  (to === null || day.toString() <= to) &&
  !closed.some((each) => 'day' in each && each.day === day.toString())

const none = (slots: SlotPattern, day: Temporal.PlainDate) => slotsOfDay(slots, day).length === 0

import { slotsOfDay } from '../../capacity/slots.ts'
import { formatDate, readDay } from '../../values/time.ts'
import type { EventDefinition, SlotPattern } from '../definition/definition.ts'
import { formatDayText } from '../definition/format-day-text.ts'
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
const WITHOUT_DAYS =
  'Turnusy nie mają własnych dni (dates), więc każdy przeczyta dni całego wydarzenia: w\u00a0wiadomości, na bilecie, w\u00a0kalendarzu.'

/** Terms that state no days of their own: everyone would see those of the whole event. */
function termsWithoutDays({ groups, groupLabel, items }: EventDefinition): DefinitionProblem[] {
  const areTerms = (name: string, of: readonly { readonly dates?: unknown; readonly day?: unknown }[]) =>
    TERMS.test(name) &&
    of.length > 1 &&
    of.every(({ dates, day }) => dates === undefined && day === undefined)
  return [
    ...(areTerms(groupLabel, groups) ? [{ path: 'groups', message: WITHOUT_DAYS }] : []),
    ...items.flatMap(({ name, options }, i) =>
      areTerms(name, options) ? [{ path: pathOf('items', i, 'options'), message: WITHOUT_DAYS }] : [],
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
  const message = `To daleko od wydarzenia, które trwa od ${formatDate(start)} do ${formatDate(end)}.`
  const options = items.flatMap(({ options: all }, i) =>
    all.map((option, j) => ({ ...option, path: pathOf('items', i, 'options', j) })),
  )
  const own = [...groups.map((group, i) => ({ ...group, path: pathOf('groups', i) })), ...options]
  return [
    ...own.flatMap(({ path, dates: term }) =>
      term !== undefined && [term.start, term.end ?? term.start].some((day) => isFar(day, TERM_MARGIN))
        ? [{ path: pathOf(path, 'dates'), message }]
        : [],
    ),
    ...options.flatMap(({ path, day }) =>
      day !== undefined && isFar(day, DAY_MARGIN) ? [{ path: pathOf(path, 'day'), message }] : [],
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
  const message = (text: string) => `Wiek liczy się na dzień daleko od wydarzenia: ${formatDayText(text)}.`
  const stated = conditionsOf(definition).flatMap(({ path, condition }) =>
    comparisonsOf(condition).flatMap(({ fact }) => {
      const day = fact.startsWith('ageOn.') ? fact.slice('ageOn.'.length) : ''
      return isFar(day) ? [{ path, message: message(day) }] : []
    }),
  )
  return [
    ...(ageDay !== undefined && isFar(ageDay) ? [{ path: 'dates.ageDay', message: message(ageDay) }] : []),
    ...stated,
  ]
}

const endAlone = ({ dates }: EventDefinition): DefinitionProblem[] =>
  dates.start === null && dates.end !== null
    ? [{ path: 'dates.start', message: 'Wydarzenie ma ostatni dzień, a\u00a0nie ma pierwszego.' }]
    : []

function lintSlots(slots: SlotPattern): DefinitionProblem[] {
  const breaks = [
    { path: 'slots', all: slots.breaks },
    ...slots.other.map((hours, i) => ({ path: pathOf('slots.other', i), all: hours.breaks })),
  ]
  return [
    ...breaks.flatMap(({ path, all }) =>
      all.flatMap(({ from, to }, i) =>
        from >= to
          ? [
              {
                path: pathOf(path, 'breaks', i),
                message: 'Przerwa kończy się, zanim się zacznie, więc jej nie ma.',
              },
            ]
          : [],
      ),
    ),
    ...slots.closed.flatMap((closed, i) =>
      'day' in closed && (closed.day < slots.from || (slots.to !== null && closed.day > slots.to))
        ? [{ path: pathOf('slots.closed', i), message: 'Tego dnia i\u00a0tak nie ma wejść.' }]
        : [],
    ),
    ...slots.other.flatMap((hours, i) => {
      const days = hours.days.flatMap((day) => readDay(day) ?? [])
      const isEmpty = hours.first > hours.last || days.some((day) => isWithin(slots, day) && none(slots, day))
      return isEmpty
        ? [
            {
              path: pathOf('slots.other', i),
              message: 'Z\u00a0tych godzin nie wynika żadna godzina wejścia.',
            },
          ]
        : []
    }),
  ]
}

const isWithin = ({ from, to, closed }: SlotPattern, day: Temporal.PlainDate) =>
  day.toString() >= from &&
  (to === null || day.toString() <= to) &&
  !closed.some((each) => 'day' in each && each.day === day.toString())

const none = (slots: SlotPattern, day: Temporal.PlainDate) => slotsOfDay(slots, day).length === 0

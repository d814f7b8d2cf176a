import { slotsOfDay } from '../capacity/slots.ts'
import { formatDate, readDay } from '../time.ts'
import { comparisonsOf, conditionsOf } from './conditions-of.ts'
import type { EventDefinition, SlotPattern } from './definition.ts'
import { type DefinitionProblem, pathOf } from './problem.ts'
import { saidDay } from './said-day.ts'

/** Days far from the event, mostly of another year or month, and hours that leave nothing open. */
export const oddDays = (definition: EventDefinition): DefinitionProblem[] => [
  ...farTerms(definition),
  ...farAgeDays(definition),
  ...endAlone(definition),
  ...(definition.slots === null ? [] : oddSlots(definition.slots)),
]

/** So many days a term may begin before the event or end after it; a single day fewer. */
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

/** An age is reckoned within a year or so of the event. */
const AGE_DAY_MARGIN = 400

function farAgeDays(definition: EventDefinition): DefinitionProblem[] {
  const start = readDay(definition.dates.start ?? '')
  const { ageDay } = definition.dates
  if (start === null) return []
  const isFar = (text: string) => {
    const day = readDay(text)
    return day !== null && Math.abs(day.until(start).days) > AGE_DAY_MARGIN
  }
  const message = (text: string) => `Wiek liczy się na dzień daleko od wydarzenia: ${saidDay(text)}.`
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

function oddSlots(slots: SlotPattern): DefinitionProblem[] {
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

import { nextOpening } from '../quote/next-opening.ts'
import { formatDate, readDay, readMoment } from '../time.ts'
import type { Ages, EventDefinition, Window } from './definition.ts'
import { lastDayOf } from './last-day.ts'
import { type DefinitionProblem, pathOf } from './problem.ts'

/** Ages and windows of something, where it stands, and whether it is for people. */
export interface PlacedGate {
  readonly path: string
  readonly ages?: Ages | undefined
  readonly windows: readonly Window[]
  readonly isOfPeople: boolean
}

/** Ages and windows of the event, its groups, types, items and options. */
export function gatesOf({ ages, windows, groups, types, items }: EventDefinition): PlacedGate[] {
  return [
    { path: '', ages, windows, isOfPeople: true },
    ...groups.map((group, i) => ({ ...group, path: pathOf('groups', i), isOfPeople: true })),
    ...types.map((type, i) => ({ ...type, path: pathOf('types', i), isOfPeople: true })),
    ...items.flatMap((item, i) => {
      const path = pathOf('items', i)
      const isOfPeople = item.per === 'person'
      return [
        { ...item, path, isOfPeople },
        ...item.options.map((option, j) => ({ ...option, path: pathOf(path, 'options', j), isOfPeople })),
      ]
    }),
  ]
}

/** Ages and windows that contradict themselves or come too late. */
export function checkGates(definition: EventDefinition): DefinitionProblem[] {
  const last = lastDayOf(definition)
  return gatesOf(definition).flatMap((gate) => [
    ...checkAges(gate),
    ...gate.windows.flatMap((window, i) => checkWindow(pathOf(gate.path, 'windows', i), window, last)),
  ])
}

function checkAges({ path, ages, isOfPeople }: PlacedGate): DefinitionProblem[] {
  if (ages === undefined) return []
  const place = pathOf(path, 'ages')
  if (!isOfPeople)
    return [{ path: place, message: 'Wiek dotyczy osoby, a\u00a0ta pozycja całego zgłoszenia.' }]
  const { from = 0, to = from } = ages
  return from > to ? [{ path: place, message: 'Wiek „od” jest większy niż wiek „do”.' }] : []
}

function checkWindow(path: string, window: Window, last: string | null): DefinitionProblem[] {
  const { opens, closes, hours } = window
  if (opens !== null && closes !== null && closes < opens) {
    return [{ path: pathOf(path, 'closes'), message: 'Zapisy kończą się, zanim się otworzą.' }]
  }
  const reversed = hours.flatMap(({ from, to }, i) =>
    from > to ? [{ path: pathOf(path, 'hours', i), message: 'Godzina „od” jest późniejsza niż „do”.' }] : [],
  )
  if (reversed.length > 0) return reversed
  if (opens !== null && last !== null && opens.slice(0, last.length) > last) {
    return [{ path: pathOf(path, 'opens'), message: `Zapisy otwierają się ${afterEvent(last)}.` }]
  }
  const start = readMoment(opens ?? '')
  const isNeverOpen = start !== null && closes !== null && nextOpening(window, start) === null
  return isNeverOpen
    ? [{ path, message: 'W\u00a0tym czasie nie ma żadnej godziny, w\u00a0której są zapisy.' }]
    : []
}

/** 'po wydarzeniu, które kończy się 14 sierpnia 2026': of something that comes after the last day. */
export function afterEvent(last: string): string {
  const day = readDay(last)
  return `po wydarzeniu, które kończy się ${day === null ? last : formatDate(day)}`
}

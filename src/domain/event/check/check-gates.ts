import { nextOpening } from '../../quote/next-opening.ts'
import { readMoment } from '../../values/time.ts'
import type { Ages, EventDefinition, Item, Window } from '../definition/definition.ts'
import { lastDayOf } from '../definition/last-day.ts'
import { type DefinitionProblem, pathOf } from '../definition/problem.ts'

/** Ages and windows of a part, its path, and whether it is for people. */
export interface PlacedGate {
  readonly path: string
  readonly ages?: Ages | undefined
  readonly windows: readonly Window[]
  readonly isOfPeople: boolean
}

/** A gate within the event, and the item of which it is an option. */
export interface PlacedPart {
  readonly gate: PlacedGate
  readonly item: Item | null
}

/** Ages and windows of the event, its groups, types, items and options. */
export function gatesOf(definition: EventDefinition): PlacedGate[] {
  const { ages, windows } = definition
  return [{ path: '', ages, windows, isOfPeople: true }, ...partsOf(definition).map(({ gate }) => gate)]
}

/** Ages and windows of groups, types, items and options. */
export function partsOf({ groups, types, items }: EventDefinition): PlacedPart[] {
  const people = (list: string, all: readonly Omit<PlacedGate, 'path' | 'isOfPeople'>[]) =>
    all.map((each, i) => ({ gate: { ...each, path: pathOf(list, i), isOfPeople: true }, item: null }))
  return [
    ...people('groups', groups),
    ...people('types', types),
    ...items.flatMap((item, i) => {
      const path = pathOf('items', i)
      const isOfPeople = item.per === 'person'
      return [
        { gate: { ...item, path, isOfPeople }, item: null },
        ...item.options.map((option, j) => ({
          gate: { ...option, path: pathOf(path, 'options', j), isOfPeople },
          item,
        })),
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
  if (!isOfPeople) return [{ path: place, code: 'ages_of_registration' }]
  const { from = 0, to = from, born = {} } = ages
  const { from: first = 0, to: last = first } = born
  return [
    ...(from > to ? [{ path: place, code: 'ages_reversed' as const }] : []),
    ...(first > last ? [{ path: pathOf(place, 'born'), code: 'born_reversed' as const }] : []),
  ]
}

function checkWindow(path: string, window: Window, last: string | null): DefinitionProblem[] {
  const { opens, closes, hours } = window
  if (opens !== null && closes !== null && closes < opens) {
    return [{ path: pathOf(path, 'closes'), code: 'window_reversed' }]
  }
  const reversed = hours.flatMap(({ from, to }, i) =>
    from > to ? [{ path: pathOf(path, 'hours', i), code: 'window_hours_reversed' as const }] : [],
  )
  if (reversed.length > 0) return reversed
  if (opens !== null && last !== null && opens.slice(0, last.length) > last) {
    return [{ path: pathOf(path, 'opens'), code: 'window_opens_after_event', values: { last } }]
  }
  const start = readMoment(opens ?? '')
  const isNeverOpen = start !== null && closes !== null && nextOpening(window, start) === null
  return isNeverOpen ? [{ path, code: 'window_without_hours' }] : []
}

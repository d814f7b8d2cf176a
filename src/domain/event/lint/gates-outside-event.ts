import { gatesOf, type PlacedGate, partsOf } from '../check/check-gates.ts'
import { rangesOfAges } from '../definition/age-range.ts'
import type { Ages, EventDefinition, Item, Window } from '../definition/definition.ts'
import { type DefinitionProblem, pathOf } from '../definition/problem.ts'
import { type Season, seasonOf } from '../reasoning/times-of.ts'

/** Groups, types, items and options for ages or times that the event, or the item, excludes. */
export function gatesOutsideEvent(definition: EventDefinition): DefinitionProblem[] {
  const season = seasonOf(definition)
  const ofEvent = { item: null, ages: definition.ages }
  return [
    ...gatesOf(definition).flatMap(unreachableWindows),
    ...partsOf(definition).flatMap(({ gate, item }) => [
      ...agesOutside(gate, [ofEvent, { item, ages: item?.ages }]),
      ...windowsOutsideSeason(gate, season),
    ]),
  ]
}

/** A window for some people within a window for everyone gives them nothing. */
function unreachableWindows({ path, windows }: PlacedGate): DefinitionProblem[] {
  return windows.flatMap(({ when, opens, closes }, i) => {
    const around = windows.some(
      (other) =>
        other.when === undefined &&
        other.hours.length + other.weekdays.length === 0 &&
        (other.opens === null || (opens !== null && other.opens <= opens)) &&
        (other.closes === null || (closes !== null && other.closes >= closes)),
    )
    return when !== undefined && around
      ? [{ path: pathOf(path, 'windows', i), code: 'window_gives_nothing' }]
      : []
  })
}

interface Outer {
  /** The item of which a part is an option; null for the whole event. */
  readonly item: Item | null
  readonly ages: Ages | undefined
}

function agesOutside({ path, ages }: PlacedGate, outer: readonly Outer[]): DefinitionProblem[] {
  if (ages === undefined) return []
  const at = pathOf(path, 'ages')
  return outer.flatMap(({ item, ages: around }): DefinitionProblem[] => {
    if (around === undefined || meet(around, ages)) return []
    return item === null
      ? [{ path: at, code: 'ages_outside_event', values: { ages: around } }]
      : [{ path: at, code: 'ages_outside_item', values: { name: item.name, ages: around } }]
  })
}

function meet(a: Ages, b: Ages): boolean {
  const [one, other] = [rangesOfAges(a), rangesOfAges(b)]
  return AGED.every((fact) => one[fact].from <= other[fact].to && other[fact].from <= one[fact].to)
}

const AGED = ['age', 'birthYear'] as const

/** After every day, as text. */
const AFTER_ALL = '9999'

function windowsOutsideSeason({ path, windows }: PlacedGate, { opens, closes }: Season): DefinitionProblem[] {
  const isEarly = (window: Window) => window.closes !== null && window.closes < (opens ?? '')
  const isLate = (window: Window) => (window.opens?.slice(0, 10) ?? '') > (closes ?? AFTER_ALL)
  return windows.flatMap((window, i): DefinitionProblem[] => {
    const at = pathOf(path, 'windows', i)
    if (isEarly(window)) return [{ path: at, code: 'window_before_season', values: { opens: opens ?? '' } }]
    return isLate(window) ? [{ path: at, code: 'window_after_season', values: { closes: closes ?? '' } }] : []
  })
}

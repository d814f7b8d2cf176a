import { gatesOf, type PlacedGate, partsOf } from '../check/check-gates.ts'
import { peopleOfAges, rangesOfAges } from '../definition/age-range.ts'
import type { Ages, EventDefinition, Window } from '../definition/definition.ts'
import { formatDayText } from '../definition/format-day-text.ts'
import { type DefinitionProblem, pathOf } from '../definition/problem.ts'
import { type Season, seasonOf } from '../reasoning/times-of.ts'

/** Groups, types, items and options for ages or times that the event, or the item, excludes. */
export function gatesOutsideEvent(definition: EventDefinition): DefinitionProblem[] {
  const season = seasonOf(definition)
  const ofEvent = { whose: 'wydarzenie jest', ages: definition.ages }
  return [
    ...gatesOf(definition).flatMap(unreachableWindows),
    ...partsOf(definition).flatMap(({ gate, item }) => [
      ...agesOutside(gate, [ofEvent, { whose: `„${item?.name}” jest`, ages: item?.ages }]),
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
      ? [
          {
            path: pathOf(path, 'windows', i),
            message: 'To pierwszeństwo nic nie daje: w\u00a0tym czasie zapisać się mogą wszyscy.',
          },
        ]
      : []
  })
}

interface Outer {
  readonly whose: string
  readonly ages: Ages | undefined
}

function agesOutside({ path, ages }: PlacedGate, outer: readonly Outer[]): DefinitionProblem[] {
  if (ages === undefined) return []
  return outer.flatMap(({ whose, ages: around }) =>
    around === undefined || meet(around, ages)
      ? []
      : [
          {
            path: pathOf(path, 'ages'),
            message: `Nikt nie jest w\u00a0tym wieku: ${whose} dla ${peopleOfAges(around)}.`,
          },
        ],
  )
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
  return windows.flatMap((window, i) => {
    const at = pathOf(path, 'windows', i)
    if (isEarly(window))
      return [
        {
          path: at,
          message: `Ten czas mija, zanim zaczną się zapisy na wydarzenie (${formatDayText(opens ?? '')}).`,
        },
      ]
    return isLate(window)
      ? [
          {
            path: at,
            message: `Ten czas zaczyna się po końcu zapisów na wydarzenie (${formatDayText(closes ?? '')}).`,
          },
        ]
      : []
  })
}

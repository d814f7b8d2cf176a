import type { Grosze } from '../../values/money.ts'
import { dayBefore, type EventDays, eventDays } from '../kit/event-days.ts'
import { readTypedDays } from '../kit/read-days.ts'
import { part5, raised5 } from '../kit/rounded.ts'
import type { TemplateAnswers } from '../kit/template.ts'
import { runCard } from './card.ts'
import { type Distance, distancesOf } from './distances.ts'

/** A run as answered, with what follows from it. */
export interface Run {
  readonly days: EventDays
  readonly distances: readonly Distance[]
  /** Several distances; empty where there is one. */
  readonly types: readonly Distance[]
  /** Whether somebody but children runs. */
  readonly hasAdults: boolean
  readonly limit: number | null
  /** The last day of ordering what is made ahead; null where the first day is not known. */
  readonly orderedBy: Temporal.PlainDate | null
  readonly prices: RunPrices
}

/** What a start costs: paid early, in the main time, late, and at the desk on the day. */
export interface StepPrices {
  readonly early: Grosze
  readonly main: Grosze
  readonly late: Grosze
  readonly desk: Grosze
}

export interface RunPrices {
  readonly adult: Grosze
  readonly child: Grosze
  readonly starts: Readonly<Record<Distance['kind'], StepPrices>>
  /** Of who is seventy in the year of the run. */
  readonly senior: Grosze
  readonly shirt: Grosze
  readonly engraving: Grosze
  readonly pasta: Grosze
  /** The most that is retained of who resigns in time, and later; the first is also the fee for a late hand-over. */
  readonly cost: Grosze
  readonly lateCost: Grosze
}

/** From so many people in one registration on, each pays less. */
export const TEAM = 5
/** Starts for sale at the desk on the day. */
export const DESK_PLACES = 30

const { adult: usualAdult, child: usualChild } = runCard.questions.prices

export function runOf(answers: TemplateAnswers): Run {
  const days = eventDays(answers)
  const distances = distancesOf(answers.own.distances ?? '')
  return {
    days,
    distances,
    types: distances.length > 1 ? distances : [],
    hasAdults: distances.some(({ kind }) => kind !== 'children'),
    limit: answers.limit,
    orderedBy: orderedBy(days, answers.own.shirts ?? ''),
    prices: pricesOf(answers.adult ?? usualAdult?.usual ?? 0, answers.child ?? usualChild?.usual ?? 0),
  }
}

/** As typed, if that is before the run; else a month before it. */
function orderedBy(days: EventDays, typed: string): Temporal.PlainDate | null {
  const { start } = days
  if (start === null) return null
  const read = readTypedDays(typed, start.subtract({ years: 1 }))?.start ?? null
  return read !== null && Temporal.PlainDate.compare(read, start) < 0 ? read : dayBefore(days, 30)
}

function pricesOf(adult: Grosze, child: Grosze): RunPrices {
  return {
    adult,
    child,
    starts: {
      longest: {
        early: part5(adult, 80),
        main: adult,
        late: raised5(adult, 125),
        desk: raised5(adult, 150),
      },
      shorter: {
        early: part5(adult, 55),
        main: part5(adult, 70),
        late: part5(adult, 90),
        desk: raised5(adult, 110),
      },
      children: { early: child, main: child, late: child, desk: raised5(child, 150) },
    },
    senior: part5(adult, 25),
    shirt: part5(adult, 45),
    engraving: part5(adult, 20),
    pasta: part5(adult, 15),
    cost: part5(adult, 10),
    lateCost: part5(adult, 40),
  }
}

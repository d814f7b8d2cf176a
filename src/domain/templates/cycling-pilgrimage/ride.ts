import type { Grosze } from '../../values/money.ts'
import { type EventDays, eventDays, everyDay } from '../kit/event-days.ts'
import { clip } from '../kit/names.ts'
import { r5 } from '../kit/rounded.ts'
import type { TemplateAnswers } from '../kit/template.ts'
import { cyclingPilgrimageCard } from './card.ts'
import { type Start, startsOf } from './starts.ts'

/** A ride as answered, with what follows from it. */
export interface Ride {
  readonly days: EventDays
  readonly target: string
  /** The evenings of suppers: all but the last. */
  readonly evenings: readonly Temporal.PlainDate[]
  /** None where everybody sets out together. */
  readonly starts: readonly Start[]
  readonly limit: number | null
  readonly prices: RidePrices
}

interface RidePrices {
  readonly adult: Grosze
  readonly child: Grosze
  readonly supper: Grosze
  readonly returnNear: Grosze
  readonly returnFar: Grosze
  readonly shirt: Grosze
  /** The most that is retained of who resigns late. */
  readonly cost: Grosze
}

const { adult: usualAdult, child: usualChild } = cyclingPilgrimageCard.questions.prices

/** A longer way is no list of evenings to choose from. */
const MOST_EVENINGS = 30

export function rideOf(answers: TemplateAnswers): Ride {
  const days = eventDays(answers)
  const evenings = everyDay(days).slice(0, -1)
  const adult = answers.adult ?? usualAdult?.usual ?? 0
  return {
    days,
    target: clip(answers.own.target ?? '', 80) || 'Jasna Góra, Częstochowa',
    starts: startsOf(answers.place, answers.own.starts ?? '', days),
    evenings: evenings.length > MOST_EVENINGS ? [] : evenings,
    limit: answers.limit,
    prices: {
      adult,
      child: answers.child ?? usualChild?.usual ?? 0,
      supper: r5(adult, 7),
      returnNear: r5(adult, 27),
      returnFar: r5(adult, 32),
      shirt: r5(adult, 40),
      cost: r5(adult, 20),
    },
  }
}

/** Less of the way costs less: from the second day, later, on the last day. */
export function priceFrom({ nth, isLast }: Start, whole: Grosze): Grosze {
  if (nth === 1) return whole
  if (isLast) return r5(whole, 50)
  return nth === 2 ? r5(whole, 85) : r5(whole, 70)
}

/** So many days before the first day of the event, whatever the own start. */
export const daysBefore = ({ days, starts }: Ride, before: number) =>
  starts.length > 0 && days.start !== null
    ? { on: days.start.subtract({ days: before }).toString() }
    : { days: before, before: 'start' as const }

import type { Grosze } from '../../values/money.ts'
import { type EventDays, eventDays, lengthOf } from '../kit/event-days.ts'
import { clip, listOf, withIds } from '../kit/names.ts'
import { r5 } from '../kit/rounded.ts'
import type { TemplateAnswers } from '../kit/template.ts'
import { walkingPilgrimageCard } from './card.ts'

/** A walk as answered, with what follows from it. */
export interface Walk {
  readonly days: EventDays
  /** How many days may be chosen one by one; 0 where only the whole way can be walked. */
  readonly single: number
  readonly target: string
  readonly groups: readonly { readonly id: string; readonly name: string }[]
  readonly limit: number | null
  readonly prices: WalkPrices
}

interface WalkPrices {
  readonly adult: Grosze
  readonly child: Grosze
  readonly adultDay: Grosze
  readonly childDay: Grosze
  /** What each pilgrim gets in the hand; also the most that is retained of who resigns late. */
  readonly pack: Grosze
  readonly student: Grosze
  readonly coachNear: Grosze
  readonly coachFar: Grosze
  readonly shirt: Grosze
}

const { target, prices } = {
  target: 'Jasna Góra, Częstochowa',
  prices: walkingPilgrimageCard.questions.prices,
}
/** A longer event is no way of days to choose from. */
const MOST_DAYS = 31

export function walkOf(answers: TemplateAnswers): Walk {
  const days = eventDays(answers)
  const length = lengthOf(days)
  const single = length >= 2 && length <= MOST_DAYS ? length : 0
  const named = withIds(listOf(answers.own.groups ?? '').map((name) => ({ name })))
  return {
    days,
    single,
    target: clip(answers.own.target ?? '', 80) || target,
    groups: named.length > 1 ? named : [],
    limit: answers.limit,
    prices: pricesOf(answers, single),
  }
}

function pricesOf(answers: TemplateAnswers, single: number): WalkPrices {
  const adult = answers.adult ?? prices.adult?.usual ?? 0
  const child = answers.child ?? prices.child?.usual ?? 0
  return {
    adult,
    child,
    adultDay: dayPrice(adult, single),
    childDay: dayPrice(child, single),
    pack: r5(adult, 13.5),
    student: r5(adult, 85),
    coachNear: r5(adult, 21),
    coachFar: r5(adult, 25),
    shirt: r5(adult, 17),
  }
}

/** A quarter more than an equal part of the whole, full złoty down. */
const dayPrice = (whole: Grosze, days: number): Grosze =>
  days === 0 ? 0 : Math.floor((whole * 5) / (4 * days * 100)) * 100

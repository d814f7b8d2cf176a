import { type Grosze, parseMoney } from '../../values/money.ts'
import { readDay } from '../../values/time.ts'
import { type EventDays, eventDays } from '../kit/event-days.ts'
import { clip } from '../kit/names.ts'
import { part5, raised10 } from '../kit/rounded.ts'
import type { TemplateAnswers } from '../kit/template.ts'
import { collectionCard } from './card.ts'

/** A collection as answered, with what follows from it. */
export interface Collection {
  /** A concert with tickets; else a collection alone, by internet. */
  readonly isConcert: boolean
  /** Of a collection alone the last day may not be known. */
  readonly days: EventDays
  readonly limit: number | null
  /** For what money is collected; empty where that is not said. */
  readonly cause: string
  /** 0 where it is not said. */
  readonly goal: Grosze
  readonly prices: CollectionPrices
}

interface CollectionPrices {
  readonly adult: Grosze
  readonly reduced: Grosze
  readonly family: Grosze
  readonly supporter: Grosze
  readonly goods: Grosze
}

const { adult: usualAdult, child: usualReduced } = collectionCard.questions.prices

export function collectionOf(answers: TemplateAnswers): Collection {
  const isConcert = answers.place.trim() !== ''
  const days = eventDays(answers)
  const hasEnd = isConcert || readDay(answers.end ?? '') !== null
  return {
    isConcert,
    days: hasEnd ? days : { ...days, end: null },
    limit: isConcert ? answers.limit : null,
    cause: clip(answers.own.cause ?? '', 200),
    goal: parseMoney((answers.own.goal ?? '').replace(/zł/iu, '').trim()) ?? 0,
    prices: pricesOf(answers.adult ?? usualAdult?.usual ?? 0, answers.child ?? usualReduced?.usual ?? 0),
  }
}

/** Of a family the price is never more than that of its four tickets. */
const pricesOf = (adult: Grosze, reduced: Grosze): CollectionPrices => ({
  adult,
  reduced,
  family: Math.min(2 * (adult + reduced), part5(4 * adult, 60)),
  supporter: raised10(adult, 200),
  goods: part5(adult, 70),
})

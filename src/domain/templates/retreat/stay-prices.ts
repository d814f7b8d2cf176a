import type { Grosze } from '../../values/money.ts'
import { r5, r10 } from '../kit/rounded.ts'
import type { TemplateAnswers } from '../template.ts'
import { retreatCard } from './card.ts'

/** Prices of a retreat, all of the two that were asked. */
export interface RetreatPrices {
  readonly adult: Grosze
  readonly child: Grosze
  readonly deposit: Grosze
  /** The most that is retained of who resigns in time. */
  readonly cost: Grosze
  readonly lunch: Grosze
  readonly provisions: Grosze
}

const { adult: usualAdult, child: usualChild } = retreatCard.questions.prices

export function pricesOf(answers: TemplateAnswers): RetreatPrices {
  const adult = answers.adult ?? usualAdult?.usual ?? 0
  return {
    adult,
    child: answers.child ?? usualChild?.usual ?? 0,
    deposit: r10(adult, 38),
    cost: r10(adult, 13),
    lunch: r5(adult, 4.5),
    provisions: r5(adult, 3),
  }
}

/** What a stay costs by age, in a room of so many beds; null: not on offer. */
export function roomPrices({ adult, child }: RetreatPrices, beds: number) {
  if (beds === 1) return { adult: r10(adult, 145), teen: null, child: null, infant: null }
  return beds === 2
    ? { adult: r10(adult, 127), teen: r10(adult, 115), child: r10(child, 120), infant: 0 }
    : { adult, teen: r10(adult, 90), child, infant: 0 }
}

import type { Condition } from '../../event/definition/condition.ts'
import type { Grosze } from '../../values/money.ts'
import { type EventDays, eventDays, lengthOf } from '../kit/event-days.ts'
import { part10, r10 } from '../kit/rounded.ts'
import type { TemplateAnswers } from '../kit/template.ts'
import { conferenceCard } from './card.ts'
import { type Workshop, workshopsOf } from './workshops.ts'

/** A conference as answered, with what follows from it. */
export interface Conference {
  readonly days: EventDays
  readonly length: number
  readonly limit: number | null
  readonly workshops: readonly Workshop[]
  readonly isExempt: boolean
  readonly prices: ConferencePrices
}

/** By the day of registration. */
export interface StepPrices {
  readonly early: Grosze
  readonly main: Grosze
  readonly late: Grosze
}

/** All without tax, but that of a student. */
export interface ConferencePrices {
  readonly whole: StepPrices
  readonly day: StepPrices
  readonly student: Grosze
  readonly dinner: Grosze
  /** The most that is retained of who resigns in time, and later. */
  readonly cost: Grosze
  readonly lateCost: Grosze
}

/** Who pays from public money, to which the tax is not added. */
export const PUBLIC_MONEY: Condition = { fact: 'answer.public-money', is: true }
export const SPEAKER: Condition = { fact: 'type', is: 'speaker' }

const { adult: usualAdult, child: usualStudent } = conferenceCard.questions.prices

export function conferenceOf(answers: TemplateAnswers): Conference {
  const days = eventDays(answers)
  return {
    days,
    length: lengthOf(days),
    limit: answers.limit,
    workshops: workshopsOf(answers.own.workshops ?? ''),
    isExempt: answers.own.vat === 'exempt',
    prices: pricesOf(answers.adult ?? usualAdult?.usual ?? 0, answers.child ?? usualStudent?.usual ?? 0),
  }
}

const pricesOf = (price: Grosze, student: Grosze): ConferencePrices => ({
  whole: { early: part10(price, 75), main: price, late: Math.max(price, r10(price, 125)) },
  day: { early: part10(price, 45), main: part10(price, 60), late: part10(price, 75) },
  student,
  dinner: part10(price, 27),
  cost: r10(price, 10),
  lateCost: r10(price, 50),
})

/** Whether anything is paid at all. */
export const isPaid = ({ prices }: Conference) => prices.whole.main + prices.student > 0

/** Whether it is asked who pays from public money. */
export const asksPublicMoney = (conference: Conference) => !conference.isExempt && isPaid(conference)

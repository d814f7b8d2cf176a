import type { Grosze } from '../../values/money.ts'
import { type EventDays, eventDays } from '../kit/event-days.ts'
import { part5, r10 } from '../kit/rounded.ts'
import { type Stay, spanOf, staysOf } from '../kit/stays.ts'
import type { TemplateAnswers } from '../kit/template.ts'
import { type AgeRange, agesOf } from './ages.ts'
import { campCard } from './card.ts'

/** A camp as answered, with what follows from it. */
export interface Camp {
  readonly days: EventDays
  /** Several terms; empty where there is one. */
  readonly terms: readonly Stay[]
  readonly stays: readonly Stay[]
  readonly unread: readonly string[]
  /** Children stay for the night, or come each day. */
  readonly isOvernight: boolean
  /** On the first day of each term. */
  readonly ages: AgeRange
  /** Children of one term. */
  readonly limit: number
  /** How many places the groups have into which a term is divided; none where it is one group. */
  readonly groups: readonly number[]
  readonly prices: CampPrices
}

interface CampPrices {
  readonly child: Grosze
  readonly coach: Grosze
  /** For a day. */
  readonly late: Grosze
  readonly shirt: Grosze
  /** Off for the second child, and for each further one. */
  readonly second: Grosze
  readonly further: Grosze
  /** 0 where everything is paid at once. */
  readonly deposit: Grosze
  /** The most that is retained of who resigns in time. */
  readonly cost: Grosze
}

const USUAL_LIMIT = 45
/** Of a day camp; of one with nights it is on the card. */
const USUAL_DAY_PRICE = 48000

export function campOf(answers: TemplateAnswers): Camp {
  const asked = eventDays(answers)
  const { stays, unread } = staysOf(asked, answers.own.stays ?? '')
  const isOvernight = answers.own.kind !== 'day'
  const ages = agesOf(answers.own.ages ?? '')
  const limit = answers.limit ?? USUAL_LIMIT
  return {
    days: spanOf(stays, asked),
    terms: stays.length > 1 ? stays : [],
    stays,
    unread,
    isOvernight,
    ages,
    limit,
    groups: groupsOf(limit, ages),
    prices: pricesOf(answers.child, isOvernight),
  }
}

function pricesOf(asked: Grosze | null, isOvernight: boolean): CampPrices {
  const usual = isOvernight ? (campCard.questions.prices.child?.usual ?? 0) : USUAL_DAY_PRICE
  const child = asked ?? usual
  return {
    child,
    coach: part5(child, 6),
    late: part5(child, 3),
    shirt: part5(child, isOvernight ? 4 : 9),
    second: r10(child, 8.5),
    further: r10(child, 17),
    deposit: isOvernight ? r10(child, 25) : 0,
    cost: isOvernight ? r10(child, 8.5) : r10(child, 10),
  }
}

/** More groups than that are given out by hand. */
const MOST_GROUPS = 12

/** Of 20 children, of 15 where some are under ten; the last may be smaller. */
function groupsOf(limit: number, { from }: AgeRange): number[] {
  const size = from < 10 ? 15 : 20
  const count = Math.ceil(limit / size)
  if (count < 2 || count > MOST_GROUPS) return []
  return Array.from({ length: count }, (_, n) => Math.min(size, limit - n * size))
}

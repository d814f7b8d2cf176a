import type { Condition } from '../../event/definition/condition.ts'
import type { Grosze } from '../../values/money.ts'
import { readDay } from '../../values/time.ts'
import { type EventDays, eventDays } from '../kit/event-days.ts'
import { part1, part5, r10 } from '../kit/rounded.ts'
import type { TemplateAnswers } from '../kit/template.ts'
import { entriesCard } from './card.ts'
import { type EntryHours, hoursOf } from './hours.ts'

/** Entries as answered, with what follows from it. */
export interface Entries {
  /** Without a last day there is no end. */
  readonly days: EventDays
  readonly hours: EntryHours
  /** People of one hour. */
  readonly limit: number
  /** Whether groups fit in at all, and of which kinds. */
  /** fit: the limit of an hour is enough for a group. */
  readonly groups: { readonly fit: boolean; readonly schools: boolean; readonly guides: boolean }
  /** The most people of one registration. */
  readonly most: number
  readonly prices: EntryPrices
}

interface EntryPrices {
  readonly adult: Grosze
  readonly reduced: Grosze
  readonly family: Grosze
  /** Of a pupil, and of a carer who is not free. */
  readonly pupil: Grosze
  readonly guide: Grosze
  readonly lesson: Grosze
  readonly audio: Grosze
}

/** How many people a group has, and who come by themselves at most. */
export const [LEAST_OF_GROUP, MOST_OF_GROUP, MOST_OF_SINGLE] = [10, 30, 9]
/** From so many people on another group pays less. */
export const LARGE_GROUP = 15

export const SINGLE: Condition = { fact: 'answer.who', is: 'single' }
export const SCHOOL: Condition = { fact: 'answer.who', is: 'school' }
export const OTHER_GROUP: Condition = { fact: 'answer.who', is: 'group' }
export const NOT_SCHOOL: Condition = { fact: 'answer.who', in: ['single', 'group'] }

/** Any group: an answer that nobody can give is not asked for. */
export const isGroup = ({ groups }: Entries): Condition =>
  groups.schools ? { fact: 'answer.who', in: ['school', 'group'] } : OTHER_GROUP

const { limit: asked, prices: usual } = entriesCard.questions

export function entriesOf(answers: TemplateAnswers): Entries {
  const limit = answers.limit ?? asked?.usual ?? 0
  const fit = limit >= LEAST_OF_GROUP
  const schools = answers.own.schools ?? ''
  return {
    days: daysOf(answers),
    hours: hoursOf(answers.own.hours ?? ''),
    limit,
    groups: { fit, schools: fit && schools !== 'no', guides: schools !== 'alone' },
    most: Math.min(limit, fit ? MOST_OF_GROUP : MOST_OF_SINGLE),
    prices: pricesOf(answers.adult ?? usual.adult?.usual ?? 0, answers.child ?? usual.child?.usual ?? 0),
  }
}

function daysOf(answers: TemplateAnswers): EventDays {
  const days = eventDays(answers)
  return readDay(answers.end ?? '') === null ? { ...days, end: null } : days
}

const pricesOf = (adult: Grosze, reduced: Grosze): EntryPrices => ({
  adult,
  reduced,
  family: part5(2 * (adult + reduced), 85),
  pupil: part1(reduced, 75),
  guide: r10(adult, 600),
  lesson: r10(adult, 800),
  audio: part1(adult, 40),
})

import { z } from 'zod'
import { instant } from './common.ts'

/** First and last day of an event, as ISO days, and its place. */
const whenAndWhere = z.strictObject({
  start: z.string(),
  end: z.string().nullable(),
  place: z.string().nullable(),
})
const choice = z.enum(['stays', 'resigns'])

/** A move of the event to other days, as a registrant sees it, and what may be chosen now. */
export const registrationMove = z.strictObject({
  before: whenAndWhere,
  after: whenAndWhere,
  note: z.string(),
  answerUntil: instant,
  /** What counts for who does not answer. */
  silence: choice,
  answer: choice.nullable(),
  mayStay: z.boolean(),
  /** With everything back. */
  mayResign: z.boolean(),
})

/** What may be chosen about an event that was moved to other days (flow C15.3). */

export type MoveChoice = 'stays' | 'resigns'

/** A move and what a registration has answered to it. */
export interface AskedMove {
  readonly answerUntil: Temporal.Instant
  /** The silent were settled. */
  readonly isSettled: boolean
  readonly answer: MoveChoice | null
  /** `deadline`: by the default of the organiser, because there was no answer. */
  readonly answeredBy: 'registrant' | 'deadline' | null
  /** The moment at which the first of the new days begins. */
  readonly begins: Temporal.Instant
}

/** Whether staying may still be chosen: once, until the day that the organiser has set. */
export const mayStay = ({ answer, answerUntil, isSettled }: AskedMove, now: Temporal.Instant): boolean =>
  answer === null && !isSettled && Temporal.Instant.compare(now, answerUntil) < 0

/**
 * Whether resigning for the move, with everything back, may still be chosen. Who has chosen to stay may change their mind
 * until the last day for an answer; who has said nothing loses no refund by it, until the new first day.
 */
export function mayResignForMove(move: AskedMove, now: Temporal.Instant): boolean {
  if (move.answer === 'resigns') return false
  const isSilent = move.answer === null || move.answeredBy === 'deadline'
  const last = isSilent ? move.begins : move.answerUntil
  return Temporal.Instant.compare(now, last) < 0
}

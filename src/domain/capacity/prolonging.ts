/**
 * How long places are held while a form is filled in (flow C0). 'Potrzebuję więcej czasu' adds time at least ten times
 * while the waiting list is empty, at least once when it is not.
 */

export const HOLD_TIME = Temporal.Duration.from({ minutes: 20 })
export const MORE_TIME = Temporal.Duration.from({ minutes: 10 })

const TIMES = 10
const TIMES_WHILE_OTHERS_WAIT = 1

/** How often a hold may be prolonged in all. An offer has its own end, which is not moved. */
export function timesToProlong(hold: { readonly isOffer: boolean; readonly othersWait: boolean }): number {
  if (hold.isOffer) return 0
  return hold.othersWait ? TIMES_WHILE_OTHERS_WAIT : TIMES
}

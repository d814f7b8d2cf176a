import type { Adjustment, EventDefinition } from '../event/definition/definition.ts'

/** Facts that say when somebody registers or pays, and nothing of who it is. */
const OF_TIME = [
  ...['moment', 'day', 'daysToStart', 'workingDaysToStart'],
  ...['paymentDay', 'firstPaymentDay', 'daysToPayment'],
]

/**
 * Whether an adjustment is a lower price for whoever comes in time: an early price, the first fifty, or one for
 * everybody. Beside such a price the law wants the lowest one of the last 30 days wherever the dearer one is struck
 * through; what a person gets for being a third child or for a code is no reduction of the price.
 */
export function isPublicReduction(
  { when, rank, pool }: Pick<Adjustment, 'when' | 'rank' | 'pool'>,
  { facts }: Pick<EventDefinition, 'facts'>,
): boolean {
  if (rank !== undefined) return false
  if (when === undefined || pool !== undefined) return true
  return asksOne(when, namesOfTime(facts))
}

/** With the facts of the organiser's own that follow from time: as many rounds as there are facts find all. */
function namesOfTime(facts: EventDefinition['facts']): readonly string[] {
  const names = new Set(OF_TIME)
  for (const _ of facts) for (const own of facts) if (asksOne(own, [...names])) names.add(`own.${own.id}`)
  return [...names]
}

const asksOne = (part: object, names: readonly string[]): boolean => {
  const text = JSON.stringify(part)
  return names.some((name) => text.includes(`"fact":"${name}"`))
}

import type { Adjustment, EventDefinition } from '../event/definition/definition.ts'

/** Facts that say when somebody registers or pays, and nothing of who it is. */
const OF_TIME = [
  ...['moment', 'day', 'daysToStart', 'workingDaysToStart'],
  ...['paymentDay', 'firstPaymentDay', 'daysToPayment'],
]

/** Facts that say what is bought and where: anybody may. */
const OF_LINE = ['option', 'quantity', 'channel']

/**
 * Whether an adjustment is a lower price for whoever comes in time: an early price, the first fifty, or one for
 * everybody. Beside such a price the law wants the lowest one of the last 30 days wherever the dearer one is struck
 * through; what a person gets for being a third child or for a code is no reduction of the price.
 */
export function isPublicReduction(
  { when, rank }: Pick<Adjustment, 'when' | 'rank'>,
  { facts }: Pick<EventDefinition, 'facts'>,
): boolean {
  if (rank !== undefined) return false
  if (when === undefined) return true
  const ofTime = namesOfTime(facts)
  const asked = askedBy(when)
  return asked.some((name) => ofTime.has(name)) || asked.every((name) => OF_LINE.includes(name))
}

/** With the facts of the organiser's own that follow from time: as many rounds as there are facts find all. */
function namesOfTime(facts: EventDefinition['facts']): ReadonlySet<string> {
  const names = new Set(OF_TIME)
  for (const _ of facts)
    for (const own of facts) if (askedBy(own).some((name) => names.has(name))) names.add(`own.${own.id}`)
  return names
}

/** The facts that conditions in a part compare. */
const askedBy = (part: object): string[] =>
  [...JSON.stringify(part).matchAll(/"fact":"([^"]+)"/g)].map(([, name]) => name ?? '')

import type { EventDefinitionInput } from '../../event/definition/definition.ts'
import { daysAfter, daysBefore, type RefundInput, wholePlan } from '../kit/payment-plans.ts'
import type { Walk } from './walk.ts'

/** What is counted from the first day waits until that day is known. */
export const walkPayment = (walk: Walk): Partial<EventDefinitionInput> => ({
  plans: [wholePlan({ ...daysAfter(7), ...latest(walk, 3) })],
  alreadyDue: { hours: 24 },
  unpaid: { outcome: 'cancel', graceHours: 24 },
  refunds: walk.days.start === null ? [] : refundsOf(walk),
  ...(walk.days.start === null
    ? {}
    : { handOver: { until: daysBefore(3) }, changes: { until: daysBefore(7) } }),
})

const latest = ({ days }: Walk, before: number) =>
  days.start === null ? {} : { notAfter: daysBefore(before) }

/** What is not said here is retained, and the staff give back what was not spent. */
const refundsOf = ({ prices }: Walk): RefundInput[] => [
  { items: ['shirt'], kept: {} },
  ...(prices.coachFar === 0
    ? []
    : [
        { items: ['coach'], until: daysBefore(7), kept: {} },
        { items: ['coach'], kept: { percent: 100 } },
      ]),
  { until: daysBefore(prices.pack === 0 ? 1 : 21), kept: {} },
  ...(prices.pack === 0 ? [] : [{ until: daysBefore(1), kept: { amount: prices.pack } }]),
]

import type { EventDefinitionInput } from '../../event/definition/definition.ts'
import { daysAfter, type RefundInput, wholePlan } from '../kit/payment-plans.ts'
import { daysBefore, type Ride } from './ride.ts'

/** What is counted from the first day waits until that day is known. */
export const ridePayment = (ride: Ride): Partial<EventDefinitionInput> => {
  const isKnown = ride.days.start !== null
  const due = {
    ...daysAfter(5),
    ...(isKnown ? { notAfter: daysBefore(ride, 7) } : {}),
  }
  return {
    plans: [wholePlan(due)],
    alreadyDue: { hours: 24 },
    unpaid: { outcome: 'cancel', graceHours: 24 },
    refunds: isKnown ? refundsOf(ride) : [],
    ...(isKnown ? { handOver: { until: daysBefore(ride, 5) }, changes: { until: daysBefore(ride, 7) } } : {}),
  }
}

/** What is not said here is retained, and the staff give back what was not spent. */
const refundsOf = (ride: Ride): RefundInput[] => [
  { items: ['shirt'], kept: {} },
  ...(ride.prices.returnFar === 0
    ? []
    : [
        { items: ['return'], until: daysBefore(ride, 7), kept: {} },
        { items: ['return'], kept: { percent: 100 } },
      ]),
  { until: daysBefore(ride, ride.prices.cost === 0 ? 1 : 21), kept: {} },
  ...(ride.prices.cost === 0 ? [] : [{ until: daysBefore(ride, 1), kept: { amount: ride.prices.cost } }]),
]

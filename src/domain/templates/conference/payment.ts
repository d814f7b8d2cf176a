import type { EventDefinitionInput } from '../../event/definition/definition.ts'
import { daysAfter, daysBefore, type RefundInput, wholePlan } from '../kit/payment-plans.ts'
import { type Conference, isPaid } from './conference.ts'

/** How many days before the conference registration closes, and changes end. */
export const CLOSES_BEFORE = 2

/** What is counted from the days of the conference waits until they are known. */
export const conferencePayment = (conference: Conference): Partial<EventDefinitionInput> => {
  const isKnown = conference.days.start !== null
  const latest = isKnown ? { notAfter: daysBefore(CLOSES_BEFORE) } : {}
  return {
    plans: [...paidAfterwards(conference), wholePlan({ ...daysAfter(7), ...latest })],
    alreadyDue: { hours: 24 },
    unpaid: { outcome: 'staff', graceHours: 48 },
    refunds: isKnown ? refundsOf(conference) : [],
    ...(isKnown ? { handOver: { until: daysBefore(1) }, changes: { until: daysBefore(CLOSES_BEFORE) } } : {}),
  }
}

/** Whether public bodies may pay after the conference: its last day is known. */
export const mayPayAfterwards = (conference: Conference) => conference.days.end !== null && isPaid(conference)

const paidAfterwards = (conference: Conference) => {
  const last = conference.days.end?.add({ days: 14 })
  if (last === undefined || !mayPayAfterwards(conference)) return []
  return [
    {
      ...wholePlan({ on: last.toString() }),
      id: 'afterwards',
      name: 'Przelew po konferencji',
      when: { fact: 'answer.pay-after', is: true },
    },
  ]
}

/** Two weeks to withdraw; what is not said here is retained, and the staff give back what was not spent. */
const refundsOf = ({ prices: { cost, lateCost } }: Conference): RefundInput[] => [
  { until: { ...daysAfter(14), notAfter: daysBefore(1) }, kept: {} },
  ...(cost === lateCost ? [] : [{ until: daysBefore(21), kept: { amount: cost } }]),
  { until: daysBefore(7), kept: { amount: lateCost } },
]

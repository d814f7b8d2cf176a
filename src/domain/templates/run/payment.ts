import type { EventDefinitionInput } from '../../event/definition/definition.ts'
import { daysAfter, daysBefore, type RefundInput, wholePlan } from '../kit/payment-plans.ts'
import type { Run } from './run.ts'

/** How many days before the run registration by internet closes. */
export const CLOSES_BEFORE = 5

/** What is counted from the day of the run waits until that day is known. */
export const runPayment = (run: Run): Partial<EventDefinitionInput> => {
  const { start } = run.days
  const latest = start === null ? {} : { notAfter: daysBefore(CLOSES_BEFORE) }
  return {
    plans: [wholePlan({ ...daysAfter(3), ...latest })],
    alreadyDue: { hours: 24 },
    unpaid: { outcome: 'cancel', graceHours: 24 },
    ...(start === null ? {} : { refunds: refundsOf(run), ...changing(run) }),
  }
}

/** Handed over for nothing at first, later for a fee; another distance for the difference. */
const changing = ({ prices }: Run): Partial<EventDefinitionInput> => ({
  handOver: { until: daysBefore(4) },
  changes: { until: daysBefore(7) },
  ...(prices.cost === 0
    ? {}
    : { fees: { transfer: [{ until: daysBefore(14), amount: 0 }, { amount: prices.cost }] } }),
})

/** What is not said here is retained, and the staff give back what was not spent. */
const refundsOf = ({ orderedBy, prices }: Run): RefundInput[] => [
  ...(prices.adult === 0 || orderedBy === null
    ? []
    : [
        { items: ['shirt'], kept: {} },
        { items: ['engraving'], until: { on: orderedBy.toString() }, kept: {} },
        { items: ['engraving'], kept: { percent: 100 } },
      ]),
  ...(prices.cost === 0
    ? [{ until: daysBefore(7), kept: {} }]
    : [
        { until: daysBefore(30), kept: { amount: prices.cost } },
        { until: daysBefore(7), kept: { amount: prices.lateCost } },
      ]),
]

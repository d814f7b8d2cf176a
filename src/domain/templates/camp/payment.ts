import type { EventDefinitionInput } from '../../event/definition/definition.ts'
import { daysAfter, daysBefore, depositPlans, type RefundInput, wholePlan } from '../kit/payment-plans.ts'
import type { Camp } from './camp.ts'

/** What is counted from the first day waits until that day is known. */
export const campPayment = (camp: Camp): Partial<EventDefinitionInput> => {
  const isKnown = camp.days.start !== null
  return {
    plans: plansOf(camp, isKnown).map((plan) => (camp.terms.length === 0 ? plan : { ...plan, per: 'term' })),
    alreadyDue: { hours: 48 },
    depositWord: 'zaliczka',
    unpaid: { outcome: 'cancel', later: 'staff', graceHours: 24 },
    refunds: isKnown ? refundsOf(camp) : [],
    ...(isKnown ? { handOver: { until: daysBefore(7) }, changes: { until: daysBefore(7) } } : {}),
  }
}

/** With nights a deposit and the rest, early also in two parts; else everything within a week. */
function plansOf({ isOvernight, prices: { deposit } }: Camp, isKnown: boolean) {
  if (deposit > 0)
    return depositPlans(
      { perPerson: deposit, days: 3, instalments: { fact: 'daysToStart', atLeast: 75 } },
      isKnown,
    )
  const [days, latest] = isOvernight ? [3, 30] : [7, 3]
  return [wholePlan({ ...daysAfter(days), ...(isKnown ? { notAfter: daysBefore(latest) } : {}) })]
}

/** What is not said here is retained, and the staff give back what was not spent. */
function refundsOf({ isOvernight, terms, prices: { cost, deposit } }: Camp): RefundInput[] {
  const kept = { amount: cost, ...(terms.length === 0 ? {} : { per: 'term' as const }) }
  const rules: RefundInput[] = isOvernight
    ? [
        { until: daysBefore(30), kept },
        ...(deposit === 0 ? [] : [{ until: daysBefore(14), kept: { deposit: true } }]),
      ]
    : [
        { until: daysBefore(cost === 0 ? 3 : 14), kept: {} },
        ...(cost === 0 ? [] : [{ until: daysBefore(3), kept }]),
      ]
  return [{ items: ['shirt'], kept: {} }, ...rules]
}

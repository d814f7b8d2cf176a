import type { EventDefinitionInput } from '../../event/definition/definition.ts'
import { daysAfter, daysBefore, type RefundInput, wholePlan } from '../kit/payment-plans.ts'
import { type Entries, isGroup } from './entries.ts'
import { hasLessons } from './items.ts'
import { isPaid } from './questions.ts'

/** How long before the hour of entry it may be changed, and tickets given back. */
const A_DAY_BEFORE = { hours: 24, before: 'entry' as const }

/** What is counted from the hour of entry waits until there are hours. Anybody may use a ticket: there is no hand-over. */
export const entryPayment = (entries: Entries): Partial<EventDefinitionInput> => {
  const hasHours = entries.days.start !== null
  return {
    plans: [...groupPlans(entries), wholePlan({ minutes: 60, after: 'registration' })],
    unpaid: { outcome: 'cancel', graceHours: 0 },
    refunds: hasHours ? refundsOf(entries) : [],
    ...(hasHours ? { changes: { until: A_DAY_BEFORE } } : {}),
    handOver: null,
  }
}

/** For public bodies the staff set the day after the visit. */
const groupPlans = (entries: Entries) => {
  if (!entries.groups.fit) return []
  const latest = entries.days.start === null ? {} : { notAfter: daysBefore(2) }
  const afterwards = {
    ...wholePlan({ on: null }),
    id: 'afterwards',
    name: 'Przelew po wizycie',
    when: { fact: 'answer.pay-after', is: true },
  }
  const ofGroup = wholePlan({ ...daysAfter(7), ...latest })
  return [
    ...(isPaid(entries) ? [afterwards] : []),
    { ...ofGroup, id: 'group', name: 'Przelew grupy', when: isGroup(entries) },
  ]
}

/** What no rule here gives back is retained, unless the staff decide otherwise. */
function refundsOf(entries: Entries): RefundInput[] {
  const { prices, groups } = entries
  const items = [
    ...(prices.guide > 0 && groups.guides ? ['guide'] : []),
    ...(hasLessons(entries) ? ['lesson'] : []),
  ]
  return [
    ...(items.length === 0
      ? []
      : [
          { items, until: { workingDays: 3, before: 'start' as const }, kept: {} },
          { items, kept: { percent: 100 } },
        ]),
    { until: A_DAY_BEFORE, kept: {} },
  ]
}

import type { EventDefinitionInput } from '../../event/definition/definition.ts'
import { daysBefore, wholePlan } from '../kit/payment-plans.ts'
import type { Collection } from './collection.ts'
import { ticketsOf } from './items.ts'

/** Nobody hands anything over: anybody may use a ticket, and a donation is given. */
export const collectionPayment = (collection: Collection): Partial<EventDefinitionInput> => ({
  plans: [wholePlan({ minutes: collection.isConcert ? 1440 : 60, after: 'registration' })],
  unpaid: { outcome: 'cancel', graceHours: 0 },
  handOver: null,
  ...(collection.isConcert ? ofConcert(collection) : { changes: null }),
})

/** Whose seat is sold again gets the price back from the staff. */
function ofConcert(collection: Collection): Partial<EventDefinitionInput> {
  if (collection.days.start === null) return {}
  const items = ticketsOf(collection)
  return {
    changes: { until: daysBefore(3) },
    refunds: [{ items, until: daysBefore(3), kept: {} }, { items, kept: { percent: 100 } }, { kept: {} }],
  }
}

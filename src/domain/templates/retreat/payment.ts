import type { Condition } from '../../event/definition/condition.ts'
import type { EventDefinitionInput } from '../../event/definition/definition.ts'
import type { Grosze } from '../../values/money.ts'
import { daysAfter, daysBefore, depositPlans, type RefundInput, wholePlan } from '../kit/payment-plans.ts'
import type { House } from './house.ts'

const EXTRAS = ['lunch', 'provisions']

/** What is counted from the first day waits until that day is known. */
export const housePayment = (house: House): Partial<EventDefinitionInput> => ({
  plans: plansOf(house),
  alreadyDue: { hours: 48 },
  depositWord: 'zaliczka',
  unpaid: { outcome: 'cancel', later: 'staff', graceHours: 24 },
  refunds: house.days.start === null ? [] : refundsOf(house),
  ...(house.days.start === null
    ? {}
    : { handOver: { until: daysBefore(7) }, changes: { until: daysBefore(10) } }),
})

/** A deposit and the rest; a large sum early also in instalments. Who registers late pays both within 48 hours. */
function plansOf({ prices: { deposit, child }, days }: House) {
  if (deposit === 0) return [wholePlan(daysAfter(5))]
  const instalments: Condition = {
    all: [
      { fact: 'price', atLeast: 150000 },
      { fact: 'daysToStart', atLeast: 75 },
    ],
  }
  return depositPlans({ perPerson: depositOf(deposit, child), days: 5, instalments }, days.start !== null)
}

/** Of each person from 4 years; of a child no more than its stay costs. */
function depositOf(deposit: Grosze, child: Grosze) {
  const ofChild = Math.min(deposit, child)
  return [
    { when: { fact: 'age', atMost: 3 }, amount: 0 },
    ...(ofChild < deposit ? [{ when: { fact: 'age', atMost: 10 }, amount: ofChild }] : []),
    { amount: deposit },
  ]
}

/** What is not said here is retained, and the staff give back what was not spent. */
const refundsOf = ({ prices }: House): RefundInput[] => [
  ...(prices.lunch + prices.provisions === 0
    ? []
    : [
        { items: EXTRAS, until: daysBefore(7), kept: {} },
        { items: EXTRAS, kept: { percent: 100 } },
      ]),
  { until: daysBefore(30), kept: { amount: prices.cost } },
  ...(prices.deposit === 0 ? [] : [{ until: daysBefore(14), kept: { deposit: true } }]),
]

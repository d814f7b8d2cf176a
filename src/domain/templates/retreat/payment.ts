import type { EventDefinitionInput } from '../../event/definition/definition.ts'
import type { House } from './house.ts'

type PlanInput = NonNullable<EventDefinitionInput['plans']>[number]
type PartInput = PlanInput['parts'][number]
type Due = PartInput['due']
type RefundInput = NonNullable<EventDefinitionInput['refunds']>[number]

const daysBefore = (days: number) => ({ days, before: 'start' as const })
const IN_FIVE_DAYS = { days: 5, after: 'registration' as const }
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

/**
 * A deposit and the rest; a large sum early also in instalments. The deposit is never due after the rest: who registers
 * later than that pays both within 48 hours.
 */
function plansOf(house: House): PlanInput[] {
  if (house.prices.deposit === 0)
    return [{ id: 'whole', name: 'Całość', parts: [{ name: 'Całość', amount: 'rest', due: IN_FIVE_DAYS }] }]
  const deposit = { id: 'deposit', name: 'Zaliczka i reszta' }
  if (house.days.start === null)
    return [{ ...deposit, parts: [depositOf(house, IN_FIVE_DAYS), restBy({ on: null })] }]
  const first = depositOf(house, { ...IN_FIVE_DAYS, notAfter: daysBefore(30) })
  return [
    { ...deposit, parts: [first, restBy(daysBefore(30))] },
    {
      id: 'instalments',
      name: 'Zaliczka i dwie raty',
      when: {
        all: [
          { fact: 'price', atLeast: 150000 },
          { fact: 'daysToStart', atLeast: 75 },
        ],
      },
      parts: [
        first,
        { name: 'Pierwsza rata', amount: 'equal', due: daysBefore(60) },
        { name: 'Druga rata', amount: 'rest', due: daysBefore(30) },
      ],
    },
  ]
}

const restBy = (due: Due): PartInput => ({ name: 'Reszta', amount: 'rest', due })

/** Of each person from 4 years; of a child no more than its stay costs. */
function depositOf({ prices: { deposit, child } }: House, due: Due): PartInput {
  const ofChild = Math.min(deposit, child)
  return {
    name: 'Zaliczka',
    amount: {
      perPerson: [
        { when: { fact: 'age', atMost: 3 }, amount: 0 },
        ...(ofChild < deposit ? [{ when: { fact: 'age', atMost: 10 }, amount: ofChild }] : []),
        { amount: deposit },
      ],
    },
    due,
    deposit: true,
  }
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

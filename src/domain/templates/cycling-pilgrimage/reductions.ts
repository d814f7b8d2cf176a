import type { EventDefinitionInput } from '../../event/definition/definition.ts'
import { CLERGY, SERVICES } from './questions.ts'
import type { Ride } from './ride.ts'

type AdjustmentInput = NonNullable<EventDefinitionInput['adjustments']>[number]

/** Reductions of taking part, of which the best counts; of what costs nothing there are none. */
export const rideReductions = ({ prices: { adult, child } }: Ride): AdjustmentInput[] =>
  [
    ...(adult > 0 || child > 0 ? [FAMILY_CARD] : []),
    ...(child > 0 ? [THIRD_CHILD] : []),
    ...(adult > 0 ? SERVING : []),
  ].map((reduction) => ({ ...reduction, items: ['ride'], choiceGroup: 'best' }))

type Reduction = Omit<AdjustmentInput, 'items' | 'choiceGroup'>

const FAMILY_CARD: Reduction = {
  id: 'kdr',
  name: 'Karta Dużej Rodziny',
  when: { fact: 'answer.kdr', is: true },
  effect: { kind: 'percent-off', percent: 20 },
}

const THIRD_CHILD: Reduction = {
  id: 'third',
  name: 'Trzecie i kolejne dziecko',
  effect: { kind: 'percent-off', percent: 50 },
  rank: { order: 'oldest', among: { fact: 'age', atLeast: 10, atMost: 15 }, from: 3 },
}

const SERVING: readonly Reduction[] = [
  {
    id: 'service',
    name: 'Służba',
    when: { fact: 'answer.service', in: SERVICES.map(({ id }) => id) },
    effect: { kind: 'percent-off', percent: 50 },
  },
  {
    id: 'clergy',
    name: 'Osoba duchowna lub zakonna',
    when: { fact: 'answer.service', is: CLERGY.id },
    effect: { kind: 'to', amount: 0 },
  },
]

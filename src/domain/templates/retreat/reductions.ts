import type { EventDefinitionInput } from '../../event/definition/definition.ts'
import type { House } from './house.ts'

type AdjustmentInput = NonNullable<EventDefinitionInput['adjustments']>[number]

/** How many people may stay with support, in all terms together. */
export const SUPPORTED = 3
export const SUPPORT_POOL = { id: 'support', name: 'Miejsca ze wsparciem', capacity: SUPPORTED }

/** Reductions of the stay, of which the best counts; of what costs nothing there are none. */
export function houseReductions({ prices: { adult, child } }: House): AdjustmentInput[] {
  if (adult === 0 && child === 0) return []
  return [THIRD_CHILD, FAMILY_CARD, SUPPORT, ...(adult > 0 ? [SERVICE] : [])].map((reduction) => ({
    ...reduction,
    items: ['room'],
    choiceGroup: 'best',
  }))
}

type Reduction = Omit<AdjustmentInput, 'items' | 'choiceGroup'>

const THIRD_CHILD: Reduction = {
  id: 'third',
  name: 'Trzecie i kolejne dziecko',
  effect: { kind: 'percent-off', percent: 50 },
  rank: { order: 'oldest', among: { fact: 'age', atLeast: 4, atMost: 17 }, from: 3 },
}

const FAMILY_CARD: Reduction = {
  id: 'kdr',
  name: 'Karta Dużej Rodziny',
  when: { fact: 'answer.kdr', is: true },
  effect: { kind: 'percent-off', percent: 10 },
}

const SUPPORT: Reduction = {
  id: 'support',
  name: 'Miejsce ze wsparciem',
  when: { fact: 'answer.support', is: true },
  effect: { kind: 'percent-off', percent: 50 },
  pool: SUPPORT_POOL.id,
}

const SERVICE: Reduction = {
  id: 'service',
  name: 'Posługa',
  when: { fact: 'answer.service', given: true },
  effect: { kind: 'percent-off', percent: 50 },
}

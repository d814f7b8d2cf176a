import type { Condition } from '../../event/definition/condition.ts'
import type { EventDefinitionInput } from '../../event/definition/definition.ts'
import { type Run, TEAM } from './run.ts'

type AdjustmentInput = NonNullable<EventDefinitionInput['adjustments']>[number]
type Reduction = Omit<AdjustmentInput, 'items' | 'choiceGroup'>

export const MEDIC: Condition = { fact: 'answer.medic', is: true }
/** From the year in which somebody is so old. */
const SENIOR = 70

/** Reductions of the start, of which the best counts; of what costs nothing there are none. */
export function runReductions(run: Run): AdjustmentInput[] {
  const { adult, child } = run.prices
  if (adult === 0 && child === 0) return []
  return [
    ...seniors(run),
    FAMILY_CARD,
    ...children(run),
    OF_TEAM,
    ...(adult > 0 && run.hasAdults ? [OF_MEDIC] : []),
  ].map((reduction) => ({ ...reduction, items: ['start'], choiceGroup: 'best' }))
}

function seniors({ days, prices, hasAdults }: Run): Reduction[] {
  if (days.start === null || prices.adult === 0 || !hasAdults) return []
  const year = days.start.year - SENIOR
  return [
    {
      id: 'senior',
      name: `Rocznik ${year} i starsi`,
      when: { fact: 'birthYear', atMost: year },
      effect: { kind: 'to', amount: prices.senior },
    },
  ]
}

const FAMILY_CARD: Reduction = {
  id: 'kdr',
  name: 'Karta Dużej Rodziny',
  when: { fact: 'answer.kdr', is: true },
  effect: { kind: 'percent-off', percent: 20 },
}

/** Where children run at a price. */
function children({ types, distances, prices }: Run): Reduction[] {
  const ids = distances.flatMap(({ id, kind }) => (kind === 'children' ? [id] : []))
  if (ids.length === 0 || prices.child === 0) return []
  const among = types.length === 0 ? {} : { among: { fact: 'type', in: ids } }
  return [
    {
      id: 'third',
      name: 'Trzecie i kolejne dziecko',
      effect: { kind: 'to', amount: 0 },
      rank: { order: 'oldest', ...among, from: 3 },
    },
  ]
}

const OF_TEAM: Reduction = {
  id: 'team',
  name: 'Pięć osób i więcej',
  when: { fact: 'people', atLeast: TEAM },
  effect: { kind: 'percent-off', percent: 10 },
}

const OF_MEDIC: Reduction = {
  id: 'medic',
  name: 'Medyk na trasie',
  when: MEDIC,
  effect: { kind: 'percent-off', percent: 50 },
}

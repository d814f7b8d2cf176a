import type { Condition } from '../../event/definition/condition.ts'
import type { EventDefinitionInput } from '../../event/definition/definition.ts'
import { byAge, ON_DAYS } from './items.ts'
import { CLERGY, SERVICES } from './questions.ts'
import type { Walk } from './walk.ts'

type AdjustmentInput = NonNullable<EventDefinitionInput['adjustments']>[number]

/** Reductions of the whole way, of which the best counts, and the bound of single days. */
export const walkReductions = (walk: Walk): AdjustmentInput[] => [
  ...ofWholeWay(walk).map(({ when, ...reduction }) => ({
    ...reduction,
    ...conditionOn(walk, when),
    items: ['way'],
    choiceGroup: 'best',
  })),
  ...(walk.prices.adultDay + walk.prices.childDay > 0 ? [capOfDays(walk)] : []),
]

/** A reduction of something that costs nothing would only confuse; so each asks for its price. */
function ofWholeWay({ prices }: Walk): (Pick<AdjustmentInput, 'id' | 'name' | 'effect' | 'rank' | 'when'> & {
  when: Condition | undefined
})[] {
  const { adult, child, student } = prices
  return [
    ...(student < adult
      ? [{ id: 'student', ...STUDENT, effect: { kind: 'to' as const, amount: student } }]
      : []),
    ...(adult > 0 || child > 0 ? FAMILY : []),
    ...(adult > 0 ? SERVING : []),
  ]
}

const STUDENT = { name: 'Uczeń lub student', when: { fact: 'answer.student', is: true } }

const FAMILY = [
  {
    id: 'kdr',
    name: 'Karta Dużej Rodziny',
    when: { fact: 'answer.kdr', is: true },
    effect: { kind: 'percent-off' as const, percent: 20 },
  },
  {
    id: 'third',
    name: 'Trzecie i kolejne dziecko',
    when: undefined,
    effect: { kind: 'to' as const, amount: 0 },
    rank: { order: 'oldest' as const, among: { fact: 'age', atLeast: 7, atMost: 17 }, from: 3 },
  },
]

const SERVING = [
  {
    id: 'service',
    name: 'Służba',
    when: { fact: 'answer.service', in: SERVICES.map(({ id }) => id) },
    effect: { kind: 'percent-off' as const, percent: 50 },
  },
  {
    id: 'clergy',
    name: 'Osoba duchowna lub zakonna',
    when: { fact: 'answer.service', is: CLERGY.id },
    effect: { kind: 'to' as const, amount: 0 },
  },
]

/** Where single days can be chosen, only the whole way is reduced. */
function conditionOn({ single }: Walk, when: Condition | undefined): { when?: Condition } {
  if (single === 0) return when === undefined ? {} : { when }
  const whole = { fact: 'chosen.way', is: 'whole' }
  return { when: when === undefined ? whole : { all: [whole, when] } }
}

const capOfDays = ({ prices }: Walk): AdjustmentInput => ({
  id: 'most',
  name: 'Najwyżej tyle, co cała droga',
  when: ON_DAYS,
  items: prices.pack === 0 ? ['days'] : ['days', 'pack'],
  effect: { kind: 'cap', per: 'person', amount: byAge(prices.adult, prices.child) },
})

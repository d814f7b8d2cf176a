import { agesAsked } from '../definition/age-range.ts'
import type { Condition } from '../definition/condition.ts'
import type { Item } from '../definition/definition.ts'

/** The ages and the condition of something, as conditions that must all hold. */
export const gateConditions = ({ ages, when }: Pick<Item, 'ages' | 'when'>): Condition[] => [
  ...agesAsked(ages),
  ...(when === undefined ? [] : [when]),
]

import type { EventDefinition, Item } from '../definition/definition.ts'

/**
 * The fee that the price of an event is told by: the one that every participant pays, else the first required choice of
 * participation. Undefined when there is neither.
 */
export const headlineItem = ({ items }: Pick<EventDefinition, 'items'>): Item | undefined =>
  everybodysFee({ items }) ?? items.find(isRequiredChoice)

/**
 * The fee of taking part that everybody pays; where some pay by choice, one that only others pay (students) is not it.
 */
export function everybodysFee({ items }: Pick<EventDefinition, 'items'>): Item | undefined {
  const fees = items.filter((item) => isParticipation(item) && item.choose === 'always')
  const ofAll = fees.find(({ when, ages }) => when === undefined && ages === undefined)
  return ofAll ?? (items.some(isRequiredChoice) ? undefined : fees[0])
}

const isParticipation = ({ per, category }: Item) => per === 'person' && category === 'participation'

const isRequiredChoice = (item: Item) =>
  isParticipation(item) && item.choose !== 'always' && item.choose !== 'optional'

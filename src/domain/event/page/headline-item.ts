import type { EventDefinition, Item } from '../definition/definition.ts'

/**
 * The fee that the price of an event is told by: the one that every participant pays, else the first required choice of
 * participation. Undefined when there is neither.
 */
export const headlineItem = ({ items }: Pick<EventDefinition, 'items'>): Item | undefined =>
  everybodysFee({ items }) ??
  items.find((item) => isParticipation(item) && item.choose !== 'always' && item.choose !== 'optional')

/** The fee of taking part that everybody pays. */
export const everybodysFee = ({ items }: Pick<EventDefinition, 'items'>): Item | undefined =>
  items.find((item) => isParticipation(item) && item.choose === 'always')

const isParticipation = ({ per, category }: Item) => per === 'person' && category === 'participation'

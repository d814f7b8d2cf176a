import type { EventDefinition, Item } from '../definition/definition.ts'

/** Whether pieces of the item are participants. */
export const isHead = (item: Item, { attendance }: Pick<EventDefinition, 'attendance'>): boolean =>
  attendance === 'headcount' && item.category === 'participation' && item.per === 'registration'

/** Whether something is chosen among the extras: heads are counted on the step before. */
export const isExtra = (item: Item, definition: Pick<EventDefinition, 'attendance'>): boolean =>
  item.choose !== 'always' && !isHead(item, definition)

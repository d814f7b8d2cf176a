import { definitionSchema, type EventDefinitionInput } from '#domain/event/definition.ts'

/** What everybody pays for taking part; without its price. */
export const fee = {
  id: 'fee',
  name: 'Udział',
  category: 'participation',
  legalKind: 'participation',
  per: 'person',
  choose: 'always',
} as const

/** An event of which the items matter, and what is named beside them. */
export const withItems = (items: EventDefinitionInput['items'], more: Partial<EventDefinitionInput> = {}) =>
  definitionSchema.parse({
    schemaVersion: 2,
    title: 'Wydarzenie',
    kind: 'other',
    dates: { start: null, end: null },
    items,
    ...more,
  })

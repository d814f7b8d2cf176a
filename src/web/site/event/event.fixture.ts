import { definitionOf } from '#domain/event/definition/definition.fixture.ts'
import type { EventDefinitionInput } from '#domain/event/definition/definition.ts'

/** The fee that every participant pays; without its price. */
export const fee = {
  id: 'fee',
  name: 'Udział',
  category: 'participation',
  legalKind: 'participation',
  per: 'person',
  choose: 'always',
} as const

/** An event in which the items matter, and what is named along with them. */
export const withItems = (items: EventDefinitionInput['items'], more: Partial<EventDefinitionInput> = {}) =>
  definitionOf({
    schemaVersion: 3,
    title: 'Wydarzenie',
    kind: 'other',
    dates: { start: null, end: null },
    items,
    ...more,
  })

import { definitionSchema, type EventDefinition } from './definition.ts'
import { expandDefinition } from './expand-definition.ts'

/** A definition as the rules read it, from what an author writes; only its shape is checked. */
export const definitionOf = (written: unknown): EventDefinition =>
  expandDefinition(definitionSchema.parse(written))

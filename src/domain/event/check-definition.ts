import type { EventDefinition } from './definition.ts'
import { definitionSchema } from './definition.ts'

/** One thing wrong in a definition: where (a path such as `items.2.price`) and what, in Polish. */
export interface DefinitionProblem {
  readonly path: string
  readonly message: string
}

export type ParsedDefinition =
  | { readonly ok: true; readonly definition: EventDefinition }
  | { readonly ok: false; readonly problems: readonly DefinitionProblem[] }

/** A definition is at most so large, as JSON in UTF-8. */
export const MAX_DEFINITION_BYTES = 256 * 1024

/** Reads a definition from parsed JSON: its shape first, then what the shape cannot say. */
export function parseDefinition(json: unknown): ParsedDefinition {
  const parsed = definitionSchema.safeParse(json)
  if (parsed.success) return { ok: true, definition: parsed.data }
  const problems = parsed.error.issues.map((issue) => ({
    path: issue.path.join('.'),
    message: issue.message,
  }))
  return { ok: false, problems }
}

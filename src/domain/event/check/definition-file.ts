import type { DefinitionDocument } from '../definition/definition.ts'
import { type ParsedDefinition, parseDefinition } from './check-definition.ts'

/** A file that moves an event from one account to another. */
export interface DefinitionFile {
  readonly format: typeof FORMAT
  readonly schemaVersion: number
  readonly definition: DefinitionDocument
}

const FORMAT = 'zapisano-event'

/** The definition as a file: without ids of accounts, events or versions, so that any account may import it. */
export const exportDefinition = (definition: DefinitionDocument): DefinitionFile => ({
  format: FORMAT,
  schemaVersion: definition.schemaVersion,
  definition,
})

/** The definition in a file of `exportDefinition`; anything else is treated as a definition itself. */
export function definitionOfFile(json: unknown): unknown {
  const isFile = typeof json === 'object' && json !== null && 'format' in json && json.format === FORMAT
  return isFile && 'definition' in json ? json.definition : json
}

/** Reads the text of a file: one of `exportDefinition`, or a definition alone. All problems at once. */
export function readDefinitionText(text: string): ParsedDefinition {
  try {
    return parseDefinition(definitionOfFile(JSON.parse(text)))
  } catch {
    return { ok: false, problems: [{ path: '', code: 'file_unreadable', values: { looks: looksOf(text) } }] }
  }
}

/** The usual cases are an empty file and a page saved instead of a file. */
function looksOf(text: string): 'empty' | 'web-page' | 'other' {
  if (text.trim() === '') return 'empty'
  return text.trimStart().startsWith('<') ? 'web-page' : 'other'
}

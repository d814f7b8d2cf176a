import { factsOf } from '../../quote/facts.ts'
import { withCanonicalConditions } from '../definition/canonical.ts'
import { type DefinitionDocument, definitionSchema, type EventDefinition } from '../definition/definition.ts'
import { expandDefinition } from '../definition/expand-definition.ts'
import { inDocument } from '../definition/in-document.ts'
import type { DefinitionProblem, Finding } from '../definition/problem.ts'
import { shapeProblems } from '../definition/shape-problems.ts'
import { upcast } from '../definition/upcast/upcast.ts'
import { checkAsked } from './check-asked.ts'
import { checkConditions } from './check-conditions.ts'
import { checkCycles } from './check-cycles.ts'
import { checkGates } from './check-gates.ts'
import { checkHeadcount } from './check-headcount.ts'
import { checkItems } from './check-items.ts'
import { checkJoined } from './check-joined.ts'
import { checkLeastPeople } from './check-least-people.ts'
import { checkLimits } from './check-limits.ts'
import { checkNamedFacts } from './check-named-facts.ts'
import { checkNumbers } from './check-numbers.ts'
import { checkOptionsAsked } from './check-options.ts'
import { checkPage } from './check-page.ts'
import { checkParts } from './check-parts.ts'
import { checkPayment } from './check-payment.ts'
import { checkPossible, reasoningOn } from './check-possible.ts'
import { checkPrices } from './check-prices.ts'
import { checkQuestions } from './check-questions.ts'
import { checkRanks } from './check-ranks.ts'
import { checkReferences } from './check-references.ts'
import { checkRequirements } from './check-requirements.ts'

export type { DefinitionProblem }

export type ParsedDefinition =
  | { readonly ok: true; readonly document: DefinitionDocument; readonly definition: EventDefinition }
  | { readonly ok: false; readonly problems: readonly DefinitionProblem[] }

/** The largest size of a definition, as JSON in UTF-8 (architecture §1.1). */
export const MAX_DEFINITION_BYTES = 256 * 1024

/**
 * Reads a definition from parsed JSON, of this or an earlier schema version: its size, its shape, then what the shape
 * cannot express. All problems at once, each with its path and code; one that passes can be published, with
 * its conditions canonical: as the document that is kept, and as the definition that the rules read.
 */
export function parseDefinition(json: unknown): ParsedDefinition {
  const read = readShape(json)
  if (!read.ok) return read
  const problems = checkDefinition(expandDefinition(read.document))
  if (problems.length > 0) return { ok: false, problems: inDocument(read.document, problems) }
  const document = withCanonicalConditions(read.document)
  return { ok: true, document, definition: expandDefinition(document) }
}

export type ReadShape =
  | { readonly ok: true; readonly document: DefinitionDocument }
  | { readonly ok: false; readonly problems: readonly DefinitionProblem[] }

/** The same for a draft: its size and shape alone, because a draft may have problems. */
export function readShape(json: unknown): ReadShape {
  const unreadable = problemOfReading(json)
  if (unreadable !== null) return { ok: false, problems: [{ path: '', ...unreadable }] }
  const parsed = definitionSchema.safeParse(upcast(json), { reportInput: true })
  return parsed.success
    ? { ok: true, document: parsed.data }
    : { ok: false, problems: shapeProblems(parsed.error.issues) }
}

/**
 * Reads a document that was published once, of this or an earlier schema version: its shape alone. Problems found by
 * today's checks do not make it unreadable, because registrations were made under it. Null when it is not a definition.
 */
export function readDocument(json: unknown): DefinitionDocument | null {
  const parsed = definitionSchema.safeParse(upcast(json))
  return parsed.success ? parsed.data : null
}

/** The same as the rules read it. */
export function readPublished(json: unknown): EventDefinition | null {
  const document = readDocument(json)
  return document === null ? null : expandDefinition(document)
}

/** The problems of a definition of the right shape; none when it can be published. */
function checkDefinition(definition: EventDefinition): DefinitionProblem[] {
  const facts = factsOf(definition)
  const reasoning = reasoningOn(definition)
  return [
    ...checkReferences(definition),
    ...checkConditions(definition, facts),
    ...checkAsked(definition),
    ...checkNamedFacts(definition, facts),
    ...checkCycles(definition),
    ...checkOptionsAsked(definition, reasoning),
    ...checkPossible(definition, reasoning),
    ...checkRequirements(definition, reasoning),
    ...checkPrices(definition, facts, reasoning),
    ...checkRanks(definition),
    ...checkParts(definition),
    ...checkPage(definition),
    ...checkJoined(definition),
    ...checkQuestions(definition),
    ...checkItems(definition),
    ...checkGates(definition),
    ...checkLimits(definition),
    ...checkLeastPeople(definition),
    ...checkPayment(definition),
    ...checkHeadcount(definition),
    ...checkNumbers(definition),
  ]
}

/** Conditions within conditions, deeper than anyone can read. */
const MOST_DEPTH = 100

/** Why the document is not examined at all: it refers to itself, is too deep or too large; null when it is examined. */
function problemOfReading(json: unknown): Finding | null {
  try {
    // The depth first: circular data cannot be written as JSON, and deep JSON cannot be traversed.
    if (isDeeper(json, MOST_DEPTH)) return { code: 'document_too_deep', values: { most: MOST_DEPTH } }
    const bytes = bytesOf(JSON.stringify(json) ?? '')
    return bytes > MAX_DEFINITION_BYTES ? { code: 'document_too_large' } : null
  } catch {
    return { code: 'document_circular' }
  }
}

const isDeeper = (value: unknown, most: number): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (most === 0 || Object.values(value).some((each) => isDeeper(each, most - 1)))

/** The length of a text in UTF-8. */
function bytesOf(text: string): number {
  let bytes = 0
  for (const letter of text) {
    const code = letter.codePointAt(0) ?? 0
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4
  }
  return bytes
}

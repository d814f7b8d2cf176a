import { parseDefinition } from '../event/check/check-definition.ts'
import type { EventDefinitionInput } from '../event/definition/definition.ts'
import { registrationDraftSchema } from '../registration/draft.ts'
import { compileDefinition } from './compile.ts'
import type { CompiledDefinition } from './compiled.ts'
import { quote } from './quote.ts'
import type { Quote, QuoteContext } from './quote-result.ts'

/** Small events and drafts for tests: state what matters, the rest is filled in. */

type DefinitionPart = Omit<Partial<EventDefinitionInput>, 'schemaVersion'>

/** Compiles a checked definition; throws with its problems when the test definition is wrong. */
export function compiled(part: DefinitionPart): CompiledDefinition {
  const parsed = parseDefinition({
    schemaVersion: 3,
    title: 'Rajd',
    kind: 'other',
    dates: { start: '2026-08-05', end: '2026-08-14' },
    ...part,
  })
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems))
  return compileDefinition(parsed.definition)
}

/** An item for a person that everyone pays, unless stated otherwise. */
export const item = (part: Record<string, unknown> = {}) => ({
  id: 'fee',
  name: 'Udział',
  category: 'participation' as const,
  legalKind: 'participation' as const,
  per: 'person' as const,
  choose: 'always' as const,
  ...part,
})

/** Drafts people named a, b, c … unless they bring their own refs; the first registers. */
export function draft(people: readonly Record<string, unknown>[], rest: Record<string, unknown> = {}) {
  const filled = people.map((person, index) => ({
    ref: 'abcdefghij'.charAt(index),
    firstName: 'Anna',
    lastName: 'Kowalska',
    birthDate: '1990-01-01',
    ...person,
  }))
  return registrationDraftSchema.parse({ people: filled, registeredBy: filled[0]?.ref ?? null, ...rest })
}

/** The moment and the context of most tests. */
export const context = (
  now = '2026-06-10T12:00:00',
  facts: Partial<QuoteContext['facts']> = {},
): QuoteContext => ({
  now: Temporal.PlainDateTime.from(now),
  facts: { channel: 'online', free: {}, ...facts },
})

/** Quotes with the context of most tests. */
export const quoteOf = (
  definition: CompiledDefinition,
  people: readonly Record<string, unknown>[],
  rest: Record<string, unknown> = {},
  quoteContext: QuoteContext = context(),
): Quote => quote(definition, draft(people, rest), quoteContext)

/** 'code person where' of each problem, for short assertions. */
export const problemTexts = ({ problems }: Quote): string[] =>
  problems.map(({ code, person, where }) => [code, person ?? '-', where ?? '-'].join(' '))

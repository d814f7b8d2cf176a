import type { RegistrationDraft } from '../registration/draft.ts'
import type { CompiledDefinition } from './compiled.ts'
import { numberOfPeople } from './facts-of-registration.ts'
import type { QuoteContext } from './quote-result.ts'
import { wholeScope } from './scope.ts'

/** How many come where an event counts heads; null where people are named. */
export const headcountOf = (
  { definition }: CompiledDefinition,
  draft: RegistrationDraft,
  context: QuoteContext,
): number | null =>
  definition.attendance === 'headcount' ? numberOfPeople(definition, wholeScope(draft, context)) : null

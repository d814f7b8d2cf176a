import type { EventDefinition } from '#domain/event/definition/definition.ts'
import { isHead } from '#domain/event/facts/chosen-extras.ts'
import type { CompiledDefinition } from '#domain/quote/compiled.ts'
import { numberOfPeople } from '#domain/quote/facts-of-registration.ts'
import type { QuoteContext } from '#domain/quote/quote-result.ts'
import { wholeScope } from '#domain/quote/scope.ts'
import type { RegistrationDraft } from '#domain/registration/draft.ts'

/** Events with headcounts: numbers by kind instead of people (flow C14). */
export const countsHeads = ({ attendance }: EventDefinition): boolean => attendance === 'headcount'

/** The items whose pieces are counted on the first step. */
export const headsOf = ({ definition, items }: CompiledDefinition) =>
  items.filter(({ item }) => isHead(item, definition) && item.choose !== 'always')

/** How many come, by people or by pieces. */
export const howManyCome = ({ compiled, draft, context }: Counted): number =>
  numberOfPeople(compiled.definition, wholeScope(draft, context))

interface Counted {
  readonly compiled: CompiledDefinition
  readonly draft: RegistrationDraft
  readonly context: QuoteContext
}

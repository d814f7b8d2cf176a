import type { EventDefinition, Item } from '#domain/event/definition/definition.ts'
import type { CompiledDefinition } from '#domain/quote/compiled.ts'
import { numberOfPeople } from '#domain/quote/facts-of-registration.ts'
import type { QuoteContext } from '#domain/quote/quote-result.ts'
import { wholeScope } from '#domain/quote/scope.ts'
import type { RegistrationDraft } from '#domain/registration/draft.ts'

/** Events with headcounts: numbers by kind instead of people (flow C14). */
export const countsHeads = ({ attendance }: EventDefinition): boolean => attendance === 'headcount'

/** Whether pieces of the item are participants. */
export const isHead = (item: Item, definition: EventDefinition): boolean =>
  countsHeads(definition) && item.category === 'participation' && item.per === 'registration'

/** Whether something is chosen among the extras: heads are counted on the step before. */
export const isExtra = (item: Item, definition: EventDefinition): boolean =>
  item.choose !== 'always' && !isHead(item, definition)

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

import { useMemo } from 'react'
import type { Condition } from '#domain/event/definition/condition.ts'
import type { DefinitionDocument, EventDefinition } from '#domain/event/definition/definition.ts'
import { expandDefinition } from '#domain/event/definition/expand-definition.ts'
import { type AskableFact, askableFacts } from '#domain/event/draft/questions/askable-facts.ts'
import { conditionWords } from '#i18n/pl/condition-words.ts'
import { type DraftEditor, useDraft } from '../shared/draft/use-draft.ts'

/** Everything that the parts of the page share. */
export interface Pricing extends Pick<DraftEditor, 'document' | 'change'> {
  /** The document as rules read it. */
  readonly definition: EventDefinition
  /** 'wiek do 15 lat'. */
  readonly words: (condition: Condition) => string
  /** On what the price of a person may depend, and that of a whole registration. */
  readonly facts: Readonly<Record<'person' | 'registration', readonly AskableFact[]>>
}

export function usePricing(): Pricing {
  const { document, change } = useDraft()
  const read = useMemo(() => readDocument(document), [document])
  return { document, change, ...read }
}

function readDocument(document: DefinitionDocument): Omit<Pricing, 'document' | 'change'> {
  const definition = expandDefinition(document)
  const factsOf = (of: 'person' | 'registration') =>
    askableFacts(definition, { of, behind: definition.questions.length, also: ['day', 'people'] })
  return {
    definition,
    words: conditionWords(definition),
    facts: { person: factsOf('person'), registration: factsOf('registration') },
  }
}

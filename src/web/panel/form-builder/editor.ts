import { useMemo } from 'react'
import type { Condition } from '#domain/event/definition/condition.ts'
import type { DefinitionDocument, EventDefinition } from '#domain/event/definition/definition.ts'
import { expandDefinition } from '#domain/event/definition/expand-definition.ts'
import { chipsOf, partOf } from '#domain/event/draft/questions/who.ts'
import { conditionWords } from '#i18n/pl/condition-words.ts'
import { listed } from '#i18n/pl/listing.ts'

/** What is chosen on the page: a question or a section, by id. */
export interface Chosen {
  readonly kind: 'question' | 'section'
  readonly id: string
}

/** Everything that the parts of the page share. */
export interface Builder {
  readonly document: DefinitionDocument
  /** The same as rules read it. */
  readonly definition: EventDefinition
  /** 'wiek od 16 do 26 lat i dieta: Inne'. */
  readonly words: (condition: Condition) => string
  readonly change: (make: (document: DefinitionDocument) => DefinitionDocument) => void
  readonly chosen: Chosen | null
  readonly choose: (chosen: Chosen | null) => void
  /** Announced by screen readers. */
  readonly announce: (news: string) => void
  /** Focuses an element once it is there; its text is selected, to be typed over. */
  readonly focusOn: (id: string) => void
}

/** The draft in the shape of rules, and the words for its conditions. */
export function useReadDraft(document: DefinitionDocument): Pick<Builder, 'definition' | 'words'> {
  return useMemo(() => {
    const definition = expandDefinition(document)
    const one = conditionWords(definition)
    return {
      definition,
      words: (condition) =>
        listed(
          chipsOf(condition).map((chip) => one(partOf(chip))),
          'i',
        ),
    }
  }, [document])
}

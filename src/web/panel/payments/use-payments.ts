import { useMemo } from 'react'
import type { Condition } from '#domain/event/definition/condition.ts'
import type { DefinitionDocument, EventDefinition } from '#domain/event/definition/definition.ts'
import { expandDefinition } from '#domain/event/definition/expand-definition.ts'
import { type AskableFact, askableFacts } from '#domain/event/draft/questions/askable-facts.ts'
import { conditionWords } from '#i18n/pl/condition-words.ts'
import { type DraftEditor, useDraft } from '../shared/draft/use-draft.ts'

/** Everything that the parts of the page share. */
export interface Payments extends Pick<DraftEditor, 'document' | 'change'> {
  /** The document as rules read it. */
  readonly definition: EventDefinition
  /** 'wiek do 15 lat'. */
  readonly words: (condition: Condition) => string
  /** On what a rule about a person may depend, and one about a whole registration. */
  readonly facts: Readonly<Record<'person' | 'registration', readonly AskableFact[]>>
  /** With what a day begins that somebody sets: the first of the event, else today. */
  readonly firstDay: string
  /** Whether people choose an hour of entry. */
  readonly hasEntry: boolean
  /** What keeps a place of the draft from being published, or is unlikely to be meant, in words. */
  readonly troublesAt: (path: string) => readonly string[]
}

export function usePayments(): Payments {
  const { document, change, problems, warnings } = useDraft()
  const read = useMemo(() => readDocument(document), [document])
  const troublesAt = (path: string) => {
    const own = [...problems, ...warnings].filter(
      (trouble) => trouble.path === path || trouble.path.startsWith(`${path}.`),
    )
    return [...new Set(own.map(({ message }) => message))]
  }
  return { document, change, troublesAt, ...read }
}

function readDocument(document: DefinitionDocument) {
  const definition = expandDefinition(document)
  const factsOf = (of: 'person' | 'registration', also: readonly string[]) =>
    askableFacts(definition, { of, behind: definition.questions.length, also })
  return {
    definition,
    words: conditionWords(definition),
    facts: {
      person: factsOf('person', ['day', 'people']),
      registration: factsOf('registration', ['price', 'people', 'day', 'daysToStart']),
    },
    firstDay: document.dates.start ?? Temporal.Now.plainDateISO('Europe/Warsaw').toString(),
    hasEntry: document.slots !== null,
  }
}

import { useMemo } from 'react'
import type { Condition } from '#domain/event/definition/condition.ts'
import type { DefinitionDocument, EventDefinition } from '#domain/event/definition/definition.ts'
import { expandDefinition } from '#domain/event/definition/expand-definition.ts'
import { type AskableFact, askableFacts } from '#domain/event/draft/questions/askable-facts.ts'
import { conditionWords } from '#i18n/pl/condition-words.ts'
import { type DraftEditor, useDraft } from './use-draft.ts'

/** A draft as pages with rules show it: as rules read it, with the words of its conditions. */
export interface DraftRules extends Pick<DraftEditor, 'document' | 'change'> {
  readonly definition: EventDefinition
  /** 'wiek do 15 lat'. */
  readonly words: (condition: Condition) => string
  /** On what a rule about each person may depend, and one about a whole registration: the usual facts. */
  readonly facts: Readonly<Record<'person' | 'registration', readonly AskableFact[]>>
  /** What keeps the draft from being published, within a place of it. */
  readonly problemsAt: (path: string) => readonly string[]
}

export function useDraftRules(): DraftRules {
  const { document, change, problems } = useDraft()
  const read = useMemo(() => readDocument(document), [document])
  const problemsAt = (path: string) => {
    const within = problems.filter((problem) => problem.path === path || problem.path.startsWith(`${path}.`))
    return [...new Set(within.map(({ message }) => message))]
  }
  return { document, change, problemsAt, ...read }
}

const ALSO = ['ageNow', 'birthYear', 'isRegistrant', 'channel', 'people', 'day']

function readDocument(document: DefinitionDocument) {
  const definition = expandDefinition(document)
  const factsOf = (of: 'person' | 'registration') =>
    askableFacts(definition, { of, behind: definition.questions.length, also: ALSO })
  return {
    definition,
    words: conditionWords(definition),
    facts: { person: factsOf('person'), registration: factsOf('registration') },
  }
}

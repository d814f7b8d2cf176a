import { useMemo } from 'react'
import type { Condition } from '#domain/event/definition/condition.ts'
import type { DefinitionDocument, EventDefinition } from '#domain/event/definition/definition.ts'
import { expandDefinition } from '#domain/event/definition/expand-definition.ts'
import { conditionWords } from '#i18n/pl/condition-words.ts'
import { type DraftEditor, useDraft } from './use-draft.ts'

/** A draft as pages with rules show it: as rules read it, with the words of its conditions. */
export interface DraftRules extends Pick<DraftEditor, 'document' | 'change'> {
  readonly definition: EventDefinition
  /** 'wiek do 15 lat'. */
  readonly words: (condition: Condition) => string
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

function readDocument(document: DefinitionDocument) {
  const definition = expandDefinition(document)
  return { definition, words: conditionWords(definition) }
}

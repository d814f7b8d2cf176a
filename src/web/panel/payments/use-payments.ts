import { useMemo } from 'react'
import { type AskableFact, askableFacts } from '#domain/event/draft/questions/askable-facts.ts'
import { useDraft } from '../shared/draft/use-draft.ts'
import { type DraftRules, useDraftRules } from '../shared/draft/use-draft-rules.ts'

/** Everything that the parts of the page share. */
export interface Payments extends Omit<DraftRules, 'problemsAt' | 'facts'> {
  /** On what a rule about a person may depend, and a way of paying, which also sees what everything costs. */
  readonly facts: Readonly<Record<'person' | 'plan', readonly AskableFact[]>>
  /** With what a day begins that somebody sets: the first of the event, else today. */
  readonly firstDay: string
  /** Whether people choose an hour of entry. */
  readonly hasEntry: boolean
  /** What keeps a place of the draft from being published, or is unlikely to be meant, in words. */
  readonly troublesAt: (path: string) => readonly string[]
}

export function usePayments(): Payments {
  const { document, change, definition, words, problemsAt } = useDraftRules()
  const { warnings } = useDraft()
  const facts = useMemo(() => {
    const behind = definition.questions.length
    return {
      person: askableFacts(definition, { of: 'person', behind, also: ['day', 'people'] }),
      plan: askableFacts(definition, { of: 'registration', behind, also: OF_PLAN }),
    }
  }, [definition])
  const warningsAt = (path: string) =>
    warnings.filter((warning) => warning.path === path || warning.path.startsWith(`${path}.`))
  return {
    ...{ document, change, definition, words, facts },
    firstDay: document.dates.start ?? Temporal.Now.plainDateISO('Europe/Warsaw').toString(),
    hasEntry: document.slots !== null,
    troublesAt: (path) => [
      ...new Set([...problemsAt(path), ...warningsAt(path).map(({ message }) => message)]),
    ],
  }
}

const OF_PLAN = ['price', 'people', 'day', 'daysToStart']

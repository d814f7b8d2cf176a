import { useMemo } from 'react'
import type { Condition } from '#domain/event/definition/condition.ts'
import type { DefinitionDocument, EventDefinition } from '#domain/event/definition/definition.ts'
import { expandDefinition } from '#domain/event/definition/expand-definition.ts'
import { type AskableFact, askableFacts } from '#domain/event/draft/questions/askable-facts.ts'
import { chipsOf, partOf } from '#domain/event/draft/questions/who.ts'
import { conditionWords } from '#i18n/pl/condition-words.ts'
import { listed } from '#i18n/pl/listing.ts'
import { type DraftEditor, useDraft } from '../draft/use-draft.ts'

/** Everything that the parts of pages about prices share. */
export interface Pricing extends Pick<DraftEditor, 'document' | 'change' | 'problems'> {
  /** The document as rules read it. */
  readonly definition: EventDefinition
  /** 'wiek do 15 lat'. */
  readonly words: (condition: Condition) => string
  /** The same for all parts of a condition: 'wiek do 15 lat i rodzaj udziału: Dziecko'; 'wszyscy' without any. */
  readonly whole: (condition: Condition | undefined) => string
  /** On what the price of a person may depend, and that of a whole registration. */
  readonly facts: Readonly<Record<'person' | 'registration', readonly AskableFact[]>>
}

export function usePricing(): Pricing {
  const { document, change, problems } = useDraft()
  const read = useMemo(() => readDocument(document), [document])
  return { document, change, problems, ...read }
}

function readDocument(document: DefinitionDocument): Omit<Pricing, 'document' | 'change' | 'problems'> {
  const definition = expandDefinition(document)
  const factsOf = (of: 'person' | 'registration') =>
    askableFacts(definition, { of, behind: definition.questions.length, also: alsoAsked(definition) })
  const words = conditionWords(definition)
  return {
    definition,
    words,
    whole: (condition) => wholeWords(words, condition),
    facts: { person: factsOf('person'), registration: factsOf('registration') },
  }
}

const wholeWords = (words: Pricing['words'], when: Condition | undefined): string =>
  when === undefined
    ? 'wszyscy'
    : listed(
        chipsOf(when).map((chip) => words(partOf(chip))),
        'i',
      )

/** More than a question asks for: when and by how many one registers, and what the organiser has named. */
function alsoAsked({ ask, facts, items, pools }: EventDefinition): string[] {
  return [
    ...['day', 'paymentDay', 'people', 'adults', 'minors', 'isRegistrant', 'channel'],
    ...(ask.birthDate === 'required' ? ['birthYear'] : []),
    ...facts.map(({ id }) => `own.${id}`),
    ...items.flatMap(({ id, choose }) =>
      choose === 'any' || choose === 'span' || choose === 'quantity' ? [`number.${id}`] : [],
    ),
    ...(pools.some(({ per }) => per === 'code') ? ['codeList'] : []),
  ]
}

/** What keeps a part of the document from being published: 'items.2' or 'adjustments.0'. */
export const problemsWithin = ({ problems }: Pick<Pricing, 'problems'>, path: string): readonly string[] => [
  ...new Set(
    problems
      .filter((each) => each.path === path || each.path.startsWith(`${path}.`))
      .map(({ message }) => message),
  ),
]

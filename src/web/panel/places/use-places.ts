import { useMemo } from 'react'
import type { Condition } from '#domain/event/definition/condition.ts'
import type { DefinitionDocument, EventDefinition } from '#domain/event/definition/definition.ts'
import { expandDefinition } from '#domain/event/definition/expand-definition.ts'
import { type Part, partsOf } from '#domain/event/draft/places/parts.ts'
import { type AskableFact, askableFacts } from '#domain/event/draft/questions/askable-facts.ts'
import { conditionWords } from '#i18n/pl/condition-words.ts'
import { type DraftEditor, useDraft } from '../shared/draft/use-draft.ts'
import { type Sale, useSale } from '../shared/limits/use-sale.ts'

/** Everything that the parts of the page share. */
export interface Places extends Pick<DraftEditor, 'document' | 'change'> {
  /** The document as rules read it. */
  readonly definition: EventDefinition
  readonly parts: readonly Part[]
  readonly partOf: (key: string) => Part | undefined
  /** 'Pokój: dwuosobowy'. */
  readonly nameOf: (key: string) => string
  readonly words: (condition: Condition) => string
  readonly factsOf: (of: Part['of']) => readonly AskableFact[]
  /** What is wrong at a place of the document: 'groups.2', 'pools.0'. */
  readonly problemsAt: (path: string) => readonly string[]
  readonly sale: Sale
}

export function usePlaces(): Places {
  const { document, change, problems } = useDraft()
  const sale = useSale()
  const read = useMemo(() => readDocument(document), [document])
  return {
    ...{ document, change, sale, ...read },
    problemsAt: (path) => [
      ...new Set(
        problems.flatMap((each) =>
          each.path === path || each.path.startsWith(`${path}.`) ? [each.message] : [],
        ),
      ),
    ],
  }
}

function readDocument(document: DefinitionDocument) {
  const definition = expandDefinition(document)
  const parts = partsOf(document)
  const partOf = (key: string) => parts.find((part) => part.key === key)
  const itemName = (id: string) => document.items.find((item) => item.id === id)?.name ?? id
  return {
    ...{ definition, parts, partOf, words: conditionWords(definition) },
    nameOf: (key: string) => {
      const part = partOf(key)
      if (part === undefined) return ''
      if (part.kind === 'event') return 'Każda osoba'
      return part.item === null ? part.name : `${itemName(part.item)}: ${part.name}`
    },
    factsOf: (of: Part['of']) =>
      askableFacts(definition, { of, behind: definition.questions.length, also: ['channel'] }),
  }
}

/** Where a part stands in the document, as problems name it: 'groups.2', 'items.0.options.1'. */
export function pathOfPart({ groups, types, items }: DefinitionDocument, key: string): string {
  const at = (parts: readonly { readonly id: string }[], id: string | undefined) =>
    parts.findIndex((part) => part.id === id)
  const [list, id, , option] = key.split('/')
  if (list === 'groups') return `groups.${at(groups, id)}.limit`
  if (list === 'types') return `types.${at(types, id)}.limit`
  if (list !== 'items') return 'limit'
  const item = at(items, id)
  return option === undefined
    ? `items.${item}.limit`
    : `items.${item}.options.${at(items[item]?.options ?? [], option)}.limit`
}

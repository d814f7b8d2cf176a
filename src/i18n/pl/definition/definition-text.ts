import type { Condition } from '#domain/event/definition/condition.ts'
import type { EventDefinition, Item } from '#domain/event/definition/definition.ts'
import { conditionWords } from '../condition-words.ts'
import { factWords, type WordedFact } from '../fact-words.ts'

/** A definition in words: sections with parts, parts with rows; pure text, for a page, a file or a mail. */

export interface TextSection {
  readonly id: string
  readonly title: string
  readonly parts: readonly TextPart[]
}

export interface TextPart {
  /** Null where the title of the section is sufficient. */
  readonly title: string | null
  readonly notes: readonly string[]
  readonly rows: readonly TextRow[]
  readonly table: TextTable | null
}

export interface TextRow {
  /** The part of the definition that it describes: 'windows', 'items/coach'. */
  readonly of: string
  readonly name: string
  /** Empty where the name or the notes are sufficient. */
  readonly value: string
  readonly notes: readonly string[]
}

/** A price list of two facts. */
export interface TextTable {
  readonly corner: string
  readonly columns: readonly string[]
  readonly rows: readonly { readonly name: string; readonly cells: readonly string[] }[]
}

/** The context for describing a definition. */
export interface TextContext {
  readonly definition: EventDefinition
  readonly fact: (name: string) => WordedFact
  readonly when: (condition: Condition) => string
  readonly pool: (id: string) => string
  readonly item: (id: string) => string
}

export function speakerOf(definition: EventDefinition): TextContext {
  const name = (known: readonly { readonly id: string; readonly name: string }[]) => (id: string) =>
    known.find((each) => each.id === id)?.name ?? id
  return {
    definition,
    fact: factWords(definition),
    when: conditionWords(definition),
    pool: name(definition.pools),
    item: name(definition.items),
  }
}

/** The description of rules that see a line of one of these items. */
export function speakerAbout(speaker: TextContext, items: readonly Item[]): TextContext {
  if (items.every(({ options }) => options.length === 0)) return speaker
  const fact = factWords(speaker.definition, items)
  return { ...speaker, fact, when: conditionWords(speaker.definition, fact) }
}

export const row = (of: string, name: string, value = '', notes: readonly string[] = []): TextRow => ({
  of,
  name,
  value,
  notes,
})

/** A row only where there is content for it. */
export const rowIf = (of: string, name: string, value: string | null | undefined): TextRow[] =>
  value === null || value === undefined || value === '' ? [] : [row(of, name, value)]

export const part = (rows: readonly TextRow[], rest: Partial<TextPart> = {}): TextPart => ({
  title: null,
  notes: [],
  rows,
  table: null,
  ...rest,
})

/** 'gdy: …' of a condition; nothing without one. */
export const whenNote = (speaker: TextContext, condition: Condition | undefined, word = 'gdy'): string[] => {
  if (condition === undefined) return []
  const where = 'fact' in condition && condition.fact === 'channel' ? CHANNELS.get(condition.is) : undefined
  return [where ?? `${word}: ${speaker.when(condition)}`]
}

/** What holds for one place of registration alone. */
const CHANNELS: ReadonlyMap<unknown, string> = new Map([
  ['online', 'tylko przez internet'],
  ['office', 'tylko w\u00a0biurze'],
])

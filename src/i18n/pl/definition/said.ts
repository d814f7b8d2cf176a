import type { Condition } from '#domain/event/condition.ts'
import type { EventDefinition, Item } from '#domain/event/definition.ts'
import { conditionWords } from '../condition-words.ts'
import { factWords, type SaidFact } from '../fact-words.ts'

/** A definition in words: sections with parts, parts with rows; pure text, for a page, a file or a mail. */

export interface SaidSection {
  readonly id: string
  readonly title: string
  readonly parts: readonly SaidPart[]
}

export interface SaidPart {
  /** Null where the title of the section says it. */
  readonly title: string | null
  readonly notes: readonly string[]
  readonly rows: readonly SaidRow[]
  readonly table: SaidTable | null
}

export interface SaidRow {
  /** Which part of the definition it says: 'windows', 'items/coach'. */
  readonly of: string
  readonly name: string
  /** Empty where the name or the notes say it all. */
  readonly value: string
  readonly notes: readonly string[]
}

/** A price list of two facts. */
export interface SaidTable {
  readonly corner: string
  readonly columns: readonly string[]
  readonly rows: readonly { readonly name: string; readonly cells: readonly string[] }[]
}

/** What the words of a definition need to know of it. */
export interface Speaker {
  readonly definition: EventDefinition
  readonly fact: (name: string) => SaidFact
  readonly when: (condition: Condition) => string
  readonly pool: (id: string) => string
  readonly item: (id: string) => string
}

export function speakerOf(definition: EventDefinition): Speaker {
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

/** As rules are said that see a line of one of these items. */
export function speakerAbout(speaker: Speaker, items: readonly Item[]): Speaker {
  if (items.every(({ options }) => options.length === 0)) return speaker
  const fact = factWords(speaker.definition, items)
  return { ...speaker, fact, when: conditionWords(speaker.definition, fact) }
}

export const row = (of: string, name: string, value = '', notes: readonly string[] = []): SaidRow => ({
  of,
  name,
  value,
  notes,
})

/** A row only where there is something to say. */
export const rowIf = (of: string, name: string, value: string | null | undefined): SaidRow[] =>
  value === null || value === undefined || value === '' ? [] : [row(of, name, value)]

export const part = (rows: readonly SaidRow[], rest: Partial<SaidPart> = {}): SaidPart => ({
  title: null,
  notes: [],
  rows,
  table: null,
  ...rest,
})

/** 'gdy: …' of a condition; nothing without one. */
export const whenNote = (speaker: Speaker, condition: Condition | undefined, word = 'gdy'): string[] =>
  condition === undefined ? [] : [`${word}: ${speaker.when(condition)}`]

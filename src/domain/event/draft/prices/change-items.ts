import type { DefinitionDocument } from '../../definition/definition.ts'
import { idOfName } from '../questions/id-of-name.ts'
import type { Item, Option } from './price-rows.ts'

/** The document with one item changed. */
export const withItem = (
  document: DefinitionDocument,
  id: string,
  change: (item: Item) => Item,
): DefinitionDocument => ({
  ...document,
  items: document.items.map((item) => (item.id === id ? change(item) : item)),
})

/** The document with one more fee that everybody pays for taking part, at its end. */
export function withNewFee(document: DefinitionDocument, name: string): DefinitionDocument {
  const id = idOfName(
    name,
    document.items.map((item) => item.id),
  )
  const fee: Item = {
    ...{ id, name, category: 'participation', per: 'person', choose: 'always', price: 0, paid: 'now' },
    ...{ options: [], claims: [], windows: [] },
  }
  return { ...document, items: [...document.items, fee] }
}

/** The document without an item, and without it in the reductions; one that was for nothing else goes too. */
export const withoutItem = (document: DefinitionDocument, id: string): DefinitionDocument => ({
  ...document,
  items: document.items.filter((item) => item.id !== id),
  adjustments: document.adjustments.flatMap((adjustment) => {
    const items = adjustment.items.filter((each) => each !== id)
    return items.length === 0 ? [] : [{ ...adjustment, items }]
  }),
})

/** The item with a new option at its end. */
export function withNewOption(item: Item, name: string): Item {
  const id = idOfName(
    name,
    item.options.map((option) => option.id),
  )
  const option: Option = { id, name, claims: [], windows: [] }
  return { ...item, options: [...item.options, option] }
}

export const withOption = (item: Item, id: string, change: (option: Option) => Option): Item => ({
  ...item,
  options: item.options.map((option) => (option.id === id ? change(option) : option)),
})

export const withoutOption = (item: Item, id: string): Item => ({
  ...item,
  options: item.options.filter((option) => option.id !== id),
})

/** Moves one of a list up or down by one place; at either end it stays. */
export function movedBy<T extends { readonly id: string }>(parts: readonly T[], id: string, by: -1 | 1): T[] {
  const from = parts.findIndex((part) => part.id === id)
  const to = from + by
  const part = parts[from]
  if (part === undefined || to < 0 || to >= parts.length) return [...parts]
  return parts.toSpliced(from, 1).toSpliced(to, 0, part)
}

/** Moves one of a list to the place of another before it; those between them follow. */
export function movedBefore<T extends { readonly id: string }>(
  parts: readonly T[],
  id: string,
  before: string,
): T[] {
  const part = parts.find((each) => each.id === id)
  const others = parts.filter((each) => each.id !== id)
  const to = others.findIndex((each) => each.id === before)
  return part === undefined || to < 0 ? [...parts] : others.toSpliced(to, 0, part)
}

import type { Item } from '#domain/event/definition.ts'
import type { Choice } from '#domain/registration/draft.ts'
import { findId, idOf, type Words } from './names.ts'

/**
 * Reads what a sample chooses of an item in any of the ways of writing it: an option, a list of options, pieces,
 * pieces of each option, `{ from, to }` of a run of days, `{ option, qty }`, yes. An option that is not on offer stays
 * as it is, so that the rules refuse it. Null: nothing is chosen.
 * @throws Error for anything else
 */
export function readItemChoice(item: Item, value: unknown, words: Words): Choice | null {
  if (value === null || value === undefined) return null
  if (typeof value === 'number') return value
  if (typeof value === 'boolean')
    return item.choose === 'quantity' && item.options.length === 0 ? Number(value) : value
  if (typeof value === 'string') return readWord(item, value, words)
  if (Array.isArray(value)) return readList(item, value, words)
  return readObject(item, Object.entries(value), words)
}

const YES = ['yes', 'tak', 'true']
const NO = ['no', 'nie', 'false']

function readWord(item: Item, word: string, words: Words): Choice {
  const option = findId(word, item.options, words)
  if (option !== null) return item.choose === 'quantity' ? { [option]: 1 } : option
  if (item.options.length > 0) return word
  if (YES.includes(word)) return item.choose === 'quantity' ? 1 : true
  return NO.includes(word) ? false : word
}

function readList(item: Item, list: readonly unknown[], words: Words): Choice {
  const pieces = new Map<string, number>()
  for (const each of list) {
    const [option, quantity] = pieceOf(item, each, words)
    pieces.set(option, (pieces.get(option) ?? 0) + quantity)
  }
  return item.choose === 'quantity' ? Object.fromEntries(pieces) : [...pieces.keys()]
}

function pieceOf(item: Item, each: unknown, words: Words): [string, number] {
  if (typeof each === 'string') return [idOf(each, item.options, words), 1]
  const fields = typeof each === 'object' && each !== null ? Object.entries(each) : []
  const { option, quantity } = optionAndQuantity(fields)
  if (typeof option !== 'string') throw notUnderstood(item, each)
  return [idOf(option, item.options, words), quantity ?? 1]
}

const OPTION = ['option', 'size', 'kind', 'variant', 'id', 'name']
const QUANTITY = ['qty', 'quantity', 'count', 'number', 'pieces']

type Fields = readonly (readonly [string, unknown])[]

function optionAndQuantity(fields: Fields): { option?: unknown; quantity?: number } {
  const option = fields.find(([key]) => OPTION.includes(key))?.[1]
  const quantity = fields.find(([key]) => QUANTITY.includes(key))?.[1]
  return { option, ...(typeof quantity === 'number' ? { quantity } : {}) }
}

function readObject(item: Item, fields: Fields, words: Words): Choice {
  const value = Object.fromEntries(fields)
  if ('from' in value && 'to' in value) return runOf(item, value.from, value.to, words)
  const { option, quantity } = optionAndQuantity(fields)
  if (typeof option === 'string') {
    const id = idOf(option, item.options, words)
    return item.choose === 'quantity' ? { [id]: quantity ?? 1 } : id
  }
  if (quantity !== undefined && fields.length === 1) return quantity
  const pieces = fields.map(([key, each]) => [idOf(key, item.options, words), Number(each)] as const)
  if (fields.some(([, each]) => typeof each !== 'number' && typeof each !== 'boolean'))
    throw notUnderstood(item, value)
  if (item.choose === 'quantity') return Object.fromEntries(pieces)
  return pieces.filter(([, each]) => each > 0).map(([id]) => id)
}

/** All options from one to another, both included. */
function runOf(item: Item, from: unknown, to: unknown, words: Words): Choice {
  const place = (word: unknown) => {
    const id = typeof word === 'string' ? findId(word, item.options, words) : null
    if (id === null) throw new Error(`item '${item.id}' has no option '${word}'`)
    return item.options.findIndex((option) => option.id === id)
  }
  return item.options.slice(place(from), place(to) + 1).map(({ id }) => id)
}

const notUnderstood = ({ id }: Item, value: unknown) =>
  new Error(`the choice of '${id}' is not understood: ${JSON.stringify(value)}`)

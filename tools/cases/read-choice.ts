import type { Item } from '#domain/event/definition/definition.ts'
import type { Choice } from '#domain/registration/draft.ts'
import { findId, idOf, type Words } from './names.ts'
import { numberOrSame } from './values.ts'

/**
 * Reads what a sample chooses of an item in any spelling: an option, a list of options, pieces,
 * pieces of each option, `{ from, to }` of a run of days, `{ option, qty }`, yes. An option that is not on offer stays
 * as it is, so that the rules refuse it. Null: nothing is chosen.
 * @throws Error for anything else
 */
export function readItemChoice(item: Item, value: unknown, words: Words): Choice | null {
  if (value === null || value === undefined) return null
  if (typeof value === 'number') return readNumber(item, value, words)
  if (typeof value === 'boolean') return readYes(item, value)
  if (typeof value === 'string') return readWord(item, value, words)
  if (Array.isArray(value)) return readList(item, value, words)
  return readObject(item, Object.entries(value), words)
}

/** Pieces, or an option that is called by a number. */
function readNumber(item: Item, value: number, words: Words): Choice {
  const option = findId(String(value), item.options, words)
  return option === null || item.choose === 'quantity' ? value : option
}

/** @throws Error for yes to several options */
function readYes(item: Item, isChosen: boolean): Choice | null {
  if (item.options.length === 0) return item.choose === 'quantity' ? Number(isChosen) : isChosen
  if (!isChosen) return null
  const [only, ...others] = item.options
  if (only === undefined || others.length > 0)
    throw new Error(
      `the choice of '${item.id}' does not name one of: ${item.options.map(({ id }) => id).join(', ')}`,
    )
  return item.choose === 'quantity' ? { [only.id]: 1 } : only.id
}

const YES = ['yes', 'tak', 'true']
const isWord = (value: unknown, words: readonly string[]) =>
  typeof value === 'string' && words.includes(value)
const NO = ['no', 'nie', 'false', 'none', 'brak']

function readWord(item: Item, word: string, words: Words): Choice | null {
  const option = findId(word, item.options, words)
  if (option !== null) return item.choose === 'quantity' ? { [option]: 1 } : option
  if (item.options.length > 0)
    return NO.includes(word) && item.choose !== 'one' ? null : readSeveral(item, word, words)
  const number = numberOrSame(word)
  if (typeof number === 'number') return number
  if (YES.includes(word)) return item.choose === 'quantity' ? 1 : true
  return NO.includes(word) ? false : word
}

const SEVERAL: ReadonlySet<string> = new Set(['any', 'span', 'quantity'])

/** 'Saturday, Sunday', '2026-07-01 – 2026-07-03', 'all'; a word that is no option stays, for the rules to refuse. */
function readSeveral(item: Item, word: string, words: Words): Choice {
  if (!SEVERAL.has(item.choose)) return word
  if (word === 'all' && item.choose !== 'quantity') return item.options.map(({ id }) => id)
  const isOption = (each: string) => findId(each, item.options, words) !== null
  const [from, to, ...none] = word.split(/ - | ?– ?| ?\.\.+ ?| to | do /)
  if (item.choose !== 'quantity' && to !== undefined && none.length === 0 && [from ?? '', to].every(isOption))
    return runOf(item, from, to, words)
  const list = word.split(/\s*[,;+]\s*/)
  return list.length > 1 && list.every(isOption) ? readList(item, list, words) : word
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
const QUANTITY = ['qty', 'quantity', 'count', 'number', 'pieces', 'amount']
/** What is counted of an item without options: { "days": 5 }. */
const UNITS = ['days', 'nights', 'hours', 'weeks', 'people', 'persons', 'seats', 'places', 'tickets']
/** Under these names may stand what is chosen: { "days": ["2026-07-02"] }. */
const INSIDE = ['options', 'option', 'choice', 'choices', 'days', 'weeks', 'terms', 'sizes']

type Fields = readonly (readonly [string, unknown])[]

function optionAndQuantity(fields: Fields): { option?: unknown; quantity?: number } {
  const option = fields.find(([key]) => OPTION.includes(key))?.[1]
  const quantity = numberOrSame(fields.find(([key]) => QUANTITY.includes(key))?.[1])
  return { option, ...(typeof quantity === 'number' ? { quantity } : {}) }
}

function readObject(item: Item, fields: Fields, words: Words): Choice | null {
  const value = Object.fromEntries(fields)
  if ('from' in value && 'to' in value) return runOf(item, value.from, value.to, words)
  const { option, quantity } = optionAndQuantity(fields)
  if (typeof option === 'string') {
    const id = idOf(option, item.options, words)
    return item.choose === 'quantity' ? { [id]: quantity ?? 1 } : id
  }
  if (quantity !== undefined && fields.length === 1) return quantity
  const [[key, only] = ['', null], ...more] = fields
  if (more.length === 0 && typeof only === 'object' && INSIDE.includes(key))
    return readItemChoice(item, only, words)
  if (item.options.length === 0) return piecesAlone(item, fields)
  const numbers = fields
    .filter(([, each]) => each !== null)
    .map(
      ([word, each]) =>
        [word, isWord(each, YES) ? true : isWord(each, NO) ? false : numberOrSame(each)] as const,
    )
  if (numbers.some(([, each]) => typeof each !== 'number' && typeof each !== 'boolean'))
    throw notUnderstood(item, value)
  const pieces = numbers.map(([word, each]) => [idOf(word, item.options, words), Number(each)] as const)
  if (item.choose === 'quantity') return Object.fromEntries(pieces)
  return pieces.filter(([, each]) => each > 0).map(([id]) => id)
}

/** Pieces of an item that has no options to name. */
function piecesAlone(item: Item, fields: Fields): Choice {
  const [[key, value] = ['', null], ...others] = fields
  const number = numberOrSame(value)
  if (others.length === 0 && UNITS.includes(key) && typeof number === 'number') return number
  throw new Error(
    `the choice of '${item.id}', which has no options, is not understood: ${JSON.stringify(Object.fromEntries(fields))}`,
  )
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

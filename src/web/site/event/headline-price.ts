import type { EventDefinition } from '#domain/event/definition/definition.ts'
import { isTable } from '#domain/event/definition/price-table.ts'
import { everybodysFee, headlineItem } from '#domain/event/page/headline-item.ts'
import { priceNow } from '#domain/poster/price-now.ts'
import { priceRange } from '#domain/quote/price.ts'
import type { Grosze } from '#domain/values/money.ts'
import { childrenPrice } from '#i18n/pl/children-price.ts'
import * as sentences from '#i18n/pl/site/price-list.ts'
import { priceWords } from '../shared/price-words.ts'
import { type PriceTable, priceTable } from './price-table.ts'

/** The price of taking part, for the card next to the button: the full price large, the lower ones in words. */
export interface HeadlinePrice {
  readonly amount: string
  readonly words: string
  /** For a bar that has room for a few words alone. */
  readonly brief: string
}

interface PriceClass {
  readonly name: string
  readonly from: Grosze
  readonly to: Grosze
}

/**
 * Null when the event has neither a fee that every participant pays nor a required choice of participation.
 * @param at when people register, an ISO local moment
 */
export function headlinePrice(definition: EventDefinition, at: string): HeadlinePrice | null {
  const fee = everybodysFee(definition)
  if (fee === undefined) return chosenPrice(definition, at)
  const [full, ...lower] = classesOf(fee, definition).toSorted((a, b) => b.to - a.to)
  if (full === undefined) return null
  const amount = priceWords(full)
  if (lower.length === 0) return { amount, words: sentences.perPerson, brief: sentences.perPerson }
  const words = [uncapital(full.name), ...lower.map(inWords)].join('; ')
  return { amount, words, brief: sentences.alsoLower(uncapital(full.name)) }
}

/** What adults pay at the moment, with the price of children in words; where nothing is on offer then, every price. */
function chosenPrice(definition: EventDefinition, at: string): HeadlinePrice | null {
  const way = headlineItem(definition)
  if (way === undefined) return null
  const brief = sentences.byChoice
  const price = priceNow(definition, Temporal.PlainDateTime.from(at))
  if (price === null) return { amount: priceWords(priceRange(way)), words: brief, brief }
  const words = [brief, childrenPrice(price)].filter((part) => part !== null).join('; ')
  return { amount: priceWords(price), words, brief }
}

function classesOf(fee: EventDefinition['items'][number], definition: EventDefinition): PriceClass[] {
  const { price, name } = fee
  if (typeof price === 'number') return [{ name, from: price, to: price }]
  if (isTable(price)) {
    const table = priceTable(fee.name, price, definition)
    return (price.by.length > 1 && price.by.at(-1) === 'type' ? turned(table) : table).rows.map((row) => ({
      name: row.name,
      ...span(row.cells),
    }))
  }
  const named = price.flatMap((row) =>
    row.name === undefined ? [] : [{ name: row.name, from: row.amount, to: row.amount }],
  )
  const others = price.filter((row) => row.name === undefined).map(({ amount }) => amount)
  if (others.length === 0) return named
  return [{ name, from: Math.min(...others), to: Math.max(...others) }, ...named]
}

/** Swaps rows and columns: the kind of participant matters more than the place of start. */
const turned = ({ name, columns, rows }: PriceTable): PriceTable => ({
  name,
  columns: rows.map((row) => row.name),
  rows: columns.map((column, index) => ({
    name: column,
    cells: rows.map(({ cells }) => cells[index] ?? null),
  })),
})

const inWords = (one: PriceClass) => `${uncapital(one.name)} ${priceWords(one)}`
const uncapital = (name: string) => name.charAt(0).toLocaleLowerCase('pl') + name.slice(1)

function span(cells: readonly (Grosze | null)[]): { from: Grosze; to: Grosze } {
  const amounts = cells.filter((cell) => cell !== null)
  return { from: Math.min(...amounts), to: Math.max(...amounts) }
}

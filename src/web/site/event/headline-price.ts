import type { EventDefinition } from '#domain/event/definition.ts'
import type { Grosze } from '#domain/money.ts'
import { priceRange } from '#domain/quote/price.ts'
import { type PriceTable, priceTable } from './price-table.ts'
import { priceWords } from './price-words.ts'

/** What taking part costs, for the card beside the button: the full price large, the lower ones in words. */
export interface HeadlinePrice {
  readonly amount: string
  readonly words: string
}

interface PriceClass {
  readonly name: string
  readonly from: Grosze
  readonly to: Grosze
}

/** Null when the event has no fee that everybody pays, and no way to take part that must be chosen. */
export function headlinePrice(definition: EventDefinition): HeadlinePrice | null {
  const fee = definition.items.find(
    ({ choose, per, category }) => choose === 'always' && per === 'person' && category === 'participation',
  )
  if (fee === undefined) return chosenPrice(definition)
  const [full, ...lower] = classesOf(fee, definition).toSorted((a, b) => b.to - a.to)
  if (full === undefined) return null
  const words = lower.length === 0 ? 'od osoby' : [uncapital(full.name), ...lower.map(inWords)].join('; ')
  return { amount: priceWords(full), words }
}

function chosenPrice({ items }: EventDefinition): HeadlinePrice | null {
  const way = items.find(
    ({ choose, per, category }) =>
      choose !== 'always' && choose !== 'optional' && per === 'person' && category === 'participation',
  )
  return way === undefined ? null : { amount: priceWords(priceRange(way)), words: 'zależnie od wyboru' }
}

function classesOf(fee: EventDefinition['items'][number], definition: EventDefinition): PriceClass[] {
  const { price, name } = fee
  if (typeof price === 'number') return [{ name, from: price, to: price }]
  if ('amounts' in price) {
    const table = priceTable(fee.name, price, definition)
    return (price.columns === 'type' ? turned(table) : table).rows.map((row) => ({
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

/** Rows and columns changed places: who takes part says more than where from. */
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

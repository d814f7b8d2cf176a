import type { EventDefinition } from '#domain/event/definition.ts'
import type { Grosze } from '#domain/money.ts'
import { type PriceTable, priceList, priceWords } from './price-list.ts'

/** What taking part costs, for the card beside the button: the first class large, the others in words. */
export interface HeadlinePrice {
  readonly amount: string
  readonly words: string
}

/** Null when the event has no fee that everybody pays. */
export function headlinePrice(definition: EventDefinition): HeadlinePrice | null {
  const fee = definition.items.find(({ choose, per }) => choose === 'always' && per === 'person')
  if (fee === undefined) return null
  const { tables, rows } = priceList({ ...definition, items: [fee], adjustments: [] })
  const byType = typeof fee.price === 'object' && 'amounts' in fee.price && fee.price.columns === 'type'
  const classes = [
    ...tables.flatMap((table) => classesOf(byType ? turned(table) : table)),
    ...rows.map(({ name, price }) => ({ name, price })),
  ]
  const [first, ...others] = classes
  if (first === undefined) return null
  const words = classes.length === 1 ? 'od osoby' : [lower(first.name), ...others.map(inWords)].join('; ')
  return { amount: first.price, words }
}

const classesOf = ({ rows }: PriceTable) =>
  rows.map(({ name, cells }) => ({ name, price: priceWords(span(cells)) }))

/** Rows and columns changed places: who takes part says more than where from. */
const turned = ({ name, columns, rows }: PriceTable): PriceTable => ({
  name,
  columns: rows.map((row) => row.name),
  rows: columns.map((column, index) => ({
    name: column,
    cells: rows.map(({ cells }) => cells[index] ?? null),
  })),
})

const inWords = ({ name, price }: { name: string; price: string }) => `${lower(name)} ${price}`
const lower = (name: string) => name.charAt(0).toLocaleLowerCase('pl') + name.slice(1)

function span(cells: readonly (Grosze | null)[]): { from: Grosze; to: Grosze } {
  const amounts = cells.filter((cell) => cell !== null)
  return { from: Math.min(...amounts), to: Math.max(...amounts) }
}

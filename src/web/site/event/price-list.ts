import type { Adjustment, EventDefinition, Item, ItemOption, Price } from '#domain/event/definition.ts'
import { formatMoney, type Grosze } from '#domain/money.ts'
import { amountsOf, priceRange } from '#domain/quote/price.ts'
import { formatDay, readMoment } from '#domain/time.ts'

/** The price list of an event in words, made from its definition: nobody writes a price twice. */

export interface PriceRow {
  readonly name: string
  /** The reason or condition under the name. */
  readonly why: readonly string[]
  readonly price: string
  readonly free: boolean
}

/** A price of two facts, as start place × class. */
export interface PriceTable {
  readonly name: string
  readonly columns: readonly string[]
  readonly rows: readonly { readonly name: string; readonly cells: readonly (Grosze | null)[] }[]
}

export interface PriceList {
  readonly tables: readonly PriceTable[]
  readonly rows: readonly PriceRow[]
}

/** Everything that can cost something, in the order of the definition: items first, reductions after them. */
export function priceList(definition: EventDefinition): PriceList {
  return {
    tables: definition.items.flatMap((item) => tableOf(item, definition)),
    rows: [
      ...definition.items.flatMap((item) => (isTable(item.price) ? [] : rowsOf(item))),
      ...definition.adjustments.map(adjustmentRow),
    ],
  }
}

/** '260 zł', '55–65 zł', 'bezpłatnie'. */
export function priceWords({ from, to }: { from: Grosze; to: Grosze }): string {
  if (to === 0) return 'bezpłatnie'
  return from === to ? formatMoney(from) : `${formatMoney(from, { currency: false })}–${formatMoney(to)}`
}

type Table = Extract<Price, { amounts: unknown }>
const isTable = (price: Price): price is Table => typeof price === 'object' && 'amounts' in price

const tableOf = ({ name, price, options }: Item, definition: EventDefinition): PriceTable[] =>
  !isTable(price) || options.length > 0 ? [] : [priceTable(name, price, definition)]

/** A table of two facts with the names of their values. */
export function priceTable(name: string, price: Table, definition: EventDefinition): PriceTable {
  const columns = [...new Set(Object.values(price.amounts).flatMap((row) => Object.keys(row)))]
  return {
    name,
    columns: columns.map((column) => nameOfValue(price.columns, column, definition)),
    rows: Object.entries(price.amounts).map(([row, cells]) => ({
      name: nameOfValue(price.rows, row, definition),
      cells: columns.map((column) => cells[column] ?? null),
    })),
  }
}

/** What a value of a fact is called: a type, a group, an option; anything else speaks for itself. */
function nameOfValue(fact: string, value: string, { types, groups, items }: EventDefinition): string {
  const named = [
    ...(fact === 'type' ? types : []),
    ...(fact === 'group' ? groups : []),
    ...optionsOf(fact, items),
  ]
  return named.find(({ id }) => id === value)?.name ?? value
}

const optionsOf = (fact: string, items: readonly Item[]) =>
  items.filter(({ id }) => fact === 'option' || fact === `chosen.${id}`).flatMap(({ options }) => options)

function rowsOf(item: Item): PriceRow[] {
  const { price, options } = item
  if (options.length === 0 && typeof price === 'object' && !isTable(price)) return priceRows(item, price)
  const range = priceRange(item)
  return [
    {
      name: item.name,
      why: [...notesOf(item), ...optionWords(item)],
      price: priceWords(range),
      free: range.to === 0,
    },
  ]
}

/** A list of `when → amount`, the full price first; a row without a name is called as the item. */
function priceRows(item: Item, price: Extract<Price, readonly unknown[]>): PriceRow[] {
  const falling = price.toSorted((a, b) => b.amount - a.amount)
  return falling.map(({ amount, name }, index) => ({
    name: name ?? item.name,
    why: index === 0 ? notesOf(item) : [],
    price: priceWords({ from: amount, to: amount }),
    free: amount === 0,
  }))
}

function notesOf({ note, choose, per, windows }: Item): string[] {
  const last = readMoment(
    windows
      .flatMap(({ closes }) => closes ?? [])
      .sort()
      .at(-1) ?? '',
  )
  return [
    ...(note === undefined ? [] : [note]),
    ...(choose === 'quantity' ? ['Cena za sztukę.'] : []),
    ...(per === 'registration' && choose !== 'quantity' ? ['Raz na zgłoszenie.'] : []),
    ...(last === null ? [] : [`Do wyboru do ${formatDay(last.toPlainDate())}.`]),
  ]
}

/** '50 zł: Koniecpol, Mnichów', one line for each price; nothing is said of a single price twice. */
function optionWords(item: Item): string[] {
  if (item.options.length === 0) return []
  const byPrice = new Map<string, string[]>()
  for (const { words, name } of item.options.flatMap((option) => pricesOf(option, item))) {
    byPrice.set(words, [...(byPrice.get(words) ?? []), name])
  }
  const lines = [...byPrice].map(([words, names]) => ({ words, names: names.join(', ') }))
  return lines.length === 1
    ? [`Do wyboru: ${lines[0]?.names}.`]
    : lines.map(({ words, names }) => `${words}: ${names}`)
}

/** The price of an option; where it depends on something that has a name, one for each. */
function pricesOf(option: ItemOption, { price }: Item): { words: string; name: string }[] {
  const own = option.price ?? price
  if (Array.isArray(own) && own.every(({ name }) => name !== undefined)) {
    return own.map(({ amount, name = option.name }) => ({
      words: priceWords({ from: amount, to: amount }),
      name,
    }))
  }
  const amounts = amountsOf(own)
  return [{ words: priceWords({ from: Math.min(...amounts), to: Math.max(...amounts) }), name: option.name }]
}

function adjustmentRow({ name, note, effect }: Adjustment): PriceRow {
  const free = 'to' in effect && effect.to === 0
  return { name, why: note === undefined ? [] : [note], price: effectWords(effect), free }
}

function effectWords(effect: Adjustment['effect']): string {
  const percent = (number: number) => `${String(number).replace('.', ',')}%`
  if ('to' in effect) return priceWords({ from: effect.to, to: effect.to })
  if ('off' in effect) return `−${formatMoney(effect.off)}`
  if ('percentOff' in effect) return `−${percent(effect.percentOff)}`
  if ('plus' in effect) return `+${formatMoney(effect.plus)}`
  if ('percentPlus' in effect) return `+${percent(effect.percentPlus)}`
  if ('cap' in effect) return `najwyżej ${formatMoney(effect.cap)}`
  return `1 na ${effect.each} bezpłatnie`
}

import type { Condition } from '#domain/event/condition.ts'
import type { EventDefinition, Item, ItemOption, Price } from '#domain/event/definition.ts'
import { formatMoney, type Grosze } from '#domain/money.ts'
import { amountsOf } from '#domain/quote/price.ts'
import { formatDay, readMoment } from '#domain/time.ts'
import { conditionWords } from '#i18n/pl/condition-words.ts'
import { factWords } from '#i18n/pl/fact-words.ts'
import { percentText } from '#i18n/pl/percent.ts'
import { isHead } from '../register/headcount.ts'
import { evenRows, type PriceTable, priceTable } from './price-table.ts'
import { priceWords, withTax } from './price-words.ts'

/** The prices of one item in words. */

export interface PriceRow {
  readonly name: string
  /** The reason or condition under the name. */
  readonly why: readonly string[]
  readonly price: string
  readonly free: boolean
}

export interface ItemPrices {
  /** What holds for all of its prices. */
  readonly notes: readonly string[]
  readonly rows: readonly PriceRow[]
  readonly table: PriceTable | null
}

/** All prices of an item: a table where it has two facts, else a row for each price, the full one first. */
export function pricesOfItem(item: Item, definition: EventDefinition): ItemPrices {
  const { price, options } = item
  const notes = notesOf(item, definition)
  const all = [...notes, ...choiceWords(item)]
  if (item.share !== undefined)
    return { notes: all, rows: [shareRow(item, item.share, definition)], table: null }
  if (options.some((option) => option.price !== undefined)) {
    const rows = merged(options.flatMap((option) => optionRows(option, item, definition)))
    if (rows.length > 1) return { notes, rows, table: null }
    return { notes: all, rows: rows.map((row) => ({ ...row, name: item.name })), table: null }
  }
  if (isTable(price)) return tablePrices(item, price, hasOptionsInSight(price) ? notes : all, definition)
  return { notes: all, rows: priceRows(item, price, definition), table: null }
}

/** 'Ubezpieczenie: 3,5% ceny. Liczone od: Udział, Pokój.' */
function shareRow(
  { name }: Item,
  { percent, of }: NonNullable<Item['share']>,
  { items }: EventDefinition,
): PriceRow {
  const named = items.filter(({ id }) => of.includes(id)).map((item) => item.name)
  const price = `${percentText(percent)} ceny`
  return { name, why: [`Liczone od: ${named.join(', ')}, po zniżkach.`], price, free: false }
}

type Table = Extract<Price, { amounts: unknown }>
type Row = Extract<Price, readonly unknown[]>[number]
const isTable = (price: Price): price is Table => typeof price === 'object' && 'amounts' in price

/** Whether the table names the options itself. */
const hasOptionsInSight = ({ rows, columns }: Table) => rows === 'option' || columns === 'option'

/** Where every column costs the same, rows are enough: days that cost a grown-up 25 zł each. */
function tablePrices(
  item: Item,
  price: Table,
  notes: readonly string[],
  definition: EventDefinition,
): ItemPrices {
  const table = priceTable(item.name, price, definition)
  const even = evenRows(table)
  if (even === null) return { notes: [...notes, ...taxNote(item)], rows: [], table }
  return {
    notes,
    rows: even.map(({ name, amount }) => ({ name, why: [], ...priceOf(amount, amount, item) })),
    table: null,
  }
}

const taxNote = ({ vat }: Item) =>
  vat?.prices === 'net' && vat.rate !== 'exempt' && vat.rate > 0 ? [`Do cen doliczamy ${vat.rate}% VAT.`] : []

function priceOf(from: Grosze, to: Grosze, item: Item): { price: string; free: boolean } {
  const free = to === 0
  return { price: free ? priceWords({ from, to }) : withTax(priceWords({ from, to }), item), free }
}

/** For whom there is no tax where it is added for others. */
const untaxedWords = ({ vat }: Item, definition: EventDefinition): string[] =>
  vat?.prices === 'net' && vat.exemptWhen !== undefined
    ? [`Bez VAT: ${conditionWords(definition)(vat.exemptWhen)}.`]
    : []

/** A row without a name is called by what it is for; a single one as the item. */
function priceRows(item: Item, price: Exclude<Price, Table>, definition: EventDefinition): PriceRow[] {
  if (item.choose === 'amount') return [{ name: item.name, why: [], price: sumWords(item), free: false }]
  if (typeof price === 'number') return [{ name: item.name, why: [], ...priceOf(price, price, item) }]
  const isAlone = price.length === 1
  return price
    .toSorted((a, b) => b.amount - a.amount)
    .map((row) => ({
      name: row.name ?? (isAlone ? item.name : whomWords(row.when, definition)),
      why: [...daysWhy(row, definition), ...eachWords(row, definition)],
      ...priceOf(row.amount, row.amount, item),
      ...(row.each === undefined || row.amount > 0
        ? {}
        : { free: false, price: formatMoney(row.each.amount) }),
    }))
}

/** 'od 10 zł', 'dowolna kwota'. */
const sumWords = ({ amounts }: Item) => {
  const least = amounts?.from ?? 0
  return least > 100 ? `od ${formatMoney(least)}` : 'dowolna kwota'
}

/** For whom a price is that has no name. */
export const whomWords = (when: Condition | undefined, definition: EventDefinition): string =>
  when === undefined ? 'W\u00a0pozostałych przypadkach' : capital(conditionWords(definition)(when))

const DAYS = new Set(['day', 'moment', 'paymentDay', 'firstPaymentDay'])

/** Until when a price holds whose name does not say it: 'Cena wczesna'. */
function daysWhy({ name, when }: Row, definition: EventDefinition): string[] {
  const isOfDays = when !== undefined && 'fact' in when && DAYS.has(when.fact)
  return isOfDays && name !== undefined && !/\d/.test(name) ? [`${whomWords(when, definition)}.`] : []
}

/** 'Do tego 50 zł razy liczba osób, ponad 4, najwyżej 2.', or 'Razy liczba dni.' where nothing else is paid. */
function eachWords({ each, amount: base }: Row, definition: EventDefinition): string[] {
  if (each === undefined) return []
  const { amount, of, above, atMost } = each
  const limits = [
    ...(above > 0 ? [`, ponad ${above}`] : []),
    ...(atMost === undefined ? [] : [`, najwyżej ${atMost}`]),
  ]
  const times = `${factWords(definition)(of).name}${limits.join('')}`
  return [base === 0 ? `Razy ${times}.` : `Do tego ${formatMoney(amount)} razy ${times}.`]
}

function notesOf(item: Item, definition: EventDefinition): string[] {
  const { note, choose, per, windows, options, paid } = item
  const piece = isHead(item, definition) && options.length === 0 ? 'osobę' : 'sztukę'
  const last = readMoment(
    windows
      .flatMap(({ closes }) => closes ?? [])
      .sort()
      .at(-1) ?? '',
  )
  return [
    ...(note === undefined ? [] : [note]),
    ...(choose === 'quantity' ? [`Cena za ${piece}.`] : []),
    ...(per === 'registration' && choose !== 'quantity' && choose !== 'amount' ? ['Raz na zgłoszenie.'] : []),
    ...(paid === 'on-site' ? ['Płatne na miejscu.'] : []),
    ...(last === null ? [] : [`Do wyboru do ${formatDay(last.toPlainDate())}.`]),
    ...untaxedWords(item, definition),
  ]
}

/** What can be chosen where the choice changes no price. */
const choiceWords = ({ options }: Item) =>
  options.length === 0 ? [] : [`Do wyboru: ${options.map(({ name }) => name).join(', ')}.`]

/** The price of an option; where it depends on more than the option, one row for each. */
function optionRows(option: ItemOption, item: Item, definition: EventDefinition): PriceRow[] {
  const own = option.price ?? item.price
  if (Array.isArray(own))
    return own.map((row: Row) => ({
      name: row.name ?? option.name,
      why:
        row.name === undefined && own.length > 1
          ? [`${whomWords(row.when, definition)}.`]
          : daysWhy(row, definition),
      ...priceOf(row.amount, row.amount, item),
    }))
  const amounts = amountsOf(own)
  return [{ name: option.name, why: [], ...priceOf(Math.min(...amounts), Math.max(...amounts), item) }]
}

/** 'Koniecpol, Mnichów: 50 zł': one row for all options of one price. */
function merged(rows: readonly PriceRow[]): PriceRow[] {
  const byPrice = new Map<string, PriceRow>()
  for (const row of rows) {
    const key = [row.price, ...row.why].join('\n')
    const known = byPrice.get(key)
    const isSaid = known?.name.split(', ').includes(row.name)
    byPrice.set(
      key,
      known === undefined ? row : { ...known, name: isSaid ? known.name : `${known.name}, ${row.name}` },
    )
  }
  return [...byPrice.values()]
}

const capital = (text: string): string => text.charAt(0).toLocaleUpperCase('pl') + text.slice(1)

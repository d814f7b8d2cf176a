import type { Condition } from '#domain/event/definition/condition.ts'
import type { EventDefinition, Item, ItemOption, Price } from '#domain/event/definition/definition.ts'
import { isTable, type PriceTable as Table } from '#domain/event/definition/price-table.ts'
import { isHead } from '#domain/event/facts/chosen-extras.ts'
import { amountsOf } from '#domain/quote/price.ts'
import { formatMoney, type Grosze } from '#domain/values/money.ts'
import { formatDay, readMoment } from '#domain/values/time.ts'
import { conditionWords } from '#i18n/pl/condition-words.ts'
import { factWords } from '#i18n/pl/fact-words.ts'
import { percentText } from '#i18n/pl/percent.ts'
import * as words from '#i18n/pl/site/price-list.ts'
import { datedName } from '../shared/own-days.ts'
import { freeWords, priceWords, withTax } from '../shared/price-words.ts'
import { evenRows, type PriceTable, priceTable } from './price-table.ts'

/** The prices of one item in words. */

export interface PriceRow {
  readonly name: string
  /** The reason or condition under the name. */
  readonly why: readonly string[]
  readonly price: string
  readonly free: boolean
}

export interface ItemPrices {
  /** What applies to all of its prices. */
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
    const rows = merged(
      options.flatMap((option) => {
        const isRule = Array.isArray(option.price ?? price)
        return optionRows(option, item, definition).map((row) => ({ row, isRule }))
      }),
    )
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
  const price = words.shareOfPrice(percentText(percent))
  return { name, why: [words.countedFrom(named.join(', '))], price, free: false }
}

type Row = Extract<Price, readonly unknown[]>[number]

/** Whether the table names the options itself. */
const hasOptionsInSight = ({ by }: Table) => by.includes('option')

/** Where every column costs the same, rows are enough: days that cost each adult 25 zł. */
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
  vat?.prices === 'net' && vat.rate !== 'exempt' && vat.rate > 0 ? [words.taxAdded(vat.rate)] : []

function priceOf(from: Grosze, to: Grosze, item: Item): { price: string; free: boolean } {
  const free = to === 0
  return { price: free ? freeWords(item) : withTax(priceWords({ from, to }), item), free }
}

/** The people who pay no tax where it is added for others. */
const untaxedWords = ({ vat }: Item, definition: EventDefinition): string[] =>
  vat?.prices === 'net' && vat.exemptWhen !== undefined
    ? [words.taxFree(conditionWords(definition)(vat.exemptWhen))]
    : []

/** A row without a name is named after what it is for; a single one after the item. */
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
  return least > 100 ? words.atLeast(formatMoney(least)) : words.anyAmount
}

/** For whom an unnamed price is. */
export const whomWords = (when: Condition | undefined, definition: EventDefinition): string =>
  when === undefined ? words.otherwise : capital(conditionWords(definition)(when))

const DAYS = new Set(['day', 'moment', 'paymentDay', 'firstPaymentDay'])

/** Until when a price holds whose name does not state it: 'Cena wczesna'. */
function daysWhy({ name, when }: Row, definition: EventDefinition): string[] {
  const isOfDays = when !== undefined && 'fact' in when && DAYS.has(when.fact)
  return isOfDays && name !== undefined && !/\d/.test(name) ? [`${whomWords(when, definition)}.`] : []
}

/** 'Do tego 50 zł razy liczba osób, ponad 4, najwyżej 2.', or 'Razy liczba dni.' where nothing else is paid. */
function eachWords({ each, amount: base }: Row, definition: EventDefinition): string[] {
  if (each === undefined) return []
  const { amount, of, above, atMost } = each
  const limits = [
    ...(above > 0 ? [words.timesAbove(above)] : []),
    ...(atMost === undefined ? [] : [words.timesAtMost(atMost)]),
  ]
  const times = `${factWords(definition)(of).name}${limits.join('')}`
  return [base === 0 ? words.times(times) : words.plusTimes(formatMoney(amount), times)]
}

function notesOf(item: Item, definition: EventDefinition): string[] {
  const { note, choose, per, windows, options, paid } = item
  const isOfHeads = isHead(item, definition) && options.length === 0
  const last = readMoment(
    windows
      .flatMap(({ closes }) => closes ?? [])
      .sort()
      .at(-1) ?? '',
  )
  return [
    ...(note === undefined ? [] : [note]),
    ...(choose === 'quantity' ? [isOfHeads ? words.pricePerPerson : words.pricePerPiece] : []),
    ...(per === 'registration' && choose !== 'quantity' && choose !== 'amount'
      ? [words.oncePerRegistration]
      : []),
    ...(paid === 'on-site' ? [words.onSite] : []),
    ...(last === null ? [] : [words.chosenUntil(formatDay(last.toPlainDate()))]),
    ...untaxedWords(item, definition),
  ]
}

/** What can be chosen where the choice changes no price. */
const choiceWords = ({ options }: Item) =>
  options.length === 0 ? [] : [words.chosenFrom(options.map(datedName).join(', '))]

/** The price of an option; where it depends on more than the option, one row for each. */
function optionRows(option: ItemOption, item: Item, definition: EventDefinition): PriceRow[] {
  const own = option.price ?? item.price
  if (Array.isArray(own))
    return own.map((row: Row) => ({
      name: row.name ?? datedName(option),
      why:
        row.name === undefined && own.length > 1
          ? [`${whomWords(row.when, definition)}.`]
          : daysWhy(row, definition),
      ...priceOf(row.amount, row.amount, item),
    }))
  const amounts = amountsOf(own)
  return [{ name: datedName(option), why: [], ...priceOf(Math.min(...amounts), Math.max(...amounts), item) }]
}

interface OptionRow {
  readonly row: PriceRow
  /** Whether it is one price of several that an option has. */
  readonly isRule: boolean
}

/**
 * 'Koniecpol, Mnichów: 50 zł': one row for options of the same price. A name with a comma keeps a row of its own, and
 * names of options do not run into those of prices.
 */
function merged(rows: readonly OptionRow[]): PriceRow[] {
  const byPrice = new Map<string, PriceRow>()
  for (const { row, isRule } of rows) {
    const alone = row.name.includes(', ') ? [row.name] : []
    const key = [row.price, String(isRule), ...row.why, ...alone].join('\n')
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

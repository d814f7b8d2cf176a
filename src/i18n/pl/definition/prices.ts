import type { Item, ItemOption, Price } from '#domain/event/definition.ts'
import { formatMoney } from '#domain/money.ts'
import { counts } from '../counts.ts'
import type { SaidFact } from '../fact-words.ts'
import { upperFirst } from '../listing.ts'
import { percentText } from '../percent.ts'
import { amountOrFree } from '../reasons.ts'
import { dayText } from '../spans.ts'
import { claimNotes, claimsRow, datesNotes, gateNotes, gateRows, quoted } from './gate.ts'
import { roundingText } from './rounding.ts'
import {
  part,
  row,
  rowIf,
  type SaidPart,
  type SaidRow,
  type SaidSection,
  type SaidTable,
  type Speaker,
  speakerAbout,
} from './said.ts'

/** Everything that can be had, with what it costs whom. */
export function pricesSection(speaker: Speaker): SaidSection {
  const parts = speaker.definition.items.map((item) => itemPart(item, speakerAbout(speaker, [item])))
  return { id: 'cennik', title: 'Cennik', parts }
}

const CATEGORIES: Readonly<Record<Item['category'], string>> = {
  participation: 'udział',
  transport: 'przejazd',
  lodging: 'nocleg',
  meal: 'posiłek',
  merchandise: 'pamiątki i\u00a0koszulki',
  donation: 'darowizna',
  other: 'inne',
}

const LEGAL_KINDS: Readonly<Record<Item['legalKind'], string>> = {
  participation: 'udział w\u00a0wydarzeniu',
  'dated-service': 'usługa w\u00a0oznaczonym terminie',
  goods: 'towar',
  'made-to-order': 'towar na zamówienie',
  donation: 'darowizna',
}

const WAYS: Readonly<Record<Item['choose'], string>> = {
  always: 'zawsze',
  one: 'trzeba wybrać jedną opcję',
  optional: 'dobrowolnie',
  any: 'dowolnie wiele opcji',
  span: 'kolejne opcje bez przerw',
  quantity: 'liczba sztuk',
  amount: 'dowolna kwota',
}

function itemPart(item: Item, speaker: Speaker): SaidPart {
  const of = `items/${item.id}`
  return part(
    [
      row(of, 'Rodzaj', CATEGORIES[item.category]),
      row(of, 'Według prawa', LEGAL_KINDS[item.legalKind]),
      row(
        of,
        'Wybór',
        `${item.per === 'person' ? 'dla każdej osoby' : 'raz w\u00a0zgłoszeniu'}: ${WAYS[item.choose]}`,
      ),
      ...rowIf(of, 'Ile', howMany(item)),
      ...amountsRows(of, item),
      ...gateRows(of, item, speaker),
      ...(needsPrice(item) ? priceRows(of, item.price, speaker) : []),
      ...rowIf(of, 'Procent', shareText(item, speaker)),
      ...rowIf(of, 'Jeden bilet', item.heads === undefined ? '' : counts.people(item.heads)),
      ...(item.paid === 'on-site' ? [row(of, 'Płatność', 'na miejscu, poza sumą zgłoszenia')] : []),
      ...rowIf(of, 'VAT', vatText(item, speaker)),
      ...claimsRow(of, item.claims, speaker),
      ...optionRows(of, item, speaker),
    ],
    {
      title: item.name,
      notes: item.note === undefined ? [] : [item.note],
      table: tableOf(item.price, speaker),
    },
  )
}

/** A free sum has no price, and none is said where every option brings its own. */
const needsPrice = ({ choose, options, price, share }: Item) =>
  choose !== 'amount' &&
  (share === undefined || price !== 0) &&
  (options.length === 0 || options.some(({ price }) => price === undefined))

function howMany({ min, max }: Item): string {
  if (min !== undefined && max !== undefined) return `od ${min} do ${max}`
  if (min !== undefined) return `co najmniej ${min}`
  return max === undefined ? '' : `najwyżej ${max}`
}

function amountsRows(of: string, { amounts }: Item): SaidRow[] {
  if (amounts === undefined) return []
  return [
    row(of, 'Kwota', `od ${formatMoney(amounts.from)} do ${formatMoney(amounts.to)}`),
    ...rowIf(of, 'Proponowane kwoty', amounts.suggested.map((amount) => formatMoney(amount)).join(', ')),
  ]
}

/** '3,5% tego, ile kosztują po zniżkach: „Udział”, zaokrąglone do 1 zł'. */
function shareText({ share }: Item, speaker: Speaker): string {
  if (share === undefined) return ''
  const { percent, of, round } = share
  const rounded = round === undefined ? '' : `, zaokrąglone ${roundingText(round)}`
  return `${percentText(percent)} tego, ile kosztują po zniżkach: ${quoted(of.map(speaker.item))}${rounded}`
}

function vatText({ vat }: Item, speaker: Speaker): string | undefined {
  if (vat === undefined) return undefined
  if (vat.rate === 'exempt') return 'zwolnione z\u00a0VAT'
  if (vat.prices === 'gross') return `${vat.rate}%, ceny z\u00a0podatkiem`
  const added = `${vat.rate}%, do cen bez podatku doliczamy go w\u00a0każdej pozycji`
  return vat.exemptWhen === undefined ? added : `${added}; nie, gdy: ${speaker.when(vat.exemptWhen)}`
}

/** Options that differ in their names alone (sizes) take one row. */
function optionRows(of: string, item: Item, speaker: Speaker): SaidRow[] {
  const rows = item.options.map((option) => optionRow(of, option, item, speaker))
  const isPlain = rows.every(({ value, notes }) => value === '' && notes.length === 0)
  return isPlain ? rowIf(of, 'Opcje', rows.map(({ name }) => name).join(', ')) : rows
}

function optionRow(of: string, option: ItemOption, item: Item, speaker: Speaker): SaidRow {
  const { price, note, dates, day, claims } = option
  const own = price === undefined ? [] : pricesIn(price, speaker)
  const [only] = own
  const isPlain = own.length === 1 && only?.name === null
  return row(of, option.name, isPlain ? (only?.amount ?? '') : '', [
    ...(isPlain
      ? []
      : own.map(({ name, amount, when }) => `${name}: ${amount}${when === '' ? '' : ` (${when})`}`)),
    ...(price === undefined && item.options.some((each) => each.price !== undefined)
      ? ['cena jak wyżej']
      : []),
    ...(note === undefined ? [] : [note]),
    ...(day === undefined ? [] : [`dzień: ${dayText(day)}`]),
    ...datesNotes(dates),
    ...gateNotes(option, speaker),
    ...claimNotes(claims, speaker),
  ])
}

/** One line of a price list. */
export interface SaidPrice {
  /** For whom; null for everybody. */
  readonly name: string | null
  readonly amount: string
  /** The condition, where the name does not say it already. */
  readonly when: string
}

/** Every line of a price in the order in which it counts. */
export function pricesIn(price: Price, speaker: Speaker): SaidPrice[] {
  if (typeof price === 'number') return [{ name: null, amount: amountOrFree(price), when: '' }]
  if (Array.isArray(price)) {
    return price.map(({ when, name, amount, each }) => {
      const condition = when === undefined ? '' : speaker.when(when)
      const fallback = condition === '' ? (price.length === 1 ? null : 'Pozostali') : upperFirst(condition)
      return {
        name: name ?? fallback,
        amount: each === undefined ? amountOrFree(amount) : eachText(amount, each, speaker),
        when: name === undefined ? '' : condition,
      }
    })
  }
  const { rows, columns, amounts } = price
  return Object.entries(amounts).flatMap(([rowKey, cells]) =>
    Object.entries(cells).map(([columnKey, amount]) => ({
      name: `${speaker.fact(rows).value(rowKey)}, ${speaker.fact(columns).value(columnKey)}`,
      amount: cellText(amount),
      when: '',
    })),
  )
}

type Each = NonNullable<Extract<Price, readonly unknown[]>[number]['each']>

/** '100 zł i 20 zł razy liczba osób (ponad 20)'. */
function eachText(amount: number, { amount: more, of, above, atMost }: Each, speaker: Speaker): string {
  const limits = [
    ...(above > 0 ? [`ponad ${above}`] : []),
    ...(atMost === undefined ? [] : [`najwyżej ${atMost}`]),
  ].join(', ')
  const times = `${formatMoney(more)} razy ${speaker.fact(of).name}${limits === '' ? '' : ` (${limits})`}`
  return amount === 0 ? times : `${formatMoney(amount)} i\u00a0${times}`
}

const cellText = (amount: number | null) => (amount === null ? 'nie ma' : amountOrFree(amount))

function priceRows(of: string, price: Price, speaker: Speaker): SaidRow[] {
  if (typeof price !== 'number' && !Array.isArray(price)) return []
  return pricesIn(price, speaker).map(({ name, amount, when }) =>
    row(of, name ?? 'Cena', amount, when === '' ? [] : [when]),
  )
}

function tableOf(price: Price, speaker: Speaker): SaidTable | null {
  if (typeof price === 'number' || Array.isArray(price)) return null
  const [rowFact, columnFact] = [speaker.fact(price.rows), speaker.fact(price.columns)]
  const columns = inOrder(
    Object.values(price.amounts).flatMap((cells) => Object.keys(cells)),
    columnFact,
  )
  return {
    corner: `${upperFirst(rowFact.name)} / ${columnFact.name}`,
    columns: columns.map((key) => columnFact.value(key)),
    rows: inOrder(Object.keys(price.amounts), rowFact).map((key) => ({
      name: rowFact.value(key),
      cells: columns.map((column) => cellText(price.amounts[key]?.[column] ?? null)),
    })),
  }
}

/** Each key once, in the order of the fact's values; others (several options) behind them. */
function inOrder(keys: readonly string[], { values }: SaidFact): string[] {
  const place = (key: string) => (values.includes(key) ? values.indexOf(key) : values.length)
  return [...new Set(keys)].sort((a, b) => place(a) - place(b))
}

import type { Item, ItemOption, Price } from '#domain/event/definition/definition.ts'
import { cellsOf, isTable } from '#domain/event/definition/price-table.ts'
import { formatMoney } from '#domain/values/money.ts'
import { counts } from '../counts.ts'
import { upperFirst } from '../listing.ts'
import { percentText } from '../percent.ts'
import { priceGrid } from '../price-grid.ts'
import { amountOrFree } from '../reasons.ts'
import { dayText } from '../spans.ts'
import {
  part,
  row,
  rowIf,
  speakerAbout,
  type TextContext,
  type TextPart,
  type TextRow,
  type TextSection,
  type TextTable,
} from './definition-text.ts'
import { claimNotes, claimsRow, datesNotes, gateNotes, gateRows, quoted } from './gate.ts'
import { roundingText } from './rounding.ts'

/** Everything that can be ordered, with its prices for each kind of person. */
export function pricesSection(speaker: TextContext): TextSection {
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

function itemPart(item: Item, speaker: TextContext): TextPart {
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

/** A free sum has no price, and none is shown where every option has its own. */
const needsPrice = ({ choose, options, price, share }: Item) =>
  choose !== 'amount' &&
  (share === undefined || price !== 0) &&
  (options.length === 0 || options.some(({ price }) => price === undefined))

function howMany({ min, max }: Item): string {
  if (min !== undefined && max !== undefined) return `od ${min} do ${max}`
  if (min !== undefined) return `co najmniej ${min}`
  return max === undefined ? '' : `najwyżej ${max}`
}

function amountsRows(of: string, { amounts }: Item): TextRow[] {
  if (amounts === undefined) return []
  return [
    row(of, 'Kwota', `od ${formatMoney(amounts.from)} do ${formatMoney(amounts.to)}`),
    ...rowIf(of, 'Proponowane kwoty', amounts.suggested.map((amount) => formatMoney(amount)).join(', ')),
  ]
}

/** '3,5% tego, ile kosztują po zniżkach: „Udział”, zaokrąglone do 1 zł'. */
function shareText({ share }: Item, speaker: TextContext): string {
  if (share === undefined) return ''
  const { percent, of, round } = share
  const rounded = round === undefined ? '' : `, zaokrąglone ${roundingText(round)}`
  return `${percentText(percent)} tego, ile kosztują po zniżkach: ${quoted(of.map(speaker.item))}${rounded}`
}

function vatText({ vat }: Item, speaker: TextContext): string | undefined {
  if (vat === undefined) return undefined
  if (vat.rate === 'exempt') return 'zwolnione z\u00a0VAT'
  if (vat.prices === 'gross') return `${vat.rate}%, ceny z\u00a0podatkiem`
  const added = `${vat.rate}%, do cen bez podatku doliczamy go w\u00a0każdej pozycji`
  return vat.exemptWhen === undefined ? added : `${added}; nie, gdy: ${speaker.when(vat.exemptWhen)}`
}

/** Options that differ only in their names (sizes) share one row. */
function optionRows(of: string, item: Item, speaker: TextContext): TextRow[] {
  const rows = item.options.map((option) => optionRow(of, option, item, speaker))
  const isPlain = rows.every(({ value, notes }) => value === '' && notes.length === 0)
  return isPlain ? rowIf(of, 'Opcje', rows.map(({ name }) => name).join(', ')) : rows
}

function optionRow(of: string, option: ItemOption, item: Item, speaker: TextContext): TextRow {
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
export interface WordedPrice {
  /** For whom; null for everyone. */
  readonly name: string | null
  readonly amount: string
  /** The condition, where the name does not contain it already. */
  readonly when: string
}

/** Every line of a price in the order in which it counts. */
export function pricesIn(price: Price, speaker: TextContext): WordedPrice[] {
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
  return cellsOf(price).map(({ values, amount }) => ({
    name: price.by.map((fact, i) => speaker.fact(fact).value(values[i] ?? '')).join(', '),
    amount: cellText(amount),
    when: '',
  }))
}

type Each = NonNullable<Extract<Price, readonly unknown[]>[number]['each']>

/** '100 zł i 20 zł razy liczba osób (ponad 20)'. */
function eachText(amount: number, { amount: more, of, above, atMost }: Each, speaker: TextContext): string {
  const limits = [
    ...(above > 0 ? [`ponad ${above}`] : []),
    ...(atMost === undefined ? [] : [`najwyżej ${atMost}`]),
  ].join(', ')
  const times = `${formatMoney(more)} razy ${speaker.fact(of).name}${limits === '' ? '' : ` (${limits})`}`
  return amount === 0 ? times : `${formatMoney(amount)} i\u00a0${times}`
}

const cellText = (amount: number | null) => (amount === null ? 'nie ma' : amountOrFree(amount))

function priceRows(of: string, price: Price, speaker: TextContext): TextRow[] {
  if (typeof price !== 'number' && !Array.isArray(price)) return []
  return pricesIn(price, speaker).map(({ name, amount, when }) =>
    row(of, name ?? 'Cena', amount, when === '' ? [] : [when]),
  )
}

function tableOf(price: Price, speaker: TextContext): TextTable | null {
  if (!isTable(price)) return null
  const { headings, columns, rows } = priceGrid(price, speaker.fact)
  return {
    corner: upperFirst(headings.join(' / ')),
    columns,
    rows: rows.map(({ name, cells }) => ({ name, cells: cells.map(cellText) })),
  }
}

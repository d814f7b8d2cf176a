import type { EventDefinition } from '../event/definition/definition.ts'
import { type Grosze, sumMoney } from '../values/money.ts'
import type { QuoteLine } from './quote-result.ts'

type Line = Pick<QuoteLine, 'person' | 'item' | 'option' | 'quantity' | 'amount' | 'listAmount' | 'onSite'>

/** The input of a change: lines of the agreed draft and of the changed one. */
export interface PricedChange<L extends Line> {
  /** As they were agreed. */
  readonly agreed: readonly Line[]
  /** The agreed draft at the prices used for the change. */
  readonly usual: readonly Line[]
  /** The changed draft by the same prices. */
  readonly changed: readonly L[]
  /** The changed draft by the prices of the day of registration. */
  readonly atFirst: readonly Line[]
  /** `ref`s of people whom the change leaves untouched. */
  readonly untouched: ReadonlySet<string>
  /** Some reduction or surcharge covers several lines together: the price of one person may depend on the others. */
  readonly sharesSums: boolean
  /** The price of a dearer option; the price difference where nothing is stated. */
  readonly exchange?: Exchange | undefined
}

type Exchange = NonNullable<EventDefinition['changes']>['exchange']

/** One person's choices of one item. */
export const lineKey = ({ person, item }: Pick<Line, 'person' | 'item'>): string =>
  JSON.stringify([person, item])

/**
 * By how much each remaining choice is cheaper than it would be now, because it was agreed for less: an early price
 * stays with its holder, also after changes, and goes when the holder leaves. When something is given back in part, the
 * dearer pieces go first. An exchange for another option costs the difference, but is never cheaper than the other
 * option was on the day of registration: a cheap agreement is not a credit for something else. Where a dearer option
 * costs its full price, only the options that stay are cheaper. Nor does any remaining choice become cheaper than it
 * was agreed or would have been then, so that a reduction brought by the change does not add up; and a person who
 * changes nothing pays no more than that because of others.
 */
export function agreedDiscounts<L extends Line>(change: PricedChange<L>): Map<string, Grosze> {
  const { untouched, sharesSums } = change
  const [agreed, usual, changed, atFirst] = [change.agreed, change.usual, change.changed, change.atFirst].map(
    byLineKey,
  )
  const items = [...(changed ?? [])].map(([key, lines]) => {
    const [known, then] = [agreed?.get(key), sumOf(atFirst?.get(key))]
    const isUntouched = untouched.has(lines[0]?.person ?? '')
    const found = { key, item: lines[0]?.item ?? '', price: sumOf(lines) }
    // A cap on the common price is taken off the last lines, which may be new.
    if (known === undefined)
      return { ...found, off: 0, least: sharesSums ? Math.min(listOf(lines), then) : found.price }
    const wasThere = atFirst?.has(key) === true
    const costs = usual?.get(key) ?? []
    const { exchange } = change
    return { ...found, ...staying({ lines, known, costs, then, wasThere, isUntouched, exchange }) }
  })
  const discounts = sharesSums ? noMoreThanLeast(items) : items
  return new Map(discounts.flatMap(({ key, off }) => (off > 0 ? [[key, off]] : [])))
}

/** One person's choices of one item, and what is taken off: its least price. */
interface PricedItem {
  readonly key: string
  readonly item: string
  readonly price: Grosze
  readonly off: Grosze
  readonly least: Grosze
}

interface Staying {
  readonly lines: readonly Line[]
  readonly known: readonly Line[]
  /** What was agreed, at current prices. */
  readonly costs: readonly Line[]
  /** What there is now, at the prices of the day of registration. */
  readonly then: Grosze
  /** Whether it was available on the day of registration. */
  readonly wasThere: boolean
  readonly isUntouched: boolean
  readonly exchange: Exchange | undefined
}

function staying({ lines, known, costs, then, wasThere, isUntouched, exchange }: Staying): Discount {
  const price = sumOf(lines)
  const cheaper = sumOf(costs) - sumOf(known)
  if (cheaper <= 0) {
    // Temporary effects of other people leave no trace: a reduction to zero had covered the early price.
    const off = isUntouched && wasThere ? Math.max(0, price - Math.max(then, sumOf(known))) : 0
    return { off, least: price - off }
  }
  if (lines.some(({ option }) => known.every((line) => line.option !== option))) {
    if (exchange !== 'full' || price <= sumOf(costs))
      return { off: Math.min(cheaper, price - then), least: Math.min(price, then) }
    const off = cheaperByOptions(lines, known, costs)
    return { off, least: price - off }
  }
  const share = Math.min(1, piecesOf(lines) / piecesOf(known))
  const own = Math.round(sumOf(known) * share)
  const least = Math.min(price, then, own)
  // Pieces at two prices are given back from the dearer ones, as far as the day of registration distinguishes them.
  const wanted = Math.max(Math.round(cheaper * share), wasThere ? Math.min(cheaper, price - then) : 0)
  const most = isUntouched && share === 1 ? Math.max(then, own) : price
  return { off: Math.min(Math.max(wanted, price - most), price - least), least }
}

type Discount = Pick<PricedItem, 'off' | 'least'>

/** By how much the options that stay are cheaper than now, each for the number of its pieces that stay. */
function cheaperByOptions(lines: readonly Line[], known: readonly Line[], costs: readonly Line[]): Grosze {
  const offs = [...Map.groupBy(known, ({ option }) => option)].map(([option, had]) => {
    const [stays = [], cost = []] = [lines, costs].map((all) => all.filter((line) => line.option === option))
    const share = Math.min(1, piecesOf(stays) / piecesOf(had))
    return Math.max(0, Math.round((sumOf(cost) - sumOf(had)) * share))
  })
  return Math.min(sumMoney(offs), sumOf(lines))
}

/** For each item no more is taken off than the item as a whole may cost less, from the last line on. */
function noMoreThanLeast(items: readonly PricedItem[]): PricedItem[] {
  const room = new Map<string, Grosze>()
  for (const { item, price, least } of items) room.set(item, (room.get(item) ?? 0) + price - least)
  return items.map((priced) => {
    const off = Math.max(0, Math.min(priced.off, room.get(priced.item) ?? 0))
    room.set(priced.item, (room.get(priced.item) ?? 0) - off)
    return { ...priced, off }
  })
}

const byLineKey = (lines: readonly Line[]): Map<string, Line[]> =>
  Map.groupBy(
    lines.filter(({ onSite }) => !onSite),
    lineKey,
  )

const piecesOf = (lines: readonly Line[]): number => lines.reduce((all, { quantity }) => all + quantity, 0)

const listOf = (lines: readonly Line[]): Grosze => sumMoney(lines.map(({ listAmount }) => listAmount))

const sumOf = (lines: readonly Line[] = []): Grosze => sumMoney(lines.map(({ amount }) => amount))

/** Lines less the discount of each item; the first lines of an item first, with a reason. */
export function withDiscounts(
  lines: readonly QuoteLine[],
  discounts: ReadonlyMap<string, Grosze>,
): QuoteLine[] {
  const left = new Map(discounts)
  return lines.map((line) => {
    const key = lineKey(line)
    const off = line.onSite ? 0 : Math.min(left.get(key) ?? 0, Math.max(0, line.amount))
    left.set(key, (left.get(key) ?? 0) - off)
    return lessBy(line, off)
  })
}

/** Lines add up to what is owed: the difference is taken off them in their order, with a reason. */
export function deductInOrder(lines: readonly QuoteLine[], off: Grosze): QuoteLine[] {
  let left = off
  return lines.map((line) => {
    const amount = line.onSite ? 0 : Math.min(left, Math.max(0, line.amount))
    left -= amount
    return lessBy(line, amount)
  })
}

function lessBy(line: QuoteLine, amount: Grosze): QuoteLine {
  if (amount === 0) return line
  const reason = { code: 'agreed', params: { amount } } as const
  return { ...line, amount: line.amount - amount, reasons: [...line.reasons, reason] }
}

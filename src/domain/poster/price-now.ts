import type { EventDefinition, Item, Price } from '../event/definition/definition.ts'
import { cellsOf, isTable } from '../event/definition/price-table.ts'
import { datesOf } from '../event/draft/timeline/dates-of.ts'
import { headlineItem } from '../event/page/headline-item.ts'
import { nextOpening } from '../quote/next-opening.ts'
import { amountsOf } from '../quote/price.ts'
import type { Grosze } from '../values/money.ts'
import { holdsNow, valuesNow } from './holds-now.ts'

/** What taking part costs those who register at a moment. */
export interface PriceNow {
  /** The lowest and the highest for one person, in grosze. */
  readonly from: Grosze
  readonly to: Grosze
  /** The last day of this price, ISO; null: it does not change any more. */
  readonly until: string | null
}

/**
 * The price of taking part at a moment by the price list, without reductions, and until when it stays the same. Null
 * when the price follows from no fee of taking part, or nothing is on offer at that moment.
 * @param now local, Europe/Warsaw
 */
export function priceNow(definition: EventDefinition, now: Temporal.PlainDateTime): PriceNow | null {
  const item = headlineItem(definition)
  if (item === undefined) return isFree(definition) ? { from: 0, to: 0, until: null } : null
  const range = rangeAt(item, definition, now)
  if (range === null) return null
  for (const day of daysOfChange(definition, now)) {
    const then = rangeAt(item, definition, day.toPlainDateTime())
    if (then?.from !== range.from || then.to !== range.to)
      return { ...range, until: day.subtract({ days: 1 }).toString() }
  }
  return { ...range, until: null }
}

/** Whether nothing at all is paid, and nothing given. */
const isFree = ({ items }: EventDefinition): boolean =>
  items.every(({ choose, price, options }) => {
    const prices = [price, ...options.map((option) => option.price ?? price)]
    const amounts = prices.flatMap((each) => amountsOf(each))
    return choose !== 'amount' && amounts.every((amount) => amount === 0)
  })

/** Days ahead from which a rule holds, or holds no more, in order. */
function daysOfChange(definition: EventDefinition, now: Temporal.PlainDateTime): Temporal.PlainDate[] {
  const today = now.toPlainDate()
  return datesOf(definition)
    .flatMap(({ kind, at }) => {
      if (kind !== 'rule-from' && kind !== 'rule-until') return []
      const day = Temporal.PlainDate.from(at)
      return [kind === 'rule-from' ? day : day.add({ days: 1 })]
    })
    .filter((day) => Temporal.PlainDate.compare(day, today) > 0)
    .sort(Temporal.PlainDate.compare)
}

function rangeAt(item: Item, definition: EventDefinition, now: Temporal.PlainDateTime) {
  const open = item.options.filter(
    ({ windows }) => windows.length === 0 || windows.some((window) => nextOpening(window, now) !== null),
  )
  const prices = item.options.length === 0 ? [item.price] : open.map(({ price }) => price ?? item.price)
  const amounts = prices.flatMap((price) => amountsAt(price, definition, now))
  return amounts.length === 0 ? null : { from: Math.min(...amounts), to: Math.max(...amounts) }
}

/** The amounts that a price may have for anybody at a moment. */
function amountsAt(price: Price, definition: EventDefinition, now: Temporal.PlainDateTime): Grosze[] {
  if (typeof price === 'number') return [price]
  if (isTable(price)) {
    const possible = price.by.map((fact) => valuesNow(fact, definition, now))
    return cellsOf(price).flatMap(({ values, amount }) =>
      amount !== null && values.every((value, i) => possible[i]?.includes(value) ?? true) ? [amount] : [],
    )
  }
  const amounts: Grosze[] = []
  for (const { when, amount } of price) {
    const truth = holdsNow(when, definition, now)
    if (truth !== false) amounts.push(amount)
    if (truth === true) break
  }
  return amounts
}

import type { EventDefinition, Item, Price } from '../event/definition/definition.ts'
import { cellsOf, isTable } from '../event/definition/price-table.ts'
import { datesOf } from '../event/draft/timeline/dates-of.ts'
import { headlineItem } from '../event/page/headline-item.ts'
import { nextOpening } from '../quote/next-opening.ts'
import { amountsOf } from '../quote/price.ts'
import type { Grosze } from '../values/money.ts'
import { holdsNow, type Registering, typesNow, valuesNow } from './holds-now.ts'

/** What taking part costs those who register at a moment, for one person, in grosze. */
export interface PriceNow {
  /**
   * The lowest that the usual participant pays, leaving out who pays nothing: an adult; a minor where adults pay nothing,
   * do not come, or come as leaders: where some minor pays more than any adult, of those who do.
   */
  readonly from: Grosze
  /** The highest that anybody pays; 0: nobody pays. */
  readonly to: Grosze
  /** Children up to this age take part for nothing; null: there are none, or that depends on more than their age. */
  readonly freeUpToAge: number | null
  /** Whether others take part for nothing: by their function, group or year of birth. */
  readonly othersFree: boolean
  /** Whether minors who pay may pay less than `from`. */
  readonly minorsPayLess: boolean
  /** The last day of this price, ISO; null: it does not change any more. */
  readonly until: string | null
}

type PriceAt = Omit<PriceNow, 'until'>

const FREE: PriceAt = { from: 0, to: 0, freeUpToAge: null, othersFree: false, minorsPayLess: false }

/**
 * The price of taking part at a moment by the price list, without reductions, and until when it stays the same. Null
 * when the price follows from no fee of taking part, or nothing is on offer at that moment.
 * @param now local, Europe/Warsaw
 */
export function priceNow(definition: EventDefinition, now: Temporal.PlainDateTime): PriceNow | null {
  const item = headlineItem(definition)
  if (item === undefined) return isFree(definition) ? { ...FREE, until: null } : null
  const price = priceAt(item, definition, now)
  if (price === null) return null
  for (const day of daysOfChange(definition, now)) {
    const then = priceAt(item, definition, day.toPlainDateTime())
    if (then === null || !isSame(price, then))
      return { ...price, until: day.subtract({ days: 1 }).toString() }
  }
  return { ...price, until: null }
}

const isSame = (one: PriceAt, other: PriceAt): boolean =>
  (Object.keys(one) as (keyof PriceAt)[]).every((key) => one[key] === other[key])

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

const OF_AGE = 18
/** Above every age that a price list distinguishes. */
const OLDEST = 99

function priceAt(item: Item, definition: EventDefinition, now: Temporal.PlainDateTime): PriceAt | null {
  const amounts = amountsOfItem(item, definition, { now })
  if (amounts.length === 0) return null
  const to = Math.max(...amounts)
  if (to === 0) return FREE
  const year = Temporal.PlainDate.from(
    definition.dates.ageDay ?? definition.dates.start ?? now.toPlainDate(),
  ).year
  const { from: youngest = 0, to: eldest = OLDEST } = definition.ages ?? {}
  const payAt = (ages: readonly number[]) =>
    ages
      .flatMap((age) => amountsOfItem(item, definition, { now, age, birthYear: year - age }))
      .filter((amount) => amount > 0)
  const minorAges = span(youngest, Math.min(eldest, OF_AGE - 1))
  const adults = payAt(span(Math.max(youngest, OF_AGE), eldest))
  const minors = payAt(minorAges)
  const paid = amounts.filter((amount) => amount > 0)
  const led = minors.filter((amount) => amount > Math.max(...adults))
  const from = Math.min(...([led, adults, minors].find((some) => some.length > 0) ?? paid))
  const amountsAtAge = (age: number) => amountsOfItem(item, definition, { now, age })
  const freeAges = countWhile(minorAges, (age) => Math.max(...amountsAtAge(age)) === 0)
  const freeUpToAge = freeAges === 0 ? null : youngest + freeAges - 1
  return {
    ...{ from, to, freeUpToAge },
    othersFree: span(youngest + freeAges, eldest).some((age) => amountsAtAge(age).includes(0)),
    minorsPayLess: led.length === 0 && minors.some((amount) => amount < from),
  }
}

function countWhile(numbers: readonly number[], holds: (number: number) => boolean): number {
  const first = numbers.findIndex((number) => !holds(number))
  return first === -1 ? numbers.length : first
}

/** Whole numbers from one to another, both included. */
const span = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index)

function amountsOfItem(item: Item, definition: EventDefinition, registering: Registering): Grosze[] {
  const { now } = registering
  const open = item.options.filter(
    ({ windows }) => windows.length === 0 || windows.some((window) => nextOpening(window, now) !== null),
  )
  const prices = item.options.length === 0 ? [item.price] : open.map(({ price }) => price ?? item.price)
  const types =
    definition.types.length === 0 ? [{}] : typesNow(definition, registering).map((type) => ({ type }))
  return prices.flatMap((price) =>
    types.flatMap((type) => amountsAt(price, definition, { ...registering, ...type })),
  )
}

/** The amounts that a price may have for those who register. */
function amountsAt(price: Price, definition: EventDefinition, registering: Registering): Grosze[] {
  if (typeof price === 'number') return [price]
  if (isTable(price)) {
    const possible = price.by.map((fact) => valuesNow(fact, definition, registering))
    return cellsOf(price).flatMap(({ values, amount }) =>
      amount !== null && values.every((value, i) => possible[i]?.includes(value) ?? true) ? [amount] : [],
    )
  }
  const amounts: Grosze[] = []
  for (const { when, amount } of price) {
    const truth = holdsNow(when, definition, registering)
    if (truth !== false) amounts.push(amount)
    if (truth === true) break
  }
  return amounts
}

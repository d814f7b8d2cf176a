import type { Item } from '#domain/event/definition/definition.ts'
import { formatMoney, type Grosze } from '#domain/values/money.ts'
import * as words from '#i18n/pl/site/prices.ts'

/** The label of an addition without a charge: the stay itself is free, a room is included. */
export const freeWords = ({ category }: Pick<Item, 'category'>): string =>
  ADDITIONS.includes(category) ? words.noExtra : words.free

const ADDITIONS: readonly Item['category'][] = ['lodging', 'transport', 'meal', 'other']

/** '260 zł', '55–65 zł', 'do 60 zł' where some pay nothing, and the label given as `free`. */
export function priceWords({ from, to }: { from: Grosze; to: Grosze }, free = words.free): string {
  if (to === 0) return free
  if (from === to) return formatMoney(from)
  return from === 0
    ? words.upTo(formatMoney(to))
    : `${formatMoney(from, { currency: false })}–${formatMoney(to)}`
}

/** A price to which tax is added states it. */
export const withTax = (price: string, { vat }: Item): string =>
  vat?.prices === 'net' && vat.rate !== 'exempt' && vat.rate > 0 ? words.plusTax(price, vat.rate) : price

import type { Item, ItemOption } from '#domain/event/definition.ts'
import { amountsOf } from '#domain/quote/price.ts'
import { percentText } from '#i18n/pl/percent.ts'
import { priceWords } from '../event/price-words.ts'

/** The value of 'none of these': chosen in so many words, costs nothing. */
export const NONE = ''

/** From so few on, what is left is worth telling (flow C2.2). */
export const TELL_FROM = 10

const WITHOUT: Readonly<Record<Item['category'], string>> = {
  participation: 'Bez tej opcji',
  transport: 'Bez przejazdu',
  lodging: 'Bez noclegu',
  meal: 'Bez posiłku',
  merchandise: 'Dziękuję, nie zamawiam',
  donation: 'Tym razem bez darowizny',
  other: 'Bez tej opcji',
}

export const withoutWords = ({ category }: Item): string => WITHOUT[category]

/** A ride with stops, which may be taken or not: which of the two must be said. A single tick says it by itself. */
export const isRide = ({ category, choose, per, options }: Item): boolean =>
  category === 'transport' && choose === 'optional' && per === 'person' && options.length > 0

/** '60 zł', '50–60 zł' where it depends on the person. */
export function priceOf(item: Item, option: ItemOption | null): string {
  if (item.share !== undefined) return `${percentText(item.share.percent)} ceny`
  const amounts = amountsOf(option?.price ?? item.price)
  return priceWords({ from: Math.min(...amounts), to: Math.max(...amounts) })
}

/** 'Wybierz od 2 do 5.', where the definition says how many. */
export function howMany({ min, max }: Item): string | undefined {
  if (min !== undefined && max !== undefined) {
    return min === max ? `Wybierz dokładnie ${min}.` : `Wybierz od ${min} do ${max}.`
  }
  if (min !== undefined && min > 1) return `Wybierz co najmniej ${min}.`
  return max === undefined ? undefined : `Wybierz najwyżej ${max}.`
}

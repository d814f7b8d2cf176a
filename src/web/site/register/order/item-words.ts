import type { Item, ItemOption } from '#domain/event/definition/definition.ts'
import { amountsOf } from '#domain/quote/price.ts'
import { percentText } from '#i18n/pl/percent.ts'
import * as words from '#i18n/pl/site/register/extras.ts'
import { freeWords, priceWords } from '../../shared/price-words.ts'

/** The value of 'none of these': chosen explicitly, costs nothing. */
export const NONE = ''

/** From this number down, the free places are shown (flow C2.2). */
export const TELL_FROM = 10

export const withoutWords = ({ category }: Item): string => words.without[category]

/** An optional ride with stops: taking or declining it must be explicit. A single checkbox is explicit by itself. */
export const isRide = ({ category, choose, per, options }: Item): boolean =>
  category === 'transport' && choose === 'optional' && per === 'person' && options.length > 0

/** '60 zł', '50–60 zł' where it depends on the person. */
export function priceOf(item: Item, option: ItemOption | null): string {
  if (item.share !== undefined) return words.shareOfPrice(percentText(item.share.percent))
  const amounts = amountsOf(option?.price ?? item.price)
  return priceWords({ from: Math.min(...amounts), to: Math.max(...amounts) }, freeWords(item))
}

/** 'Wybierz od 2 do 5.', where the definition sets the limits. */
export function howMany({ choose, min, max }: Item): string | undefined {
  if (choose === 'quantity' && min !== undefined)
    return max === undefined ? words.takeNoneOrLeast(min) : words.takeNoneOrWithin(min, max)
  if (min !== undefined && max !== undefined) {
    return min === max ? words.takeExactly(min) : words.takeWithin(min, max)
  }
  if (min !== undefined && min > 1) return words.takeLeast(min)
  return max === undefined ? undefined : words.takeMost(max)
}

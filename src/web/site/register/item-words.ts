import type { Item, ItemOption } from '#domain/event/definition.ts'
import { amountsOf } from '#domain/quote/price.ts'
import { pl } from '#i18n/pl.ts'
import type { Option } from '#web/ui/field.tsx'
import { priceWords } from '../event/price-list.ts'
import { type Free, freeOf } from '../event/sale-state.ts'

/** The value of 'none of these': chosen in so many words, costs nothing. */
export const NONE = ''

/** From so few on, what is left is worth telling (flow C2.2). */
const TELL_FROM = 10

const WITHOUT: Readonly<Record<Item['category'], string>> = {
  participation: 'Bez tej opcji',
  transport: 'Bez przejazdu',
  lodging: 'Bez noclegu',
  meal: 'Bez posiłku',
  merchandise: 'Dziękuję, nie zamawiam',
  donation: 'Tym razem bez darowizny',
  other: 'Bez tej opcji',
}

const withoutWords = ({ category }: Item): string => WITHOUT[category]

/** A ride that may be taken or not; which of the two must be said. */
export const isRide = ({ category, choose, per }: Item): boolean =>
  category === 'transport' && choose === 'optional' && per === 'person'

/** What can be chosen of an item, with price and what is left; full options say so. Nothing costly comes first. */
export function optionsOf(item: Item, free: Free): Option[] {
  const none = item.choose === 'optional' ? [{ value: NONE, label: withoutWords(item) }] : []
  return [...none, ...item.options.map((option) => optionView(option, item, free))]
}

function optionView(option: ItemOption, item: Item, free: Free): Option {
  const left = leftOf(option, item, free)
  const notes = [
    priceOf(item, option),
    option.note,
    left !== null && left <= TELL_FROM ? pl.counts.placesLeft(left) : undefined,
  ]
  return {
    value: option.id,
    label: option.name,
    ...(left === 0 ? { disabled: 'brak miejsc' } : { note: notes.filter(Boolean).join(', ') }),
  }
}

/** How many more can have it; null without a limit. */
export function leftOf(option: ItemOption | null, item: Item, free: Free): number | null {
  return freeOf([...item.claims, ...(option?.claims ?? [])], free)
}

/** '60 zł', '50–60 zł' where it depends on the person. */
export function priceOf(item: Item, option: ItemOption | null): string {
  const amounts = amountsOf(option?.price ?? item.price)
  return priceWords({ from: Math.min(...amounts), to: Math.max(...amounts) })
}

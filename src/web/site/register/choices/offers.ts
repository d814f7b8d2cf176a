import type { Item, ItemOption } from '#domain/event/definition/definition.ts'
import type { CompiledItem, CompiledOption } from '#domain/quote/compiled.ts'
import { isHeld } from '#domain/quote/held.ts'
import type { Scope } from '#domain/quote/scope.ts'
import { formatDayShort, readDay } from '#domain/values/time.ts'
import { pl } from '#i18n/pl.ts'
import { tie } from '#i18n/text/typography.ts'
import type { Option } from '#web/ui/field.tsx'
import { datesOf } from '../../shared/own-days.ts'
import { withTax } from '../../shared/price-words.ts'
import type { FormTools } from '../order/form-tools.ts'
import { NONE, priceOf, TELL_FROM, withoutWords } from '../order/item-words.ts'
import { fullWords, isForAll, leftFor, priceFor, shutWords } from './availability.ts'

/** What these people may choose of an item. */
export interface Offered {
  /** In the order of the definition; visible but unavailable options state why. */
  readonly options: readonly Option[]
  /** Some options are only for some of them, so they must be chosen for each person. */
  readonly forSomeOnly: boolean
}

/**
 * The options that all of these people may have, with price and free places. Options not for them are left out,
 * unless chosen: whatever is in the order is always in view.
 */
export function offersOf(
  { item, gate, options, claims }: CompiledItem,
  scopes: readonly Scope[],
  places: Pick<FormTools, 'free' | 'inAll'>,
  chosen: readonly string[],
): Offered {
  const all = [...options.values()]
  const isForThem = (each: CompiledOption, some: readonly Scope[]) =>
    isForAll(gate, some) && isForAll(each.gate, some) && priceFor(each.price, some, item) !== null
  const views = all.map((each) => {
    const lines = scopes.map((scope) => lineOf(scope, item, each))
    const offered = isForThem(each, lines)
    return {
      shown: offered || chosen.includes(each.option.id) || wasHeld(item, each, lines),
      forSome: !offered && lines.some((line) => isForThem(each, [line])),
      view: viewOf(each, item, lines, {
        left: leftFor([...claims, ...each.claims], lines, places.free),
        ...fullWords([...claims, ...each.claims], lines, places),
      }),
    }
  })
  return {
    options: views.filter(({ shown }) => shown).map(({ view }) => view),
    forSomeOnly: scopes.length > 1 && views.some(({ forSome }) => forSome),
  }
}

/** 'Bez przejazdu': chosen explicitly, costs nothing. */
export const noneOf = (item: Item): Option[] =>
  item.choose === 'optional' ? [{ value: NONE, label: withoutWords(item) }] : []

/** The scope as if the option were chosen: rules of a line may ask which one it is. */
const lineOf = (scope: Scope, item: Item, { option }: CompiledOption): Scope => ({
  ...scope,
  line: { item: item.id, option: option.id, quantity: 1 },
})

/** Whether all of them have it already, where an agreed registration is being changed: they may keep it. */
const wasHeld = (item: Item, { option }: CompiledOption, lines: readonly Scope[]): boolean =>
  lines.length > 0 && lines.every((line) => isHeld(item, [{ option, quantity: 1 }], line))

function viewOf(
  compiled: CompiledOption,
  item: Item,
  lines: readonly Scope[],
  full: { readonly left: number | null; readonly gone?: string; readonly note?: string },
): Option {
  const { option, gate, price } = compiled
  const known = priceFor(price, lines, item)
  const notes = [
    dayOf(option),
    known === 'unknown' || known === null ? priceOf(item, option) : withTax(known, item),
    datesOf(option.dates),
    option.note,
    full.note ?? scarceWords(full.left),
  ]
  const gone = full.gone ?? (wasHeld(item, compiled, lines) ? null : shutWords(gate, lines))
  const note = tie(notes.filter(Boolean).join(', '))
  return { value: option.id, label: tie(option.name), ...(gone === null ? { note } : { disabled: gone }) }
}

/** 'zostały 2 miejsca', from ten down. */
export const scarceWords = (left: number | null): string | undefined =>
  left !== null && left > 0 && left <= TELL_FROM ? pl.counts.placesLeft(left) : undefined

/** 'pon. 12 lip', where the name of the day does not contain its date. */
function dayOf({ day, name }: ItemOption): string | undefined {
  const read = readDay(day ?? '')
  return read === null || /\d/.test(name) ? undefined : formatDayShort(read)
}

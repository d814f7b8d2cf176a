import type { Item, ItemOption } from '#domain/event/definition.ts'
import type { CompiledItem, CompiledOption } from '#domain/quote/compiled.ts'
import { isHeld } from '#domain/quote/held.ts'
import type { Scope } from '#domain/quote/scope.ts'
import { formatDayShort, formatDays, readDay } from '#domain/time.ts'
import { pl } from '#i18n/pl.ts'
import { tie } from '#i18n/typography.ts'
import type { Option } from '#web/ui/field.tsx'
import { withTax } from '../../event/price-words.ts'
import type { FormTools } from '../form-tools.ts'
import { NONE, priceOf, TELL_FROM, withoutWords } from '../item-words.ts'
import { fullWords, isForAll, leftFor, priceFor, shutWords } from './standing.ts'

/** What of an item these people may choose. */
export interface Offered {
  /** In the order of the definition; what can be seen but not had says why. */
  readonly options: readonly Option[]
  /** Some options are only for some of them, so they must be chosen for each person. */
  readonly forSomeOnly: boolean
}

/**
 * The options that all of these people may have, with price and what is left. What is not for them is left out,
 * unless it has been chosen: what stands in the order is always in view.
 */
export function offersOf(
  { item, gate, options, claims }: CompiledItem,
  scopes: readonly Scope[],
  places: Pick<FormTools, 'free' | 'inAll'>,
  chosen: readonly string[],
): Offered {
  const all = [...options.values()]
  const isForThem = (each: CompiledOption, some: readonly Scope[]) =>
    isForAll(gate, some) && isForAll(each.gate, some) && priceFor(each.price, some) !== null
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

/** 'Bez przejazdu': said in so many words, costs nothing. */
export const noneOf = (item: Item): Option[] =>
  item.choose === 'optional' ? [{ value: NONE, label: withoutWords(item) }] : []

/** What it would be to have the option: rules of a line may ask which one it is. */
const lineOf = (scope: Scope, item: Item, { option }: CompiledOption): Scope => ({
  ...scope,
  line: { item: item.id, option: option.id, quantity: 1 },
})

/** Whether all of them have it already, where what was agreed is being changed: they may keep it. */
const wasHeld = (item: Item, { option }: CompiledOption, lines: readonly Scope[]): boolean =>
  lines.length > 0 && lines.every((line) => isHeld(item, [{ option, quantity: 1 }], line))

function viewOf(
  compiled: CompiledOption,
  item: Item,
  lines: readonly Scope[],
  full: { readonly left: number | null; readonly gone?: string; readonly note?: string },
): Option {
  const { option, gate, price } = compiled
  const known = priceFor(price, lines)
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

/** '1–10 lipca 2026', of a term or a group with days of its own. */
export function datesOf(
  dates: { readonly start: string; readonly end?: string | undefined } | undefined,
): string | undefined {
  const start = readDay(dates?.start ?? '')
  if (start === null) return undefined
  return formatDays(start, readDay(dates?.end ?? '') ?? start)
}

/** 'pon. 12 lip', where the name of the day does not tell its date. */
function dayOf({ day, name }: ItemOption): string | undefined {
  const read = readDay(day ?? '')
  return read === null || /\d/.test(name) ? undefined : formatDayShort(read)
}

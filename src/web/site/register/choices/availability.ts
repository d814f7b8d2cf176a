import { type Free, freeOf } from '#domain/capacity/free-places.ts'
import type { Item } from '#domain/event/definition/definition.ts'
import type { CompiledClaim, CompiledDefinition } from '#domain/quote/compiled.ts'
import { type CompiledGate, isFor, shutByTime } from '#domain/quote/gate.ts'
import type { Pricer } from '#domain/quote/price.ts'
import type { Scope } from '#domain/quote/scope.ts'
import { formatDate, formatHour, readMoment } from '#domain/values/time.ts'
import * as words from '#i18n/pl/site/register/extras.ts'
import { tie } from '#i18n/text/typography.ts'
import { freeWords, priceWords } from '../../shared/price-words.ts'
import type { FormTools } from '../order/form-tools.ts'

/** The availability of something for the people for whom it would be chosen: all of them, at once. */

/** Whether it is on offer to each of them. Unknown facts exclude no one. */
export const isForAll = (gate: CompiledGate, scopes: readonly Scope[]): boolean =>
  scopes.every((scope) => isFor(gate, scope) !== false)

/**
 * Whether it is for a person as of now, or as of the first day of a term or a group that can still be chosen: a
 * child of six today may have reached the age by then.
 */
export function mayBeFor(gate: CompiledGate, scope: Scope, { definition }: CompiledDefinition): boolean {
  const terms = definition.items.flatMap((item) =>
    item.options.flatMap(({ id, dates }) =>
      dates === undefined ? [] : [{ ...scope, line: { item: item.id, option: id, quantity: 1 } }],
    ),
  )
  const groups = definition.groups.flatMap(({ id, dates }) =>
    dates === undefined || scope.person === null
      ? []
      : [{ ...scope, person: { ...scope.person, group: id } }],
  )
  return [scope, ...terms, ...groups].some((each) => isFor(gate, each) !== false)
}

/** Not open to any of these people now. */
interface Shut {
  /** Null when it will not open any more. */
  readonly opens: Temporal.PlainDateTime | null
}

/** Null while any of them may choose it. */
export function shutOf({ windows }: CompiledGate, scopes: readonly Scope[]): Shut | null {
  const shut = scopes.map((scope) => shutByTime(windows, scope))
  if (shut.length === 0 || shut.includes(null)) return null
  return { opens: readMoment(String(shut.find((each) => each?.params.opens)?.params.opens ?? '')) }
}

/** 'od 4 stycznia 2027, 9:00', 'zapisy zamknięte'; null while any of them may choose it. */
export function shutWords(gate: CompiledGate, scopes: readonly Scope[]): string | null {
  const shut = shutOf(gate, scopes)
  if (shut === null) return null
  return shut.opens === null ? words.closed : opensWords(shut.opens)
}

/** 'od 4 stycznia 2027, 9:00'; midnight is not named. */
export function opensWords(moment: Temporal.PlainDateTime): string {
  const hour = formatHour(moment)
  return tie(words.opens(formatDate(moment.toPlainDate()), hour === '0:00' ? null : hour))
}

/** How many more of these people can have it, by the limits that concern them; null without one. */
export function leftFor(
  claims: readonly CompiledClaim[],
  scopes: readonly Scope[],
  free: Free,
): number | null {
  const lefts = scopes.flatMap((scope) => {
    const concerned = claims.filter(({ holds }) => holds(scope) === true)
    return (
      freeOf(
        concerned.map(({ claim: { pool, units, sharedBy } }) => ({ pool, units, sharedBy })),
        free,
      ) ?? []
    )
  })
  return lefts.length === 0 ? null : Math.min(...lefts)
}

/** '60 zł', '50–60 zł' between people; null where a person cannot have it at any price, or it is unknown yet. */
export function priceFor(
  price: Pricer,
  scopes: readonly Scope[],
  item: Pick<Item, 'category'>,
): string | null | 'unknown' {
  const priced = scopes.map(price)
  if (priced.includes('none')) return null
  const amounts = priced.flatMap((each) => (typeof each === 'object' ? each.amount : []))
  if (amounts.length === 0 || priced.includes('unknown')) return 'unknown'
  return priceWords({ from: Math.min(...amounts), to: Math.max(...amounts) }, freeWords(item))
}

/**
 * A full option: why it cannot be chosen or, with a waiting list, a note next to the choice. More places than
 * exist in total cannot be waited for.
 */
export function fullWords(
  claims: readonly CompiledClaim[],
  scopes: readonly Scope[],
  { free, inAll }: Pick<FormTools, 'free' | 'inAll'>,
): { readonly gone?: string; readonly note?: string } {
  if (leftFor(claims, scopes, free) !== 0) return {}
  const mayWait = inAll !== null && (leftFor(claims, scopes, inAll) ?? Infinity) >= scopes.length
  return mayWait ? { note: words.fullButWaits } : { gone: words.full }
}

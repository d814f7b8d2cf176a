import type { CompiledClaim, CompiledDefinition } from '#domain/quote/compiled.ts'
import { type CompiledGate, isFor, shutByTime } from '#domain/quote/gate.ts'
import type { Pricer } from '#domain/quote/price.ts'
import type { Scope } from '#domain/quote/scope.ts'
import { formatDate, formatHour, readMoment } from '#domain/time.ts'
import { tie } from '#i18n/typography.ts'
import { priceWords } from '../../event/price-words.ts'
import { type Free, freeOf } from '../../event/sale-state.ts'
import type { FormTools } from '../form-tools.ts'

/** How something stands with the people for whom it would be chosen: all of them, at once. */

/** Whether it is on offer to each of them. What is not known yet keeps nobody out. */
export const isForAll = (gate: CompiledGate, scopes: readonly Scope[]): boolean =>
  scopes.every((scope) => isFor(gate, scope) !== false)

/**
 * Whether it is for somebody as of now, or as of the first day of a term or a group that can still be chosen: a
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

/** 'od 4 stycznia 2027, 9:00', 'zapisy zamknięte'; null while somebody of them may choose it. */
export function shutWords({ windows }: CompiledGate, scopes: readonly Scope[]): string | null {
  const shut = scopes.map((scope) => shutByTime(windows, scope))
  if (shut.length === 0 || shut.includes(null)) return null
  const coming = readMoment(String(shut.find((each) => each?.code === 'not_open')?.params.opens ?? ''))
  if (coming === null) return 'zapisy zamknięte'
  const hour = formatHour(coming)
  return tie(`od ${formatDate(coming.toPlainDate())}${hour === '0:00' ? '' : `, ${hour}`}`)
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

/** '60 zł', '50–60 zł' between people; null where somebody cannot have it at any price, or it is not known yet. */
export function priceFor(price: Pricer, scopes: readonly Scope[]): string | null | 'unknown' {
  const priced = scopes.map(price)
  if (priced.includes('none')) return null
  const amounts = priced.flatMap((each) => (typeof each === 'object' ? each.amount : []))
  if (amounts.length === 0 || priced.includes('unknown')) return 'unknown'
  return priceWords({ from: Math.min(...amounts), to: Math.max(...amounts) })
}

/**
 * What is full: why it cannot be chosen or, where one may wait for it, a note beside the choice. Nobody waits for more
 * than there are in all.
 */
export function fullWords(
  claims: readonly CompiledClaim[],
  scopes: readonly Scope[],
  { free, inAll }: Pick<FormTools, 'free' | 'inAll'>,
): { readonly gone?: string; readonly note?: string } {
  if (leftFor(claims, scopes, free) !== 0) return {}
  const mayWait = inAll !== null && (leftFor(claims, scopes, inAll) ?? Infinity) >= scopes.length
  return mayWait ? { note: 'brak miejsc, lista rezerwowa' } : { gone: 'brak miejsc' }
}

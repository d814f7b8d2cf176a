import type { EventView } from '#contract/pages.ts'
import type { Condition } from '#domain/event/condition.ts'
import type { Claim, EventDefinition } from '#domain/event/definition.ts'
import { compare } from '#domain/quote/evaluate.ts'
import { formatHour, monthOf, readMoment } from '#domain/time.ts'

/** Free units by pool id; null = without a limit. */
export type Free = Readonly<Record<string, number | null>>

/** Whether the public can register now. */
export type SaleState =
  | { readonly kind: 'soon'; readonly opens: string }
  | { readonly kind: 'open'; readonly closes: string | null }
  | { readonly kind: 'full' }
  | { readonly kind: 'closed' }
  | { readonly kind: 'called_off'; readonly reason: string }

/** How an event stands: what is called off is nothing else any more. */
export const stateOf = ({ definition, free, calledOff }: Sold, now: string): SaleState =>
  calledOff === null ? saleState(definition, free, now) : { kind: 'called_off', reason: calledOff }

type Sold = Pick<EventView, 'definition' | 'free' | 'calledOff'>

/** `now` is an ISO local moment, as all moments of a definition are; they compare as text. */
export function saleState(definition: EventDefinition, free: Free, now: string): SaleState {
  const windows = definition.windows.filter(({ when }) => when === undefined || mayBeOnline(when))
  const open = windows.find(
    ({ opens, closes }) => (opens === null || opens <= now) && (closes === null || now <= closes),
  )
  if (open === undefined && definition.windows.length > 0) {
    const coming = windows.flatMap(({ opens }) => (opens !== null && opens > now ? [opens] : [])).sort()
    return coming[0] === undefined ? { kind: 'closed' } : { kind: 'soon', opens: coming[0] }
  }
  return isFull(definition, free) ? { kind: 'full' } : { kind: 'open', closes: open?.closes ?? null }
}

/** Whether a window may be for somebody who registers by the internet; one for the office alone is not. */
function mayBeOnline(when: Condition): boolean {
  if ('all' in when) return when.all.every(mayBeOnline)
  return !('fact' in when) || when.fact !== 'channel' || compare(when, 'online') !== false
}

/** The words of words.md for each state. */
export function saleWords(state: SaleState): string {
  if (state.kind === 'soon') return `Zapisy otworzą się ${dayAndHour(state.opens)}`
  if (state.kind === 'open') return 'Zapisy trwają'
  if (state.kind === 'called_off') return 'Odwołane'
  return state.kind === 'full' ? 'Brak miejsc' : 'Zapisy zakończone'
}

function dayAndHour(iso: string): string {
  const moment = readMoment(iso)
  if (moment === null) return iso
  return `${moment.day}\u00a0${monthOf(moment.toPlainDate())} o\u00a0${formatHour(moment)}`
}

/** Places there are in all, by pool id; limits of one person are nobody's places. */
export const placesInAll = ({ pools }: Pick<EventDefinition, 'pools'>): Free =>
  Object.fromEntries(pools.map(({ id, capacity, per }) => [id, per === undefined ? capacity : null]))

const isFull = ({ claims, groups }: EventDefinition, free: Free) =>
  freeOf(claims, free) === 0 ||
  (groups.length > 0 && groups.every((group) => freeOf(group.claims, free) === 0))

/**
 * How many more people the claims leave room for; null without a limit. Claims with conditions do not limit all. A
 * unit that several share, as a room that is taken whole, has room for each of them.
 */
export function freeOf(
  claims: readonly Pick<Claim, 'pool' | 'units' | 'sharedBy' | 'when'>[],
  free: Free,
): number | null {
  const limits = claims
    .filter(({ when }) => when === undefined)
    .flatMap(({ pool, units, sharedBy = 1 }) => {
      const left = [pool].flat().map((id) => free[id] ?? null)
      if (left.includes(null)) return []
      return [Math.floor(left.reduce<number>((sum, each) => sum + (each ?? 0), 0) / units) * sharedBy]
    })
  return limits.length === 0 ? null : Math.max(0, Math.min(...limits))
}

import type { EventView } from '#contract/pages.ts'
import { type Free, isFull } from '#domain/capacity/free-places.ts'
import type { EventDefinition } from '#domain/event/definition/definition.ts'
import { isOver } from '#domain/event/definition/last-day.ts'
import { salePhase } from '#domain/quote/sale-phase.ts'
import { formatHour, monthOf, readMoment } from '#domain/values/time.ts'
import * as words from '#i18n/pl/site/sale-state.ts'

/** Whether the public can register now. */
export type SaleState =
  | { readonly kind: 'soon'; readonly opens: string }
  | { readonly kind: 'open'; readonly closes: string | null }
  | { readonly kind: 'full' }
  | { readonly kind: 'closed' }
  | { readonly kind: 'called_off'; readonly reason: string }
  /** It is in the archive, or its last day has passed and nobody can register any more. */
  | { readonly kind: 'over' }

/** The state of an event; one that is cancelled or over has no other state any more. */
export function stateOf({ definition, free, calledOff, archived }: Sold, now: string): SaleState {
  if (calledOff !== null) return { kind: 'called_off', reason: calledOff }
  return archived ? { kind: 'over' } : saleState(definition, free, now)
}

type Sold = Pick<EventView, 'definition' | 'free' | 'calledOff' | 'archived'>

/** `now` is an ISO local moment, as all moments of a definition are; between the hours of a window it opens soon. */
export function saleState(definition: EventDefinition, free: Free, now: string): SaleState {
  const moment = readMoment(now)
  if (moment === null) return { kind: 'closed' }
  const phase = salePhase(definition, moment)
  if (phase.kind === 'soon') return { kind: 'soon', opens: phase.opens }
  if (phase.kind === 'closed') return { kind: isOver(definition, moment) ? 'over' : 'closed' }
  return phase.kind === 'open' && isFull(definition, free) ? { kind: 'full' } : phase
}

/** The terms of words.md for each state. */
export function saleWords(state: SaleState): string {
  if (state.kind === 'soon') return words.opens(dayAndHour(state.opens))
  if (state.kind === 'open') return words.open
  if (state.kind === 'called_off') return words.calledOff
  if (state.kind === 'over') return words.over
  return state.kind === 'full' ? words.full : words.closed
}

function dayAndHour(iso: string): string {
  const moment = readMoment(iso)
  if (moment === null) return iso
  return words.dayAndHour(moment.day, monthOf(moment.toPlainDate()), formatHour(moment))
}

/** The total number of places, by pool id; limits per person are not places. */
export const placesInAll = ({ pools }: Pick<EventDefinition, 'pools'>): Free =>
  Object.fromEntries(pools.map(({ id, capacity, per }) => [id, per === undefined ? capacity : null]))

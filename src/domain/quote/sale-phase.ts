import type { EventDefinition } from '../event/definition/definition.ts'
import { isOver } from '../event/definition/last-day.ts'
import { isoMoment } from '../values/time.ts'
import { publicOpenings } from './public-openings.ts'

/** Whether the windows let the public register now, whatever places are left; moments are ISO and local. */
export type SalePhase =
  | { readonly kind: 'soon'; readonly opens: string; readonly closes: string | null }
  | { readonly kind: 'open'; readonly closes: string | null }
  | { readonly kind: 'closed' }

/**
 * Between the hours of a window registration opens soon; where no window says until when, the event's last day does.
 * @param now local, Europe/Warsaw
 */
export function salePhase(definition: EventDefinition, now: Temporal.PlainDateTime): SalePhase {
  const [first] = publicOpenings(definition, now)
  if (first === undefined) {
    const isClosed = definition.windows.length > 0 || isOver(definition, now)
    return isClosed ? { kind: 'closed' } : { kind: 'open', closes: null }
  }
  if (first.opens > isoMoment(now)) return { kind: 'soon', ...first }
  return { kind: 'open', closes: first.closes }
}

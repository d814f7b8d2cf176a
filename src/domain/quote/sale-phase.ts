import type { EventDefinition } from '../event/definition/definition.ts'
import { isoMoment } from '../values/time.ts'
import { publicOpenings } from './public-openings.ts'

/** Whether the windows let the public register now, whatever places are left; moments are ISO and local. */
export type SalePhase =
  | { readonly kind: 'soon'; readonly opens: string; readonly closes: string | null }
  | { readonly kind: 'open'; readonly closes: string | null }
  | { readonly kind: 'closed' }

/** Between the hours of a window registration opens soon. @param now local, Europe/Warsaw */
export function salePhase(
  definition: Pick<EventDefinition, 'windows'>,
  now: Temporal.PlainDateTime,
): SalePhase {
  const [first] = publicOpenings(definition, now)
  if (first === undefined)
    return definition.windows.length > 0 ? { kind: 'closed' } : { kind: 'open', closes: null }
  if (first.opens > isoMoment(now)) return { kind: 'soon', ...first }
  return { kind: 'open', closes: first.closes }
}

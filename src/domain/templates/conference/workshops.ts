import { formatHour } from '../../values/time.ts'
import type { ItemInput } from '../kit/gift.ts'
import { withIds } from '../kit/names.ts'
import { type TimedThing, timedLines } from '../kit/timed-lines.ts'

export interface Workshop extends TimedThing {
  readonly id: string
  readonly places: number
}

const USUAL_PLACES = 20
const MOST_WORKSHOPS = 40

/** Workshops as typed, 'Mapy miasta, 14:00, 20' in a line each. */
export const workshopsOf = (typed: string): Workshop[] =>
  withIds(timedLines(typed).slice(0, MOST_WORKSHOPS)).map((workshop) => ({
    ...workshop,
    name: workshop.name || 'Warsztat',
    places: workshop.places ?? USUAL_PLACES,
  }))

/** Of those at one hour somebody takes one; of those without an hour several. */
export function workshopItems(workshops: readonly Workshop[]): ItemInput[] {
  const hours = Map.groupBy(workshops, ({ at }) => (at === null ? '' : formatHour(at)))
  return [...hours]
    .toSorted(([, [one]], [, [other]]) => order(one?.at ?? null, other?.at ?? null))
    .map(([hour, same]) => ({
      ...(hour === ''
        ? { id: 'workshops', name: 'Warsztaty', choose: 'any' as const }
        : {
            id: `workshop-${hour.replace(':', '-')}`,
            name: `Warsztat o ${hour}`,
            choose: 'optional' as const,
          }),
      category: 'other' as const,
      per: 'person' as const,
      options: same.map(({ id, name, places }) => ({
        id,
        name,
        limit: { id: `places-${id}`, places, name },
      })),
    }))
}

/** Those without an hour last. */
const order = (one: Temporal.PlainTime | null, other: Temporal.PlainTime | null): number =>
  one === null || other === null
    ? Number(one === null) - Number(other === null)
    : Temporal.PlainTime.compare(one, other)

import { limitName } from '#domain/capacity/limits.ts'
import { counts } from '#i18n/pl/counts.ts'
import { explanationWords as all } from '#i18n/pl/explanations.ts'
import type { FullLimit } from '#server/features/places/limits/list-full-limits.ts'
import { dayOf, type Explained, type Explanation, explanation } from './explanation.ts'

const words = all.places

/** Of which limits of the event nothing is left, so that nothing of them can be added: how many places there are. */
export function placesExplanations(
  { definition }: Pick<Explained, 'definition'>,
  full: readonly FullLimit[],
  now: Temporal.Instant,
): Explanation[] {
  return full.flatMap(({ pool, capacity, taken, waiting }) => {
    const name = limitName(definition, pool)
    if (name === null) return []
    return [
      explanation(`places/${pool}`, words.title(name), [
        words.full(name, capacity, taken),
        ...(waiting > 0 ? [words.waiting(counts.people(waiting))] : []),
        words.asOf(dayOf(now)),
      ]),
    ]
  })
}

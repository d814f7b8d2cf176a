import type { Tx } from '#server/db/database.ts'
import type { Claimant } from '#server/features/places/claims/claim-places.ts'
import { findHeldUnits } from '#server/features/places/claims/find-held-units.ts'
import { findFreePlaces } from './pools.queries.ts'

/** Free units by pool as `quote()` wants them, for a holder to whom its own places are free. */
export async function getFreePlaces(tx: Tx, { eventId, holder }: Claimant): Promise<Record<string, number>> {
  const places = await findFreePlaces(tx, eventId)
  const held = await findHeldUnits(tx, holder)
  return Object.fromEntries(
    Object.entries(places).flatMap(([pool, free]) =>
      free === null ? [] : [[pool, free + (held[pool] ?? 0)]],
    ),
  )
}

import { slotPool } from '../../../capacity/slots.ts'
import { readMoment } from '../../../values/time.ts'
import type { DefinitionDocument } from '../../definition/definition.ts'
import { poolOf, withPlaces } from './own-limits.ts'
import { partsOf } from './parts.ts'
import { withPool } from './shared-limits.ts'

/** The current numbers of limits by their pools; null counts without limiting. */
export type LivePlaces = ReadonlyMap<string, number | null>

/**
 * The document with the numbers that limits have now, where it names the limit: those of the staff during sales too. An
 * hour of a list is named, one of a pattern is not.
 */
export function withLivePlaces(document: DefinitionDocument, live: LivePlaces): DefinitionDocument {
  const changedHere = (pool: string, places: number | null) => {
    const now = live.get(pool)
    return now === undefined || now === places ? undefined : now
  }
  const shared = document.pools.reduce((made, { id, capacity }) => {
    const now = changedHere(id, capacity)
    return now === undefined ? made : withPool(made, id, (pool) => ({ ...pool, capacity: now }))
  }, document)
  const own = partsOf(document).reduce((made, part) => {
    const pool = poolOf(part)
    const now = pool === null ? undefined : changedHere(pool.id, pool.capacity)
    return now === undefined ? made : withPlaces(made, part.key, now)
  }, shared)
  const { slots } = own
  if (slots === null || !('list' in slots)) return own
  const list = slots.list.map((hour) => {
    const moment = readMoment(hour.at)
    const now = moment === null ? undefined : changedHere(slotPool(moment), hour.places)
    return now === undefined ? hour : { ...hour, places: now }
  })
  return list.some((hour, at) => hour !== slots.list[at]) ? { ...own, slots: { ...slots, list } } : own
}

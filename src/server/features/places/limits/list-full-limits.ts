import { isAllotmentPool } from '#domain/capacity/allotment.ts'
import type { Tx } from '#server/db/database.ts'
import { listPools } from './limits.queries.ts'

/** A limit of which nothing is left. */
export interface FullLimit {
  readonly pool: string
  readonly capacity: number
  readonly taken: number
  /** Units of it that the waiting list wants. */
  readonly waiting: number
}

/** The limits of an event of which nothing is left at this moment, with hours of entry, without what is set aside. */
export async function listFullLimits(tx: Tx, eventId: string): Promise<FullLimit[]> {
  return (await listPools(tx, eventId)).flatMap(({ pool, capacity, taken, waiting }) =>
    capacity === null || taken < capacity || isAllotmentPool(pool)
      ? []
      : [{ pool, capacity, taken, waiting }],
  )
}

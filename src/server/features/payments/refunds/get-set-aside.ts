import type { Tx } from '#server/db/database.ts'
import { sumOnTheWayBack } from './refunds.queries.ts'

/** Grosze of a registration that are set aside for refunds: they pay for nothing any more. Under its lock. */
export const getSetAside = (tx: Tx, registrationId: string): Promise<number> =>
  sumOnTheWayBack(tx, registrationId)

import type { Tx } from '#server/db/database.ts'
import { Refusal } from '#server/http/refusal.ts'
import { lockPackage, type PackageRow } from './packages.queries.ts'

interface Named {
  readonly eventId: string
  readonly packageId: string
}

/**
 * Locks a package until the end of the transaction and returns it in its current state.
 * @throws Refusal not_found
 */
export async function getLockedPackage(tx: Tx, named: Named): Promise<PackageRow> {
  const found = await lockPackage(tx, named)
  if (!found) throw new Refusal('not_found')
  return found
}

/** @throws Refusal package_ended; second_person_needed while another person has not confirmed it */
export function assertReady({ state, needsSecond, confirmedAt }: PackageRow): void {
  if (state !== 'open') throw new Refusal('package_ended')
  if (needsSecond && confirmedAt === null) throw new Refusal('second_person_needed')
}

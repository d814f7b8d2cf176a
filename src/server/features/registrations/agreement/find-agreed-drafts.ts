import type { Tx } from '#server/db/database.ts'
import { listStandingDrafts, type StandingDraft } from './revisions.queries.ts'

/** The draft of each newest agreement, sealed as it is stored, by id of registration. */
export async function findAgreedDrafts(
  tx: Tx,
  registrationIds: readonly string[],
): Promise<Map<string, StandingDraft>> {
  const drafts = await listStandingDrafts(tx, registrationIds)
  return new Map(drafts.map((each) => [each.registrationId, each]))
}

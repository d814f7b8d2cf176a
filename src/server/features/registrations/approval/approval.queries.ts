import { kysely, type Tx } from '#server/db/database.ts'

/** Guarded by the expected state: false when it does not await approval any more. */
export async function endWaitForApproval(
  tx: Tx,
  registrationId: string,
  next: {
    readonly state: string
    readonly expiresAt: Temporal.Instant | null
  },
): Promise<boolean> {
  const { state, expiresAt } = next
  const result = await kysely(tx)
    .updateTable('registration')
    .set({ state, expiresAt: expiresAt?.toString() ?? null, isRefused: false })
    .where('registrationId', '=', registrationId)
    .where('state', '=', 'awaiting_approval')
    .executeTakeFirst()
  return result.numUpdatedRows === 1n
}

/** The approval is refused, and the places are held until then; false when none is awaited any more. */
export async function noteRefusal(tx: Tx, registrationId: string, until: Temporal.Instant): Promise<boolean> {
  const result = await kysely(tx)
    .updateTable('registration')
    .set({ isRefused: true, expiresAt: until.toString() })
    .where('registrationId', '=', registrationId)
    .where('state', '=', 'awaiting_approval')
    .executeTakeFirst()
  return result.numUpdatedRows === 1n
}

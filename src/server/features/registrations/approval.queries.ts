import { sql } from 'kysely'
import { kysely, type Tx } from '#server/db/database.ts'
import { jsonb } from '#server/db/json.ts'

/** Guarded by the expected state: false when it does not wait for approval any more. */
export async function endWaitForApproval(
  tx: Tx,
  registrationId: string,
  next: {
    readonly state: string
    readonly due: unknown
    readonly expiresAt: Temporal.Instant | null
  },
): Promise<boolean> {
  const { state, due, expiresAt } = next
  const result = await kysely(tx)
    .updateTable('registration')
    .set({ state, due: jsonb(due), expiresAt: expiresAt?.toString() ?? null })
    .where('registrationId', '=', registrationId)
    .where('state', '=', 'awaiting_approval')
    .executeTakeFirst()
  return result.numUpdatedRows === 1n
}

/** Until when the places are kept after a refusal; false when nothing waits for approval any more. */
export async function setTimeToDecide(
  tx: Tx,
  registrationId: string,
  until: Temporal.Instant,
): Promise<boolean> {
  const result = await kysely(tx)
    .updateTable('registration')
    .set({ expiresAt: until.toString() })
    .where('registrationId', '=', registrationId)
    .where('state', '=', 'awaiting_approval')
    .executeTakeFirst()
  return result.numUpdatedRows === 1n
}

/** Why it was not approved, as the staff have put it last. */
export async function findRefusalReason(tx: Tx, registrationId: string): Promise<string | null> {
  const row = await kysely(tx)
    .selectFrom('auditEntry')
    .select(sql<string | null>`details ->> 'reason'`.as('reason'))
    .where('registrationId', '=', registrationId)
    .where('action', '=', 'registration.approval_refused')
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.reason ?? null
}

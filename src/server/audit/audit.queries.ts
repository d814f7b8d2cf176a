import { type AuditFacts, changes } from '#domain/audit/changes.ts'
import { actorText, type TenantCtx } from '#server/context/ctx.ts'
import { kysely, type Tx } from '#server/db/database.ts'
import { jsonb } from '#server/db/json.ts'
import { newId } from '#server/db/new-id.ts'

/**
 * Writes who did what into the append-only log, in the transaction of the action. Of what the action has changed it
 * keeps the fields that differ, before and after. Neither secrets nor people's answers belong there: a verb names the
 * fields.
 */
export async function recordAudit(
  tx: Tx,
  ctx: Pick<TenantCtx, 'account' | 'actor'>,
  entry: {
    readonly action: string
    readonly eventId?: string
    readonly registrationId?: string
    readonly details?: AuditFacts
    /** The state before; left out when the action created it. */
    readonly before?: AuditFacts
    /** The state after; left out when the action removed it. */
    readonly after?: AuditFacts
  },
): Promise<void> {
  await kysely(tx)
    .insertInto('auditEntry')
    .values({
      accountId: ctx.account,
      auditEntryId: newId(),
      actor: actorText(ctx.actor),
      action: entry.action,
      eventId: entry.eventId ?? null,
      registrationId: entry.registrationId ?? null,
      details: jsonb({ ...entry.details, ...changedIn(entry) }),
    })
    .execute()
}

function changedIn({
  before,
  after,
}: {
  readonly before?: AuditFacts
  readonly after?: AuditFacts
}): AuditFacts {
  return before === undefined && after === undefined ? {} : { ...changes(before ?? {}, after ?? {}) }
}

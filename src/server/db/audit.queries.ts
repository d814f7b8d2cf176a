import { changes, type Told } from '#domain/changes.ts'
import { newId } from '#server/db/new-id.ts'
import { actorText, type TenantCtx } from '../ctx.ts'
import { kysely, type Tx } from './database.ts'
import { jsonb } from './json.ts'

/**
 * Writes who did what into the append-only log, in the transaction of the deed. Of what the deed has changed it
 * keeps the fields that differ, as they were and as they are. Neither secrets nor answers of people belong there:
 * a verb names the fields.
 */
export async function recordAudit(
  tx: Tx,
  ctx: Pick<TenantCtx, 'account' | 'actor'>,
  entry: {
    readonly action: string
    readonly eventId?: string
    readonly registrationId?: string
    readonly details?: Told
    /** The thing as it was; left out when it came about. */
    readonly before?: Told
    /** The thing as it is; left out when it is gone. */
    readonly after?: Told
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

function changedIn({ before, after }: { readonly before?: Told; readonly after?: Told }): Told {
  return before === undefined && after === undefined ? {} : { ...changes(before ?? {}, after ?? {}) }
}

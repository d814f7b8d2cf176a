import { randomUUIDv7 } from 'node:crypto'
import { actorText, type TenantCtx } from '../ctx.ts'
import { kysely, type Tx } from './database.ts'
import { jsonb } from './json.ts'

/** Writes who did what into the append-only log, in the transaction of the deed. */
export async function recordAudit(
  tx: Tx,
  ctx: Pick<TenantCtx, 'account' | 'actor'>,
  entry: {
    readonly action: string
    readonly eventId?: string
    readonly registrationId?: string
    readonly details?: Readonly<Record<string, unknown>>
  },
): Promise<void> {
  await kysely(tx)
    .insertInto('auditEntry')
    .values({
      accountId: ctx.account,
      auditEntryId: randomUUIDv7(),
      actor: actorText(ctx.actor),
      action: entry.action,
      eventId: entry.eventId ?? null,
      registrationId: entry.registrationId ?? null,
      details: jsonb(entry.details ?? {}),
    })
    .execute()
}

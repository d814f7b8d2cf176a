import { recordAudit } from '#server/audit/audit.queries.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { Refusal } from '#server/http/refusal.ts'
import { lockEvent } from '../selling/events.queries.ts'
import { setArchived } from './archive.queries.ts'

interface Input {
  readonly eventId: string
  /** false: it is taken back. */
  readonly isArchived: boolean
}

/**
 * Puts an event into the archive or takes it back. From there nobody registers: orders in progress finish first. What
 * people have agreed to stands, and their links go on working. Repeated: nothing changes.
 * @throws Refusal not_found
 */
export async function archiveEvent(ctx: TenantCtx, { eventId, isArchived }: Input): Promise<void> {
  await ctx.db.tenant(ctx.account, async (tx) => {
    if (!(await lockEvent(tx, eventId))) throw new Refusal('not_found')
    if (!(await setArchived(tx, eventId, isArchived))) return
    await recordAudit(tx, ctx, {
      ...{ action: isArchived ? 'event.archived' : 'event.restored', eventId },
      ...{ before: { archived: !isArchived }, after: { archived: isArchived } },
    })
  })
}

import type { z } from 'zod'
import type { listEventVersions as contract } from '#contract/versions.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { Refusal } from '#server/http/refusal.ts'
import { findEvent, listVersions } from '../selling/events.queries.ts'

/**
 * The published versions of an event, newest first.
 * @throws Refusal not_found when the account has no such event
 */
export async function listEventVersions(
  ctx: TenantCtx,
  eventId: string,
): Promise<z.input<typeof contract.output>> {
  return ctx.db.tenant(ctx.account, async (tx) => {
    if (!(await findEvent(tx, eventId))) throw new Refusal('not_found')
    const rows = await listVersions(tx, eventId)
    return { versions: rows.map((row) => ({ ...row, publishedAt: row.publishedAt.toString() })) }
  })
}

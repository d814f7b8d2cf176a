import type { z } from 'zod'
import type { getCallOff as contract } from '#contract/call-off.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { Refusal } from '#server/http/refusal.ts'
import { findCallOff } from './call-off.queries.ts'

/**
 * Whether an event is called off, and how far its registrations are cancelled; before it, which registrations it
 * would affect.
 * @throws Refusal not_found
 */
export async function getCallOff(ctx: TenantCtx, eventId: string): Promise<z.input<typeof contract.output>> {
  const row = await ctx.db.tenant(ctx.account, (tx) => findCallOff(tx, eventId))
  if (!row) throw new Refusal('not_found')
  const { calledOffAt, calledOffBecause: reason } = row
  return {
    calledOff: calledOffAt === null || reason === null ? null : { at: calledOffAt.toString(), reason },
    registrations: row.live ?? 0,
    people: row.people ?? 0,
    cancelled: row.cancelled ?? 0,
  }
}

import type { TenantCtx } from '#server/context/ctx.ts'
import type { Hold } from './hold.ts'
import { holdIdOf } from './hold-id.ts'
import { findHold } from './holds.queries.ts'

/** The current state of a hold, or null when it has ended. */
export function getHold(ctx: TenantCtx, secret: string): Promise<Hold | null> {
  return ctx.db.tenant(ctx.account, (tx) => findHold(tx, holdIdOf(secret)))
}

import { role as roleSchema } from '#contract/panel.ts'
import { scope as scopeSchema } from '#contract/team.ts'
import { mayMoveMoney } from '#domain/access/rights.ts'
import { holdsIn } from '#domain/access/scope.ts'
import { type TenantCtx, userOf } from '#server/context/ctx.ts'
import type { Tx } from '#server/db/database.ts'
import { listMemberships } from './packed.queries.ts'

/**
 * Whether somebody else may decide about the money of an event too. Where one person alone may, this person decides: a
 * finance member is never alone, as an account has an owner.
 */
export async function othersMayConfirm(
  tx: Tx,
  ctx: Pick<TenantCtx, 'actor'>,
  eventId: string,
): Promise<boolean> {
  const self = userOf(ctx.actor)
  return (await listMemberships(tx)).some(
    ({ userId, role, scope }) =>
      userId !== self && mayMoveMoney(roleSchema.parse(role)) && holdsIn(scopeSchema.parse(scope), eventId),
  )
}

import { role as roleSchema } from '#contract/panel.ts'
import { mayManageTeam, type Role } from '#domain/access/rights.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import type { Tx } from '#server/db/database.ts'
import { findRole } from '#server/http/access.queries.ts'
import { Refusal } from '#server/http/refusal.ts'
import { lockTeam } from './team.queries.ts'

/**
 * Locks the team, then reads the role of the member who changes it: another change may have taken it from them since
 * the request began.
 * @throws Refusal not_found, forbidden
 */
export async function lockOwnRole(
  tx: Tx,
  { actor }: Pick<TenantCtx, 'actor'>,
): Promise<{ readonly userId: string; readonly role: Role }> {
  if (actor.kind !== 'user') throw new Error('Only members change a team.')
  await lockTeam(tx)
  const role = roleSchema.safeParse(await findRole(tx, actor.id))
  if (!role.success) throw new Refusal('not_found')
  if (!mayManageTeam(role.data)) throw new Refusal('forbidden')
  return { userId: actor.id, role: role.data }
}

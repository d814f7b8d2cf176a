import type { Role } from '#domain/access/rights.ts'
import { holdsIn, type Scope } from '#domain/access/scope.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import type { Tx } from '#server/db/database.ts'
import { refreshLists } from '#server/features/registrations/lists/refresh-lists.ts'
import { listOpenEvents } from './editions.queries.ts'
import { findToDo, type ToDo } from './to-do/find-to-do.ts'

/** What waits for a member in the open events where their role holds, and in the account. */
export function listToDo(ctx: TenantCtx, member: Member): Promise<ToDo[]> {
  return ctx.db.tenant(ctx.account, (tx) => listToDoIn(tx, ctx, member))
}

interface Member {
  readonly role: Role
  readonly scope: Scope
}

/** The same within a transaction. */
export async function listToDoIn(
  tx: Tx,
  ctx: Pick<TenantCtx, 'account' | 'secrets' | 'now'>,
  { role, scope }: Member,
): Promise<ToDo[]> {
  await refreshLists(tx, ctx)
  const events = (await listOpenEvents(tx)).filter((id) => holdsIn(scope, id))
  return findToDo(tx, { role, ctx, now: ctx.now, events })
}

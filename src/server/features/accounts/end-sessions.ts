import { sha256 } from '#server/base/secrets.ts'
import type { Ctx } from '#server/context/ctx.ts'
import { endOwnSessions } from './accounts.queries.ts'

/**
 * Ends one session of the person who holds a session's cookie, or all of them. Nothing for one that is over already,
 * or that is somebody else's.
 * @param session null: all, the holder's own among them
 */
export async function endSessions(
  ctx: Pick<Ctx, 'db'>,
  { cookie, session }: { readonly cookie: string; readonly session: string | null },
): Promise<void> {
  await ctx.db.global((tx) => endOwnSessions(tx, sha256(cookie), session))
}

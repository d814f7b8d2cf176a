import { sha256 } from '#server/base/secrets.ts'
import type { Ctx } from '#server/context/ctx.ts'
import { deleteSession } from './accounts.queries.ts'

/** Ends the session of this browser; a cookie that was copied is worthless afterwards. */
export async function signOut(ctx: Ctx, cookie: string): Promise<void> {
  await ctx.db.global((tx) => deleteSession(tx, sha256(cookie)))
}

import type { Ctx } from '#server/ctx.ts'
import { sha256 } from '#server/secrets.ts'
import { deleteSession } from './accounts.queries.ts'

/** Ends the session of this browser; a cookie that was copied is worthless afterwards. */
export async function signOut(ctx: Ctx, cookie: string): Promise<void> {
  await ctx.db.global((tx) => deleteSession(tx, sha256(cookie)))
}

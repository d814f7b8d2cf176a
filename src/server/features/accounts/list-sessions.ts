import type { z } from 'zod'
import type { listSessions as contract } from '#contract/sessions.ts'
import { sha256 } from '#server/base/secrets.ts'
import type { Ctx } from '#server/context/ctx.ts'
import { listOwnSessions } from './accounts.queries.ts'

/** Where the holder of a session's cookie is signed in: this browser first, then by last use. */
export async function listSessions(
  ctx: Pick<Ctx, 'db'>,
  cookie: string,
): Promise<z.input<typeof contract.output>> {
  const rows = await ctx.db.global((tx) => listOwnSessions(tx, sha256(cookie)))
  return {
    sessions: rows.map((row) => ({
      id: row.sessionId,
      userAgent: row.userAgent,
      signedInAt: row.createdAt.toString(),
      seenAt: row.seenAt.toString(),
      isThis: row.isThis,
    })),
  }
}

import { sha256 } from '#server/base/secrets.ts'
import type { Ctx } from '#server/context/ctx.ts'
import { takeHandOver } from './hand-over.queries.ts'
import { startSession } from './start-session.ts'

/**
 * Opens a session for the user of a hand-over code, and uses the code up with its ticket. Null for a code that is
 * unknown, used or older than 30 seconds: then the user signs in as usual.
 */
export async function enterPanel(
  ctx: Pick<Ctx, 'db' | 'now' | 'secrets'>,
  { code, userAgent }: { readonly code: string; readonly userAgent: string },
): Promise<{ readonly cookie: string; readonly account: string } | null> {
  return ctx.db.global(async (tx) => {
    const handOver = await takeHandOver(tx, sha256(code))
    if (!handOver) return null
    const { userId, accountId: account } = handOver
    return { cookie: await startSession(tx, ctx, { userId, userAgent }), account }
  })
}

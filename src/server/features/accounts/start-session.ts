import type { Ctx } from '#server/ctx.ts'
import type { Tx } from '#server/db/database.ts'
import { randomToken, sha256 } from '#server/secrets.ts'
import { insertSession } from './accounts.queries.ts'

const SESSION = Temporal.Duration.from({ hours: 14 * 24 })

/** Opens a session of a user; answers the cookie's value, which is kept only as a hash. */
export async function startSession(tx: Tx, ctx: Pick<Ctx, 'now'>, userId: string): Promise<string> {
  const cookie = randomToken()
  const expiresAt = ctx.now.add(SESSION).toString()
  await insertSession(tx, { sessionHash: sha256(cookie), userId, expiresAt })
  return cookie
}

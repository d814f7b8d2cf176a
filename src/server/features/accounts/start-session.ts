import { randomToken, sha256 } from '#server/base/secrets.ts'
import type { Ctx } from '#server/context/ctx.ts'
import type { Tx } from '#server/db/database.ts'
import { insertSession } from './accounts.queries.ts'

const SESSION = Temporal.Duration.from({ hours: 14 * 24 })

/**
 * Opens a session of a user, which ends after two weeks, or after a day without requests
 * (`cross_tenant.user_of_session`); returns the cookie's value, which is stored only as a hash.
 */
export async function startSession(
  tx: Tx,
  ctx: Pick<Ctx, 'now' | 'secrets'>,
  { userId, userAgent }: { readonly userId: string; readonly userAgent: string },
): Promise<string> {
  const cookie = randomToken()
  const sessionHash = sha256(cookie)
  const expiresAt = ctx.now.add(SESSION).toString()
  const proof = ctx.secrets.sign('session', `${sessionHash.toString('hex')} ${userId} ${expiresAt}`)
  await insertSession(tx, { sessionHash, userId, expiresAt, proof, userAgent })
  return cookie
}

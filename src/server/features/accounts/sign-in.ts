import { randomUUIDv7 } from 'node:crypto'
import type { Ctx } from '#server/ctx.ts'
import { Refusal } from '#server/http/refusal.ts'
import { randomToken, sha256 } from '#server/secrets.ts'
import { insertSession, upsertUser } from './accounts.queries.ts'

const SESSION = Temporal.Duration.from({ hours: 14 * 24 })

/**
 * Opens a session for whoever an identity token speaks of; answers the cookie's value, which is kept
 * only as a hash.
 * @throws Refusal sign_in_failed when the token is not to be trusted
 */
export async function signIn(ctx: Ctx, token: string): Promise<string> {
  const identity = await ctx.gateways.identity.verify(token)
  if (!identity) throw new Refusal('sign_in_failed')
  const cookie = randomToken()
  await ctx.db.global(async (tx) => {
    const userId = await upsertUser(tx, { ...identity, userId: randomUUIDv7() })
    await insertSession(tx, {
      sessionHash: sha256(cookie),
      userId,
      expiresAt: ctx.now.add(SESSION).toString(),
    })
  })
  return cookie
}

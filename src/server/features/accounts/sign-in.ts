import { randomUUIDv7 } from 'node:crypto'
import type { Ctx } from '#server/ctx.ts'
import { upsertUser } from './accounts.queries.ts'
import { getIdentity } from './get-identity.ts'
import { startSession } from './start-session.ts'

/**
 * Opens a session for whoever an identity token speaks of; answers the cookie's value.
 * @throws Refusal as `getIdentity`
 */
export async function signIn(ctx: Ctx, token: string): Promise<string> {
  const identity = await getIdentity(ctx, token)
  return ctx.db.global(async (tx) => {
    const userId = await upsertUser(tx, { ...identity, userId: randomUUIDv7() })
    return startSession(tx, ctx, userId)
  })
}

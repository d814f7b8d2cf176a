import type { Ctx } from '#server/ctx.ts'
import { newId } from '#server/db/new-id.ts'
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
    const userId = await upsertUser(tx, { ...identity, userId: newId() })
    return startSession(tx, ctx, userId)
  })
}

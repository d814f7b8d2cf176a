import { sha256 } from '#server/base/secrets.ts'
import type { Ctx } from '#server/context/ctx.ts'
import { newId } from '#server/db/new-id.ts'
import { refusalAt } from '#server/http/refusal.ts'
import { upsertUser, useCredential } from './accounts.queries.ts'
import { type Credential, getIdentity } from './get-identity.ts'
import { startSession } from './start-session.ts'

/**
 * Opens a session for the person that an identity token names; returns the cookie's value. A token opens one session.
 * @throws Refusal as `getIdentity`; sign_in_failed for a token that was used
 */
export async function signIn(ctx: Ctx, credential: Credential, userAgent: string): Promise<string> {
  const identity = await getIdentity(ctx, credential)
  return ctx.db.global(async (tx) => {
    if (!(await useCredential(tx, sha256(credential.token)))) throw refusalAt('token', 'sign_in_failed')
    const userId = await upsertUser(tx, { ...identity, userId: newId() })
    return startSession(tx, ctx, { userId, userAgent })
  })
}

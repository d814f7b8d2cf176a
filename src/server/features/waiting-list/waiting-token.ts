import { sha256 } from '#server/base/secrets.ts'
import type { Ctx, TenantCtx } from '#server/context/ctx.ts'
import { Refusal } from '#server/http/refusal.ts'
import { findEntry } from './entries.queries.ts'

/**
 * The secret in the link to a new entry of the waiting list. It is derived from our key, so that an e-mail can carry
 * it again; the database stores only its hash.
 */
export const newWaitingToken = ({ secrets }: Pick<Ctx, 'secrets'>, waitingEntryId: string): string =>
  secrets.sign('waiting-link', waitingEntryId)

/**
 * The same for an existing entry, under whichever known key it was derived.
 * @throws Refusal not_found
 */
export async function getWaitingToken(ctx: TenantCtx, waitingEntryId: string): Promise<string> {
  const row = await ctx.db.tenant(ctx.account, (tx) => findEntry(tx, waitingEntryId))
  if (!row) throw new Refusal('not_found')
  const made = ctx.secrets.signByEach('waiting-link', waitingEntryId)
  return made.find((token) => sha256(token).equals(row.tokenHash)) ?? made[0]
}

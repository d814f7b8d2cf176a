import { randomToken, sha256 } from '#server/base/secrets.ts'
import type { Ctx } from '#server/context/ctx.ts'
import type { Tx } from '#server/db/database.ts'
import { TICKET_SECONDS } from '#server/http/cookies.ts'
import { deleteOldHandOvers, insertHandOver } from './hand-over.queries.ts'

/**
 * Lets a new owner go from the wizard's host to the panel's without signing in again; returns the ticket, which is
 * stored only as a hash and belongs in a cookie (docs/decisions/010).
 */
export async function startHandOver(
  tx: Tx,
  ctx: Pick<Ctx, 'now'>,
  { userId, account }: { readonly userId: string; readonly account: string },
): Promise<string> {
  const ticket = randomToken()
  await deleteOldHandOvers(tx)
  await insertHandOver(tx, {
    ticketHash: sha256(ticket),
    userId,
    accountId: account,
    expiresAt: ctx.now.add({ seconds: TICKET_SECONDS }).toString(),
  })
  return ticket
}

import type { TenantCtx } from '#server/context/ctx.ts'
import type { Tx } from '#server/db/database.ts'
import { askedFrom } from '#server/http/asked-from.ts'
import { Refusal } from '#server/http/refusal.ts'
import { countRequests, insertRequest, lockRequests } from './links.queries.ts'

/** Mails to one mailbox that visitors may ask for within an hour. */
export const TO_MAILBOX = 3
/** Requests of one network within an hour. */
const OF_NETWORK = 20

/**
 * Records that a visitor has requested a mail to a mailbox; returns the number of earlier requests for it within an
 * hour. Concurrent requests are counted one after another.
 * @throws Refusal too_many_requests: the network has asked too often
 */
export async function noteMailAsked(tx: Tx, ctx: TenantCtx, email: string): Promise<number> {
  const signed = ctx.secrets.sign('mailbox', `${ctx.account} ${email.toLowerCase()}`)
  const request = { askedFrom: askedFrom(ctx), mailbox: Buffer.from(signed, 'base64url') }
  await lockRequests(tx, ctx.account)
  const { ofNetwork, toMailbox } = await countRequests(tx, request)
  if (ofNetwork >= OF_NETWORK) throw new Refusal('too_many_requests', { retryAfter: 3600 })
  await insertRequest(tx, { ...request, accountId: ctx.account })
  return toMailbox
}

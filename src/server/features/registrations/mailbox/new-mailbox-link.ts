import { randomToken, sha256 } from '#server/base/secrets.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { insertMailboxLink } from './mailbox-link.queries.ts'

/** How long a requested link waits to be opened. */
const OPENS_WITHIN = Temporal.Duration.from({ hours: 24 })

/** What the address of a mailbox is sealed for: a sealed text of another account or purpose does not open. */
export const mailboxOwner = ({ account }: Pick<TenantCtx, 'account'>): string => `mailbox link ${account}`

/** Makes a link that lists the registrations of a mailbox once; returns its secret, which is stored as a hash. */
export async function newMailboxLink(ctx: TenantCtx, email: string): Promise<string> {
  const token = randomToken()
  const link = {
    accountId: ctx.account,
    tokenHash: sha256(token),
    emailSealed: ctx.secrets.seal(email, mailboxOwner(ctx)),
    expiresAt: ctx.now.add(OPENS_WITHIN).toString(),
  }
  await ctx.db.tenant(ctx.account, (tx) => insertMailboxLink(tx, link))
  return token
}

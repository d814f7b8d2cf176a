import { randomToken, sha256 } from '#server/base/secrets.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { newId } from '#server/db/new-id.ts'

const VALID = Temporal.Duration.from({ hours: 48 })

type Owner = Pick<TenantCtx, 'secrets' | 'account'>

/** A new random secret for a link: found by its hash, and sealed for the mail that carries it. */
export function newReplyLink(ctx: Owner & Pick<TenantCtx, 'now'>) {
  const token = randomToken()
  return {
    tokenHash: sha256(token),
    linkSealed: ctx.secrets.seal(token, ownerOf(ctx)),
    mailId: newId(),
    expiresAt: ctx.now.add(VALID).toString(),
  }
}

/** @throws Error when it was sealed for another account, or under a key that is not known */
export const openReplyLink = (ctx: Owner, linkSealed: string): string =>
  ctx.secrets.open(linkSealed, ownerOf(ctx))

const ownerOf = ({ account }: Owner) => `reply address ${account}`

import { randomToken, sha256 } from '#server/base/secrets.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { newId } from '#server/db/new-id.ts'

/** Long enough for somebody who reads mail once a week. */
const VALID = Temporal.Duration.from({ hours: 7 * 24 })

type Owner = Pick<TenantCtx, 'secrets' | 'account'>

/** A new random secret for the link of an invitation: found by its hash, and sealed for the mail that carries it. */
export function newInvitationLink(ctx: Owner & Pick<TenantCtx, 'now'>, invitationId: string) {
  const token = randomToken()
  return {
    tokenHash: sha256(token),
    linkSealed: ctx.secrets.seal(token, ownerOf(ctx, invitationId)),
    mailId: newId(),
    expiresAt: ctx.now.add(VALID).toString(),
  }
}

/** @throws Error when it was sealed for another invitation, or under a key that is not known */
export const openInvitationLink = (
  ctx: Owner,
  { id, linkSealed }: { readonly id: string; readonly linkSealed: string },
): string => ctx.secrets.open(linkSealed, ownerOf(ctx, id))

const ownerOf = ({ account }: Owner, invitationId: string) => `team invitation ${account} ${invitationId}`

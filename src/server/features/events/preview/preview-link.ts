import { randomToken, sha256 } from '#server/base/secrets.ts'
import type { TenantCtx } from '#server/context/ctx.ts'

type Owner = Pick<TenantCtx, 'secrets' | 'account'>

/** A new random secret of a preview: found by its hash, and sealed so that the panel can show it again. */
export function newPreviewLink(ctx: Owner, eventId: string) {
  const token = randomToken()
  return { tokenHash: sha256(token), linkSealed: ctx.secrets.seal(token, ownerOf(ctx, eventId)) }
}

/** @throws Error when it was sealed for another event, or under a key that is not known */
export const openPreviewLink = (
  ctx: Owner,
  { eventId, linkSealed }: { readonly eventId: string; readonly linkSealed: string },
): string => ctx.secrets.open(linkSealed, ownerOf(ctx, eventId))

const ownerOf = ({ account }: Owner, eventId: string) => `event preview ${account} ${eventId}`

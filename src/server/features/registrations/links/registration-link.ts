import { randomToken, sha256 } from '#server/base/secrets.ts'
import type { TenantCtx } from '#server/context/ctx.ts'

type Owner = Pick<TenantCtx, 'secrets' | 'account'>

/** What the database stores of the link of 'Moje zgłoszenie'. */
export interface StoredLink {
  readonly tokenHash: Buffer
  readonly linkSealed: string
}

interface NewLink {
  /** For the person who is given the link now; never written. */
  readonly token: string
  readonly stored: StoredLink
}

/**
 * A new random secret for the link of a registration: found by its hash, and sealed, so that an e-mail can carry it
 * again. Neither key nor database alone opens a registration.
 */
export function newLink(ctx: Owner, registrationId: string): NewLink {
  const token = randomToken()
  const linkSealed = ctx.secrets.seal(token, ownerOf(ctx, registrationId))
  return { token, stored: { tokenHash: sha256(token), linkSealed } }
}

/** @throws Error when it was sealed for another registration, or under a key that is not known */
export function openLink(ctx: Owner, registrationId: string, linkSealed: string): string {
  return ctx.secrets.open(linkSealed, ownerOf(ctx, registrationId))
}

const ownerOf = ({ account }: Owner, registrationId: string) => `link ${account} ${registrationId}`

import type { Ctx } from '#server/context/ctx.ts'
import type { Identity } from '#server/gateways/identity/port.ts'
import { Refusal, refusalAt } from '#server/http/refusal.ts'

/** An identity token with what it must be bound to (`signInNonce`). */
export interface Credential {
  readonly token: string
  readonly nonce: string
}

/**
 * The person that an identity token names. One issued for another visit is as untrusted as a forged one.
 * @throws Refusal credential_expired, sign_in_failed, both at the field `token`; busy while the issuer's keys are
 *   unavailable
 */
export async function getIdentity(
  ctx: Pick<Ctx, 'gateways'>,
  { token, nonce }: Credential,
): Promise<Identity> {
  const verified = await ctx.gateways.identity.verify(token)
  switch (verified.verdict) {
    case 'trusted':
      if (verified.nonce !== nonce) throw refusalAt('token', 'sign_in_failed')
      return verified.identity
    case 'expired':
      throw refusalAt('token', 'credential_expired')
    case 'untrusted':
      throw refusalAt('token', 'sign_in_failed')
    case 'unavailable':
      throw new Refusal('busy')
  }
}

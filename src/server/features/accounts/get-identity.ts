import type { Ctx } from '#server/ctx.ts'
import type { Identity } from '#server/gateways/identity/port.ts'
import { Refusal, refusalAt } from '#server/http/refusal.ts'

/**
 * Who an identity token speaks of.
 * @throws Refusal credential_expired, sign_in_failed, both at the field `token`; busy while the issuer's keys
 * cannot be had
 */
export async function getIdentity(ctx: Pick<Ctx, 'gateways'>, token: string): Promise<Identity> {
  const verified = await ctx.gateways.identity.verify(token)
  switch (verified.verdict) {
    case 'trusted':
      return verified.identity
    case 'expired':
      throw refusalAt('token', 'credential_expired')
    case 'untrusted':
      throw refusalAt('token', 'sign_in_failed')
    case 'unavailable':
      throw new Refusal('busy')
  }
}

import type { TenantCtx } from '#server/context/ctx.ts'
import { getAccount } from '#server/features/accounts/get-account.ts'
import { getRegistrationToken } from './get-registration-token.ts'

/**
 * The address of 'Moje zgłoszenie' as a message to the registrant carries it: it must not reach other people.
 * @throws Refusal not_found
 */
export async function getRegistrationAddress(ctx: TenantCtx, registrationId: string): Promise<string> {
  const { siteAddress } = await getAccount(ctx)
  const token = await ctx.db.tenant(ctx.account, (tx) => getRegistrationToken(tx, ctx, registrationId))
  return `${siteAddress}/zgloszenie/${token}`
}

import type { Ctx } from '#server/ctx.ts'
import { getIdentity } from './get-identity.ts'

/** What the wizard shows of whoever a token speaks of; nothing is stored. @throws Refusal as `getIdentity` */
export async function identifyUser(
  ctx: Pick<Ctx, 'gateways'>,
  token: string,
): Promise<{ readonly picture: string; readonly name: string; readonly email: string }> {
  const { picture, name, email } = await getIdentity(ctx, token)
  return { picture, name, email }
}

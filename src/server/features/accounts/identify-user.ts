import type { Ctx } from '#server/context/ctx.ts'
import { type Credential, getIdentity } from './get-identity.ts'

/** What the wizard shows of the person that a token names; nothing is stored. @throws Refusal as `getIdentity` */
export async function identifyUser(
  ctx: Pick<Ctx, 'gateways'>,
  credential: Credential,
): Promise<{ readonly picture: string; readonly name: string; readonly email: string }> {
  const { picture, name, email } = await getIdentity(ctx, credential)
  return { picture, name, email }
}

import type { TenantCtx } from '#server/context/ctx.ts'
import { Refusal } from '#server/http/refusal.ts'

type Owner = Pick<TenantCtx, 'secrets' | 'account'>

const TOKEN = /^([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})-([A-Za-z0-9_-]{43})$/

const textOf = ({ account }: Owner, donationId: string) => `${account} ${donationId}`

/** The secret of the link to a donation, for its donor alone. */
export const donationToken = (ctx: Owner, donationId: string): string =>
  `${donationId}-${ctx.secrets.sign('donation', textOf(ctx, donationId))}`

/** The donation that a link is of, also when the key was replaced since. @throws Refusal not_found */
export function donationOfToken(ctx: Owner, token: string): string {
  const [, donationId = '', signature = ''] = TOKEN.exec(token) ?? []
  const isRight = ctx.secrets.signByEach('donation', textOf(ctx, donationId)).includes(signature)
  if (!isRight) throw new Refusal('not_found')
  return donationId
}

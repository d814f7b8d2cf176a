import { sha256 } from '#server/base/secrets.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { networkOf } from './network.ts'

/** The origin of a request, hashed for this account alone: enough to count requests, too little to identify. */
export const askedFrom = ({ account, actor }: Pick<TenantCtx, 'account' | 'actor'>): Buffer =>
  sha256(`${account} ${actor.kind === 'registrant' ? networkOf(actor.address) : actor.kind}`)

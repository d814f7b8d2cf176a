import type { TenantCtx } from '../ctx.ts'
import { sha256 } from '../secrets.ts'
import { networkOf } from './network.ts'

/** Where somebody asks from, hashed for this account alone: enough to count how often, too little to look it up. */
export const askedFrom = ({ account, actor }: Pick<TenantCtx, 'account' | 'actor'>): Buffer =>
  sha256(`${account} ${actor.kind === 'registrant' ? networkOf(actor.address) : actor.kind}`)

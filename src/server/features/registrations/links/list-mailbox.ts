import type { TenantCtx } from '#server/context/ctx.ts'
import { listOfMailbox } from './links.queries.ts'

/** A longer list would not be read. */
const AT_MOST = 20

/** Ids of the registrations that were made with an e-mail address, the newest first. */
export const listMailbox = (ctx: TenantCtx, email: string): Promise<string[]> =>
  ctx.db.tenant(ctx.account, (tx) => listOfMailbox(tx, email, AT_MOST))

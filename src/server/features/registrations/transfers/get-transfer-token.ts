import type { TenantCtx } from '#server/context/ctx.ts'
import { Refusal } from '#server/http/refusal.ts'
import { openLink } from '../links/registration-link.ts'
import { findTransfer } from './place-transfers.queries.ts'

/**
 * The secret of the link to an offered place, as a mail to the person who shall have it carries it.
 * @throws Refusal not_found; Error when its key is not known any more
 */
export async function getTransferToken(ctx: TenantCtx, placeTransferId: string): Promise<string> {
  const row = await ctx.db.tenant(ctx.account, (tx) => findTransfer(tx, placeTransferId))
  if (!row) throw new Refusal('not_found')
  return openLink(ctx, placeTransferId, row.linkSealed)
}

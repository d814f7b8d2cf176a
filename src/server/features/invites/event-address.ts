import type { TenantCtx } from '#server/context/ctx.ts'
import type { Tx } from '#server/db/database.ts'
import { getEventSlug } from '#server/features/events/selling/get-event-slug.ts'
import { getAccount } from '../accounts/get-account.ts'

/** Of the page of an event, in full. @throws Refusal not_found */
export async function eventAddress(tx: Tx, ctx: TenantCtx, eventId: string): Promise<string> {
  const slug = await getEventSlug(tx, eventId)
  const { siteAddress } = await getAccount(ctx)
  return `${siteAddress}/${slug}`
}

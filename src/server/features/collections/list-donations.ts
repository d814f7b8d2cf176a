import type { listDonations as contract } from '#contract/collections.ts'
import type { OutputOf } from '#contract/endpoint.ts'
import { donationNumber } from '#domain/collection/donation-number.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { givesBack } from '#server/features/payments/records/connected-gateways.ts'
import { listDonations as listRows } from './records/donors.queries.ts'
import { getStoredCollection } from './records/get-stored-collection.ts'

const PAGE = 100

/** Donations to a collection, the newest first. @throws Refusal not_found */
export async function listDonations(
  ctx: TenantCtx,
  { collectionId, after }: { readonly collectionId: string; readonly after?: string | undefined },
): Promise<OutputOf<typeof contract>> {
  const rows = await ctx.db.tenant(ctx.account, async (tx) => {
    await getStoredCollection(tx, collectionId)
    return listRows(tx, collectionId, { after: after ?? null, limit: PAGE })
  })
  const donations = rows.map((row) => ({
    ...{ id: row.donationId, number: donationNumber(row.donationId), at: row.createdAt.toString() },
    ...{ name: row.name, email: row.email, isNamed: row.isNamed, state: row.state, gateway: row.gateway },
    ...{ amount: row.amount, received: row.received, givesBack: givesBack(ctx, row.gateway) },
    refund:
      row.refundState === null
        ? null
        : { state: row.refundState, byHand: row.refundByHand ?? false, reason: row.refundReason ?? '' },
  }))
  return { donations, next: rows.length === PAGE ? (rows.at(-1)?.donationId ?? null) : null }
}

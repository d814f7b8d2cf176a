import type { CollectionCard, CollectionView } from '#contract/collection-view.ts'
import { daysLeft, whyNoDonation } from '#domain/collection/donation-rules.ts'
import { localOf } from '#domain/values/polish-time.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { gatewayForNew } from '#server/features/payments/records/connected-gateways.ts'
import { findPictures } from '#server/features/pictures/find-pictures.ts'
import { Refusal } from '#server/http/refusal.ts'
import { getAccount } from '../accounts/get-account.ts'
import { collectionAddress } from './collection-address.ts'
import { findOnSite, listOpen, type StoredCollection } from './records/collections.queries.ts'
import { listDonors } from './records/donors.queries.ts'

/** Further ones are counted and not named: a page stays light. */
const MOST_DONORS = 200

const todayOf = ({ now }: Pick<TenantCtx, 'now'>) => localOf(now).toPlainDate().toString()

/** What the page of a collection shows. @throws Refusal not_found */
export async function getCollectionPage(ctx: TenantCtx, slug: string): Promise<CollectionView> {
  const { siteAddress } = await getAccount(ctx)
  const { row, donors } = await ctx.db.tenant(ctx.account, async (tx) => {
    const row = await findOnSite(tx, slug)
    if (!row) throw new Refusal('not_found')
    return { row, donors: row.showsDonors ? await listDonors(tx, row.collectionId, MOST_DONORS) : null }
  })
  const today = todayOf(ctx)
  return {
    ...(await cardOf(ctx, row)),
    ...{ body: row.body, until: row.until, amounts: row.amounts, donations: row.donations, donors },
    daysLeft: daysLeft(row.until, today),
    isTaking: whyNoDonation(row, today) === null && gatewayForNew(ctx) !== null,
    address: collectionAddress(siteAddress, slug),
  }
}

/** The collections that the home page of the site names. */
export async function listCollectionCards(ctx: TenantCtx): Promise<CollectionCard[]> {
  const rows = await ctx.db.tenant(ctx.account, (tx) => listOpen(tx, todayOf(ctx)))
  return Promise.all(rows.map((row) => cardOf(ctx, row)))
}

async function cardOf(ctx: TenantCtx, row: StoredCollection): Promise<CollectionCard> {
  const { slug, title, lede, cover, photoId, raised, goal } = row
  const picture = photoId === null ? null : ((await findPictures(ctx, [photoId])).get(photoId) ?? null)
  return { slug, title, lede, cover, picture, raised, goal }
}

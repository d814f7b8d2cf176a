import type { z } from 'zod'
import type { ownDonation } from '#contract/donations.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { findPictures } from '#server/features/pictures/find-pictures.ts'
import { Refusal } from '#server/http/refusal.ts'
import { getAccount } from '../accounts/get-account.ts'
import { collectionAddress } from './collection-address.ts'
import { findLiveRefund } from './donations/donation-refunds.queries.ts'
import { findDonation, sumReceived } from './donations/donations.queries.ts'
import { getStoredCollection } from './records/get-stored-collection.ts'

/** A donation as its donor sees it. @throws Refusal not_found */
export async function getOwnDonation(
  ctx: TenantCtx,
  donationId: string,
): Promise<z.infer<typeof ownDonation>> {
  const { siteAddress } = await getAccount(ctx)
  const { donation, collection, received, refund } = await ctx.db.tenant(ctx.account, async (tx) => {
    const donation = await findDonation(tx, donationId)
    if (!donation) throw new Refusal('not_found')
    return {
      donation,
      collection: await getStoredCollection(tx, donation.collectionId),
      received: await sumReceived(tx, donationId),
      refund: await findLiveRefund(tx, donationId),
    }
  })
  const { slug, title, thanks, cover, photoId, raised, goal, showsDonors, amounts } = collection
  const picture = photoId === null ? null : ((await findPictures(ctx, [photoId])).get(photoId) ?? null)
  const { state, amount, name, namedSince, redirectUrl } = donation
  const shown = received > 0 ? received : amount
  return {
    collection: {
      ...{ slug, title, thanks, cover, picture, raised, goal, showsDonors },
      address: collectionAddress(siteAddress, slug),
    },
    ...{ state, amount: shown, goesBack: refund !== undefined, name, isNamed: namedSince !== null },
    what: amounts.find((each) => each.amount === shown)?.what ?? '',
    redirectUrl: state === 'pending' ? redirectUrl : null,
  }
}

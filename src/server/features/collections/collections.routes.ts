import * as contract from '#contract/collections.ts'
import * as donations from '#contract/donations.ts'
import { mayEditEvents, mayMoveMoney, mayReadMoney } from '#domain/access/rights.ts'
import { allowReturn } from '#server/features/payments/return-of-payer.ts'
import { memberRoute, siteRoute } from '#server/http/scopes.ts'
import { getConfirmation } from './confirmation/get-confirmation.ts'
import { createCollection } from './create-collection.ts'
import { donate } from './donate.ts'
import { askAboutDonation } from './donations/ask-about-donation.ts'
import { donationOfToken } from './donations/donation-token.ts'
import { refundDonation } from './donations/refund-donation.ts'
import { exportDonations } from './export-donations.ts'
import { getCollection } from './get-collection.ts'
import { getOwnDonation } from './get-own-donation.ts'
import { listCollections } from './list-collections.ts'
import { listDonations } from './list-donations.ts'
import { nameDonor } from './name-donor.ts'
import { setCollectionState } from './set-collection-state.ts'
import { updateCollection } from './update-collection.ts'

/** Collections: whoever edits events makes them, whoever reads money sees them, whoever moves money gives back. */
export const collectionRoutes = {
  listCollections: memberRoute(contract.listCollections, mayReadMoney, ({ ctx }) => listCollections(ctx)),
  createCollection: memberRoute(contract.createCollection, mayEditEvents, ({ ctx, body }) =>
    createCollection(ctx, body),
  ),
  getCollection: memberRoute(contract.getCollection, mayReadMoney, ({ ctx, params }) =>
    getCollection(ctx, params.collectionId),
  ),
  updateCollection: memberRoute(contract.updateCollection, mayEditEvents, async ({ ctx, params, body }) => {
    await updateCollection(ctx, { collectionId: params.collectionId, setting: body })
    return undefined
  }),
  setCollectionState: memberRoute(
    contract.setCollectionState,
    mayEditEvents,
    async ({ ctx, params: { collectionId }, body: { state } }) => {
      await setCollectionState(ctx, { collectionId, state })
      return undefined
    },
  ),
  listDonations: memberRoute(contract.listDonations, mayReadMoney, ({ ctx, params, query }) =>
    listDonations(ctx, { collectionId: params.collectionId, ...query }),
  ),
  exportDonations: memberRoute(contract.exportDonations, mayReadMoney, ({ ctx, params }) =>
    exportDonations(ctx, params.collectionId),
  ),
  refundDonation: memberRoute(contract.refundDonation, mayMoveMoney, ({ ctx, params, body }) =>
    refundDonation(ctx, { collectionId: params.collectionId, donationId: params.donationId, ...body }),
  ),
  createDonation: siteRoute(
    donations.createDonation,
    async ({ ctx, params: { slug }, body: wanted, key, request, reply }) => {
      const browser = { ip: request.ip, userAgent: request.headers['user-agent'] ?? '' }
      const { donationId, ...started } = await donate(ctx, { slug, key, wanted, browser })
      allowReturn(reply, ctx, donationId)
      return started
    },
  ),
  getDonation: siteRoute(donations.getDonation, ({ ctx, params }) =>
    getOwnDonation(ctx, donationOfToken(ctx, params.token)),
  ),
  checkDonation: siteRoute(donations.checkDonation, async ({ ctx, params }) => {
    const donationId = donationOfToken(ctx, params.token)
    await askAboutDonation(ctx, donationId)
    return getOwnDonation(ctx, donationId)
  }),
  nameDonation: siteRoute(donations.nameDonation, async ({ ctx, params, body }) => {
    const donationId = donationOfToken(ctx, params.token)
    await nameDonor(ctx, { donationId, ...body })
    return getOwnDonation(ctx, donationId)
  }),
  getDonationConfirmation: siteRoute(donations.getDonationConfirmation, ({ ctx, params }) =>
    getConfirmation(ctx, donationOfToken(ctx, params.token)),
  ),
} as const

import { randomUUID } from 'node:crypto'
import {
  createCollection,
  exportDonations,
  getCollection,
  listCollections,
  listDonations,
  refundDonation,
  setCollectionState,
  updateCollection,
} from '#contract/collections.ts'
import {
  checkDonation,
  createDonation,
  getDonation,
  getDonationConfirmation,
  nameDonation,
} from '#contract/donations.ts'
import { mayEditEvents, mayMoveMoney, mayReadMoney } from '#domain/access/rights.ts'
import { type Ids, member, site } from './way.ts'

const one = ({ accountId, collectionId }: Ids) => ({ accountId, collectionId })
const SETTING = {
  ...{
    title: 'Ciepły dom',
    lede: '',
    body: '',
    goal: null,
    until: null,
    cover: 'fields' as const,
    photo: null,
  },
  ...{ amounts: [], thanks: '', showsDonors: true },
}

/** How the endpoints of collections are called. */
export const COLLECTION_WAYS = {
  listCollections: member(listCollections, mayReadMoney, ({ accountId }) => ({ params: { accountId } })),
  createCollection: member(createCollection, mayEditEvents, ({ accountId }) => ({
    params: { accountId },
    body: { title: 'Nowa zbiórka' },
  })),
  getCollection: member(getCollection, mayReadMoney, (ids) => ({ params: one(ids) })),
  updateCollection: member(updateCollection, mayEditEvents, (ids) => ({ params: one(ids), body: SETTING })),
  setCollectionState: member(setCollectionState, mayEditEvents, (ids) => ({
    params: one(ids),
    body: { state: 'open' as const },
  })),
  listDonations: member(listDonations, mayReadMoney, (ids) => ({ params: one(ids) })),
  exportDonations: member(exportDonations, mayReadMoney, (ids) => ({ params: one(ids) })),
  refundDonation: {
    ...member(refundDonation, mayMoveMoney, (ids) => ({
      params: { ...one(ids), donationId: ids.donationId },
      body: { byHand: true, reason: 'Na prośbę darczyńcy' },
    })),
    // Nothing has come yet.
    refused: 'not_refundable' as const,
  },
  createDonation: site(createDonation, ({ collectionSlug }) => ({
    params: { slug: collectionSlug },
    body: { amount: 5_000, email: 'krystyna@example.org' },
    key: randomUUID(),
  })),
  getDonation: site(getDonation, ({ donationToken: token }) => ({ params: { token } })),
  checkDonation: site(checkDonation, ({ donationToken: token }) => ({ params: { token } })),
  nameDonation: site(nameDonation, ({ donationToken: token }) => ({
    params: { token },
    body: { isNamed: true, name: 'Krystyna' },
  })),
  getDonationConfirmation: {
    ...site(getDonationConfirmation, ({ donationToken: token }) => ({ params: { token } })),
    // Nothing has come yet.
    refused: 'not_found' as const,
  },
} as const

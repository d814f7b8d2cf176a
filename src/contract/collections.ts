import { z } from 'zod'
import { MOST_AMOUNTS, MOST_DONATION } from '#domain/collection/donation-rules.ts'
import { page } from '#domain/event/definition/page-schema.ts'
import { grosze, id, instant, none, noParams, textOf } from './common.ts'
import {
  checkDonation,
  createDonation,
  donationState,
  getDonation,
  getDonationConfirmation,
  nameDonation,
} from './donations.ts'
import { endpoint } from './endpoint.ts'
import { picture } from './pictures.ts'

/** Collections of an account, and donations to them as its staff see them. */

const account = z.strictObject({ accountId: id })
const one = account.extend({ collectionId: id })
const path = '/v1/accounts/:accountId/collections'

/** The largest goal: a thousand million złotych would not fit the page. */
const MOST_GOAL = 100_000_000_00

export const collectionState = z.enum(['draft', 'open', 'closed'])

const suggestedAmount = z.strictObject({ amount: grosze.min(100).max(MOST_DONATION), what: textOf(0, 60) })

/** What the organiser says of a collection. */
const setting = z.strictObject({
  title: textOf(1, 100),
  lede: textOf(0, 600),
  body: textOf(0, 5_000),
  /** Null: as much as comes. */
  goal: grosze.min(100).max(MOST_GOAL).nullable(),
  /** The last day; null: none. */
  until: z.iso.date().nullable(),
  cover: page.shape.cover,
  photo: id.nullable(),
  amounts: z.array(suggestedAmount).max(MOST_AMOUNTS),
  thanks: textOf(0, 600),
  showsDonors: z.boolean(),
})

/** What has come, less what went back. */
const sums = z.strictObject({
  raised: grosze,
  /** Donations that were not given back. */
  donations: z.number().int(),
})

const inList = sums.extend({
  id,
  title: z.string(),
  state: collectionState,
  goal: grosze.nullable(),
  until: z.iso.date().nullable(),
  /** Of its page. */
  address: z.string(),
})

export const listCollections = endpoint({
  method: 'GET',
  path,
  summary: 'Collections of an account, the newest first',
  audience: 'member',
  params: account,
  query: noParams,
  body: none,
  output: z.strictObject({ collections: z.array(inList) }),
  status: 200,
  refusals: ['not_found'],
})

/** Begins as a draft that nobody sees. */
export const createCollection = endpoint({
  method: 'POST',
  path,
  summary: 'Create a collection',
  audience: 'member',
  params: account,
  query: noParams,
  body: z.strictObject({ title: setting.shape.title }),
  output: z.strictObject({ id }),
  status: 201,
  refusals: ['not_found', 'invalid_input', 'too_many_collections'],
})

/** Sums of one month, by Polish time. */
const month = z.strictObject({
  /** '2026-11' */
  month: z.string(),
  gateway: z.string(),
  donated: grosze,
  refunded: grosze,
  donations: z.number().int(),
})

export const getCollection = endpoint({
  method: 'GET',
  path: `${path}/:collectionId`,
  summary: 'A collection with its sums by month and gateway',
  audience: 'member',
  params: one,
  query: noParams,
  body: none,
  output: inList.extend({
    setting,
    /** The picture that its setting names; null: none. */
    picture: picture.nullable(),
    months: z.array(month),
  }),
  status: 200,
  refusals: ['not_found'],
})

export const updateCollection = endpoint({
  method: 'PUT',
  path: `${path}/:collectionId`,
  summary: 'Change what a collection says of itself',
  audience: 'member',
  params: one,
  query: noParams,
  body: setting,
  output: none,
  status: 204,
  refusals: ['not_found', 'invalid_input'],
})

/** Open: its page is on the site and takes donations. Closed: the page stays and takes none. */
export const setCollectionState = endpoint({
  method: 'PUT',
  path: `${path}/:collectionId/state`,
  summary: 'Open or close a collection',
  audience: 'member',
  params: one,
  query: noParams,
  body: z.strictObject({ state: z.enum(['open', 'closed']) }),
  output: none,
  status: 204,
  refusals: ['not_found'],
})

const refundState = z.enum(['requested', 'sent', 'succeeded', 'failed'])

const donationRow = z.strictObject({
  id,
  number: z.string(),
  at: instant,
  name: z.string(),
  email: z.string(),
  isNamed: z.boolean(),
  state: donationState,
  gateway: z.string(),
  /** What was chosen, and what has come. */
  amount: grosze,
  received: grosze,
  /** The newest; null: none was asked for. */
  refund: z.strictObject({ state: refundState, byHand: z.boolean(), reason: z.string() }).nullable(),
  /** Its gateway can give it back. */
  givesBack: z.boolean(),
})

/** The newest first, a hundred at a time. */
export const listDonations = endpoint({
  method: 'GET',
  path: `${path}/:collectionId/donations`,
  summary: 'Donations to a collection',
  audience: 'member',
  params: one,
  query: z.strictObject({ after: id.optional() }),
  body: none,
  output: z.strictObject({ donations: z.array(donationRow), next: id.nullable() }),
  status: 200,
  refusals: ['not_found'],
})

/** All donations that have come, with their dates and refunds. */
export const exportDonations = endpoint({
  method: 'GET',
  path: `${path}/:collectionId/donations/file`,
  summary: 'The ledger of a collection as CSV',
  audience: 'member',
  params: one,
  query: noParams,
  body: none,
  output: z.unknown(),
  bytes: 'answer',
  status: 200,
  refusals: ['not_found'],
})

/** Gives a whole donation back: by its gateway, or by hand, which is booked at once. */
export const refundDonation = endpoint({
  method: 'POST',
  path: `${path}/:collectionId/donations/:donationId/refund`,
  summary: 'Give a donation back',
  audience: 'member',
  params: one.extend({ donationId: id }),
  query: noParams,
  body: z.strictObject({ byHand: z.boolean(), reason: textOf(3, 200) }),
  output: z.strictObject({ state: refundState }),
  status: 201,
  refusals: ['not_found', 'not_refundable', 'donation_goes_back'],
})

/** The part of the API that is about collections. */
export const collectionsApi = {
  listCollections,
  createCollection,
  getCollection,
  updateCollection,
  setCollectionState,
  listDonations,
  exportDonations,
  refundDonation,
  createDonation,
  getDonation,
  checkDonation,
  nameDonation,
  getDonationConfirmation,
} as const

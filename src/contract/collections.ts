import { z } from 'zod'
import { MOST_AMOUNTS, MOST_DONATION } from '#domain/collection/donation-rules.ts'
import { page } from '#domain/event/definition/page-schema.ts'
import { email } from '#domain/form/fields/email.ts'
import { personName } from '#domain/form/fields/person-name.ts'
import { grosze, id, instant, none, noParams, textOf } from './common.ts'
import { endpoint } from './endpoint.ts'
import { formField, optionalFormField } from './form-field.ts'
import { picture } from './pictures.ts'

/** Collections of an account, and donations to them on its site. */

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

const donationState = z.enum(['created', 'pending', 'succeeded', 'failed', 'cancelled'])
const refundState = z.enum(['requested', 'sent', 'succeeded', 'failed'])

export const donationRow = z.strictObject({
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

const collectionSlug = z.string().regex(/^[a-z0-9-]{1,60}$/)
const donationToken = z.strictObject({ token: z.string().min(40).max(120) })

/** Registers a donation and starts its payment. The same key with the same body is the same donation. */
export const createDonation = endpoint({
  method: 'POST',
  path: '/v1/site/collections/:slug/donations',
  summary: 'Donate to a collection',
  audience: 'site',
  params: z.strictObject({ slug: collectionSlug }),
  query: noParams,
  body: z.strictObject({
    amount: z.number(),
    email: formField(email),
    name: optionalFormField(personName).default(''),
    /** The donor agrees to be named on the page. */
    isNamed: z.boolean().default(false),
  }),
  output: z.strictObject({ token: z.string(), redirectUrl: z.string() }),
  status: 201,
  refusals: [
    'not_found',
    'invalid_input',
    'collection_closed',
    'payment_unavailable',
    'key_reused',
    'too_many_requests',
    'busy',
  ],
  idempotent: 'required',
})

export const ownDonation = z.strictObject({
  collection: z.strictObject({
    slug: z.string(),
    title: z.string(),
    thanks: z.string(),
    cover: page.shape.cover,
    picture: picture.nullable(),
    raised: grosze,
    goal: grosze.nullable(),
    showsDonors: z.boolean(),
    address: z.string(),
  }),
  state: donationState,
  /** What has come, once it has; until then what was chosen. */
  amount: grosze,
  /** What it is for, by the suggested sum; '': another sum. */
  what: z.string(),
  /** It went back, or is on its way. */
  goesBack: z.boolean(),
  name: z.string(),
  isNamed: z.boolean(),
  /** Where the payment goes on while it is under way; null: nowhere. */
  redirectUrl: z.string().nullable(),
})

export const getDonation = endpoint({
  method: 'GET',
  path: '/v1/site/donations/:token',
  summary: 'A donation by its link',
  audience: 'site',
  params: donationToken,
  query: noParams,
  body: none,
  output: ownDonation,
  status: 200,
  refusals: ['not_found'],
})

/** Asks the gateway, at most every two seconds. */
export const checkDonation = endpoint({
  method: 'POST',
  path: '/v1/site/donations/:token/payment-check',
  summary: 'Ask the gateway about a donation',
  audience: 'site',
  params: donationToken,
  query: noParams,
  body: none,
  output: ownDonation,
  status: 200,
  refusals: ['not_found'],
})

/** Agrees to be named on the page of the collection, or takes that back. */
export const nameDonation = endpoint({
  method: 'PUT',
  path: '/v1/site/donations/:token/name',
  summary: 'Show or hide the name of a donor',
  audience: 'site',
  params: donationToken,
  query: noParams,
  body: z.strictObject({ isNamed: z.boolean(), name: optionalFormField(personName).default('') }),
  output: ownDonation,
  status: 200,
  refusals: ['not_found', 'invalid_input'],
})

/** Once the money has come. */
export const getDonationConfirmation = endpoint({
  method: 'GET',
  path: '/v1/site/donations/:token/confirmation',
  summary: 'The confirmation of a donation as PDF',
  audience: 'site',
  params: donationToken,
  query: noParams,
  body: none,
  output: z.unknown(),
  bytes: 'answer',
  status: 200,
  refusals: ['not_found'],
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

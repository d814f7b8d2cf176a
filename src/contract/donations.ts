import { z } from 'zod'
import { page } from '#domain/event/definition/page-schema.ts'
import { email } from '#domain/form/fields/email.ts'
import { personName } from '#domain/form/fields/person-name.ts'
import { grosze, none, noParams } from './common.ts'
import { endpoint } from './endpoint.ts'
import { formField, optionalFormField } from './form-field.ts'
import { picture } from './pictures.ts'

/** Donations to collections, on the site of the organiser. Nobody signs up for them. */

export const donationState = z.enum(['created', 'pending', 'succeeded', 'failed', 'cancelled'])

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

import { z } from 'zod'
import { id, instant, none, noParams } from './common.ts'
import { endpoint } from './endpoint.ts'

/** The address of an organiser's site below one of our domains, and those that it had before. */

const account = z.strictObject({ accountId: id })
/** Its letters are checked by the same rules as in the wizard. */
const subdomain = z.string().trim().min(1).max(63)

const siteAddress = z.strictObject({
  subdomain: z.string(),
  /** The base domain, which stays: 'zapisano.localhost'. */
  domain: z.string(),
  /** With scheme and port. */
  address: z.string(),
  /** Given up; each leads to the present one, and is kept for the organiser until then. */
  former: z.array(z.strictObject({ host: z.string(), keptUntil: instant })),
  /** False when so many former addresses are kept that no other can be added. */
  mayChange: z.boolean(),
})

export const getSiteAddress = endpoint({
  method: 'GET',
  path: '/v1/accounts/:accountId/address',
  summary: 'The address of a site and its former ones',
  audience: 'member',
  params: account,
  query: noParams,
  body: none,
  output: siteAddress,
  status: 200,
  refusals: ['not_found'],
})

/** Whether the account could have it now. Another may be faster: only the change decides. */
export const checkSubdomain = endpoint({
  method: 'GET',
  path: '/v1/accounts/:accountId/address/availability',
  summary: 'Whether a subdomain is free for this account',
  audience: 'member',
  params: account,
  query: z.strictObject({ subdomain }),
  body: none,
  output: z.strictObject({ available: z.boolean() }),
  status: 200,
  refusals: ['not_found'],
})

/** Moves the site to another subdomain of the same base domain; the present one leads there from then on. */
export const changeSiteAddress = endpoint({
  method: 'PUT',
  path: '/v1/accounts/:accountId/address',
  summary: 'Change the subdomain of a site',
  audience: 'member',
  params: account,
  query: noParams,
  /** `seen` is the subdomain that is given up. */
  body: z.strictObject({ subdomain, seen: subdomain }),
  output: siteAddress,
  status: 200,
  refusals: ['not_found', 'domain_taken', 'details_conflict', 'too_many_addresses', 'address_needs_review'],
})

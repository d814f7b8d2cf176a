import { z } from 'zod'
import { id, instant, none, noParams } from './common.ts'
import { endpoint } from './endpoint.ts'

/** A domain of the organiser's own, at which its site is served once the name servers prove whose it is. */

const account = z.strictObject({ accountId: id })

const domainRecord = z.strictObject({
  type: z.enum(['A', 'CNAME', 'TXT']),
  /** The whole name at which it should stand. */
  name: z.string(),
  values: z.array(z.string()),
  state: z.enum(['missing', 'wrong', 'right']),
  /** What stands there instead; empty: nothing. */
  found: z.string(),
})

const ownDomain = z.strictObject({
  /** False where this installation has no public address to point to. */
  offered: z.boolean(),
  domain: z
    .strictObject({
      host: z.string(),
      /** With scheme and port. */
      address: z.string(),
      /** `taken`: proven, but another account proves it too and came first. */
      state: z.enum(['waiting', 'wrong', 'taken', 'working', 'broken']),
      pointing: domainRecord,
      proof: domainRecord,
      /** Where the domain may point by A and AAAA records, if it cannot by a CNAME. */
      addresses: z.array(z.string()),
      /** Whether our subdomain leads there while it works. */
      redirects: z.boolean(),
      /** When the name servers were asked last; null: not yet. */
      checkedAt: instant.nullable(),
      /** They have not answered then: what is shown is older. */
      unanswered: z.boolean(),
    })
    .nullable(),
})

export const getOwnDomain = endpoint({
  method: 'GET',
  path: '/v1/accounts/:accountId/domain',
  summary: "The organiser's own domain, and what its name servers should say",
  audience: 'member',
  params: account,
  query: noParams,
  body: none,
  output: ownDomain,
  status: 200,
  refusals: ['not_found'],
})

/** Claims a domain, instead of one claimed before; it does nothing until the name servers prove it. */
export const connectOwnDomain = endpoint({
  method: 'PUT',
  path: '/v1/accounts/:accountId/domain',
  summary: 'Connect a domain of one’s own',
  audience: 'member',
  params: account,
  query: noParams,
  body: z.strictObject({ domain: z.string().max(1000) }),
  output: ownDomain,
  status: 200,
  refusals: ['not_found', 'own_domain_unavailable'],
})

export const updateOwnDomain = endpoint({
  method: 'PATCH',
  path: '/v1/accounts/:accountId/domain',
  summary: 'Set whether the subdomain leads to the own domain',
  audience: 'member',
  params: account,
  query: noParams,
  body: z.strictObject({ redirects: z.boolean() }),
  output: ownDomain,
  status: 200,
  refusals: ['not_found'],
})

/** Asks the name servers, unless that was done seconds ago, and returns what they say. */
export const checkOwnDomain = endpoint({
  method: 'POST',
  path: '/v1/accounts/:accountId/domain/check',
  summary: 'Look the own domain up now',
  audience: 'member',
  params: account,
  query: noParams,
  body: z.strictObject({}),
  output: ownDomain,
  status: 200,
  refusals: ['not_found'],
})

export const removeOwnDomain = endpoint({
  method: 'DELETE',
  path: '/v1/accounts/:accountId/domain',
  summary: 'Disconnect the own domain',
  audience: 'member',
  params: account,
  query: noParams,
  body: none,
  output: ownDomain,
  status: 200,
  refusals: ['not_found'],
})

/**
 * For the web server in front, before it gets a certificate for a host that somebody has asked it for: yes for our own
 * hosts, for sites and for proven domains.
 */
export const askCertificate = endpoint({
  method: 'GET',
  path: '/v1/certificates/ask',
  summary: 'Whether a certificate may be requested for a host',
  audience: 'public',
  params: noParams,
  query: z.strictObject({ domain: z.string().min(1).max(253) }),
  body: none,
  output: z.strictObject({ allowed: z.literal(true) }),
  status: 200,
  refusals: ['not_found', 'too_many_requests'],
})

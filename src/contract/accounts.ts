import { z } from 'zod'
import { ACCOUNT_NAME } from '#domain/form/validators.ts'
import { id, noParams, textOf } from './common.ts'
import { endpoint } from './endpoint.ts'

/**
 * What the wizard at `/create` asks (specification §7): the three calls stand to the letter. What they refuse
 * is ours, because the specification shows nothing of it.
 */

/** An identity token: Google's, or the local issuer's in development. */
const token = z.string().min(1).max(8000)

/** A full host, as the wizard puts it together: 'borowska.zapisano.localhost'. */
const host = z.string().trim().toLowerCase().min(1).max(253)

/** What the registration site shows as the organiser's name. */
const name = textOf(ACCOUNT_NAME.min, ACCOUNT_NAME.max)

/** Whether an account could be made there now. A reserved or malformed name is simply not available. */
export const checkDomain = endpoint({
  method: 'POST',
  path: '/v1/accounts/domains/availability',
  summary: 'Whether a host is free for a new account',
  audience: 'public',
  params: noParams,
  query: noParams,
  body: z.strictObject({ domain: host }),
  output: z.strictObject({ available: z.boolean() }),
  status: 200,
  refusals: [],
})

/** Verifies an identity token and tells whose it is; nothing is stored. */
export const identifyUser = endpoint({
  method: 'POST',
  path: '/v1/auth/user',
  summary: 'Picture, name and e-mail of an identity token',
  audience: 'public',
  params: noParams,
  query: noParams,
  body: z.strictObject({ token }),
  output: z.strictObject({ picture: z.string(), name: z.string(), email: z.string() }),
  status: 200,
  refusals: ['credential_expired', 'sign_in_failed'],
})

/**
 * Makes an account on a host, with whoever the token speaks of as its owner. The key is the caller's choice:
 * with one, the same request sent again answers as it did; without one, it is refused as taken. An answer of
 * 2xx leaves a cookie by which `/create/panel` leads to the signed-in panel.
 */
export const createAccount = endpoint({
  method: 'POST',
  path: '/v1/accounts',
  summary: 'Make an account',
  audience: 'public',
  params: noParams,
  query: noParams,
  body: z.strictObject({ name, hostname: host, token }),
  output: z.strictObject({ id, siteAddress: z.string() }),
  status: 201,
  refusals: ['credential_expired', 'sign_in_failed', 'domain_taken'],
  idempotent: 'optional',
})

import { z } from 'zod'
import { ACCOUNT_NAME } from '#domain/form/validators.ts'
import { id, noParams, textOf } from './common.ts'
import { endpoint } from './endpoint.ts'

/**
 * The API of the wizard at `/create` (specification §7): the three calls match it exactly. Their error codes are
 * defined here, because the specification has none.
 */

/** An identity token: Google's, or the local issuer's in development. */
const token = z.string().min(1).max(8000)

/**
 * A full host, as the wizard composes it: 'borowska.zapisano.localhost'. Its letters are checked as they are sent (§5).
 */
const host = z.string().trim().min(1).max(253)

/** The organiser's name on the registration site. */
const name = textOf(ACCOUNT_NAME.min, ACCOUNT_NAME.max)

/** Whether an account can be created there now. A reserved or malformed name is simply not available. */
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

/** Verifies an identity token and returns its holder; nothing is stored. */
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
 * Creates an account on a host, with the holder of the token as its owner. The key is the caller's choice: with one, a
 * repeated request returns the same answer; without one, it is refused as taken. An answer of 2xx sets a cookie by
 * which `/create/panel` leads to the signed-in panel.
 */
export const createAccount = endpoint({
  method: 'POST',
  path: '/v1/accounts',
  summary: 'Create an account',
  audience: 'public',
  params: noParams,
  query: noParams,
  body: z.strictObject({ name, hostname: host, token }),
  output: z.strictObject({ id, siteAddress: z.string() }),
  status: 201,
  refusals: ['credential_expired', 'sign_in_failed', 'domain_taken', 'too_many_accounts'],
  idempotent: 'optional',
})

import { z } from 'zod'
import { none, noParams } from './common.ts'
import { endpoint } from './endpoint.ts'

/** Test people who sign in without a password; development only. */

/** The users of the local issuer, who sign in without a password; development only. */
export const listLocalPeople = endpoint({
  method: 'GET',
  path: '/v1/dev/people',
  summary: 'Test users of the local identity issuer',
  audience: 'development',
  params: noParams,
  query: noParams,
  body: none,
  output: z.strictObject({
    people: z.array(
      z.strictObject({ subject: z.string(), name: z.string(), email: z.string(), note: z.string() }),
    ),
  }),
  status: 200,
  refusals: ['not_found'],
})

/** The local issuer signs an identity token for one of its users; development only. */
export const issueLocalToken = endpoint({
  method: 'POST',
  path: '/v1/dev/people/:subject/token',
  summary: 'Identity token of a test user',
  audience: 'development',
  params: z.strictObject({ subject: z.string() }),
  query: noParams,
  body: none,
  output: z.strictObject({ token: z.string() }),
  status: 201,
  refusals: ['not_found'],
})

import { z } from 'zod'
import { id, instant, none, noParams } from './common.ts'
import { endpoint } from './endpoint.ts'

/** Is the server up and its database reachable; for a load balancer. */
export const getHealth = endpoint({
  method: 'GET',
  path: '/v1/health',
  summary: 'Health of this node',
  audience: 'public',
  params: noParams,
  query: noParams,
  body: none,
  output: z.strictObject({
    status: z.literal('ok'),
    /** For how long the job that waits longest has been due; it grows when no worker is there. */
    workerLagSeconds: z.number().int().nonnegative(),
  }),
  status: 200,
  refusals: ['busy'],
})

/** Mail that was captured instead of sent, newest first; development only. */
export const listCapturedMail = endpoint({
  method: 'GET',
  path: '/v1/dev/mail',
  summary: 'Captured mail',
  audience: 'development',
  params: noParams,
  query: noParams,
  body: none,
  output: z.strictObject({
    messages: z.array(z.strictObject({ id: z.string(), at: instant, to: z.string(), subject: z.string() })),
  }),
  status: 200,
  refusals: ['not_found'],
})

/** What does not succeed by itself for an account, by kind of work; never what went wrong in whose affairs. */
export const listTroubledJobs = endpoint({
  method: 'GET',
  path: '/v1/accounts/:accountId/jobs/troubled',
  summary: 'Background work that fails or was given up',
  audience: 'member',
  params: z.strictObject({ accountId: id }),
  query: noParams,
  body: none,
  output: z.strictObject({
    jobs: z.array(
      z.strictObject({
        task: z.string(),
        /** The task in words. */
        name: z.string(),
        /** `failing` is tried again by itself; `given_up` waits for the operator. */
        state: z.enum(['failing', 'given_up']),
        count: z.number().int(),
        since: instant,
        /** Of the one that was tried most. */
        attempts: z.number().int(),
        nextTry: instant.nullable(),
      }),
    ),
  }),
  status: 200,
  refusals: ['not_found', 'forbidden'],
})

/** This contract as OpenAPI 3.1. */
export const getOpenApi = endpoint({
  method: 'GET',
  path: '/v1/openapi.json',
  summary: 'The API as OpenAPI 3.1',
  audience: 'public',
  params: noParams,
  query: noParams,
  body: none,
  output: z.record(z.string(), z.unknown()),
  status: 200,
  refusals: [],
})

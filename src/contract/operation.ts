import { z } from 'zod'
import { id, instant, none, noParams } from './common.ts'
import { endpoint } from './endpoint.ts'

/** Whether the server is up and its database reachable; for a load balancer. */
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
    /** For how long the longest-waiting job has been due; it grows when no worker is running. */
    workerLagSeconds: z.number().int().nonnegative(),
    /** How many failed sign-ins, refused accesses and the like this node has counted since it started, by name. */
    securityEvents: z.record(z.string(), z.number().int()),
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

/** Jobs of an account that keep failing, by kind; without error details and the people concerned. */
export const listTroubledJobs = endpoint({
  method: 'GET',
  path: '/v1/accounts/:accountId/jobs/troubled',
  summary: 'Background jobs that fail or were given up',
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
        /** Of the one with the most attempts. */
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

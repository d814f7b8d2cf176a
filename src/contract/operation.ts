import { z } from 'zod'
import { instant, none, noParams } from './common.ts'
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
  output: z.strictObject({ status: z.literal('ok') }),
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

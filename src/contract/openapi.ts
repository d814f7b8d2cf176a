import { z } from 'zod'
import type { Endpoint } from './endpoint.ts'
import { problemSchema, REFUSALS, type RefusalCode } from './errors.ts'

type Json = Record<string, unknown>

/** OpenAPI 3.1 of the contract: nothing in it is written by hand. */
export function openApi(api: Readonly<Record<string, Endpoint>>, version: string): Json {
  const paths: Record<string, Json> = {}
  for (const [name, endpoint] of Object.entries(api)) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(name, endpoint) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Zapisano',
      version,
      license: { name: 'AGPL-3.0-or-later', identifier: 'AGPL-3.0-or-later' },
    },
    paths,
    components: {
      schemas: { Problem: schemaOf(problemSchema, 'output') },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: '__Host-session' },
        csrf: { type: 'apiKey', in: 'header', name: 'X-CSRF-Token' },
      },
    },
  }
}

function operation(name: string, endpoint: Endpoint): Json {
  const body = schemaOf(endpoint.body, 'input')
  const changes = endpoint.method !== 'GET' && endpoint.audience !== 'gateway'
  const needsSession = endpoint.audience === 'session' || endpoint.audience === 'member'
  return {
    operationId: name,
    summary: endpoint.summary,
    tags: [endpoint.audience],
    parameters: parameters(endpoint),
    ...(endpoint.audience === 'gateway' || endpoint.bytes === 'body'
      ? { requestBody: { required: true, content: AS_IT_IS } }
      : {}),
    ...(hasContent(body)
      ? { requestBody: { required: true, content: { 'application/json': { schema: body } } } }
      : {}),
    responses: responses(endpoint),
    ...(changes || needsSession
      ? { security: [{ ...(needsSession ? { session: [] } : {}), ...(changes ? { csrf: [] } : {}) }] }
      : {}),
  }
}

function parameters(endpoint: Endpoint): Json[] {
  const key = {
    name: 'Idempotency-Key',
    in: 'header',
    required: endpoint.idempotent === 'required',
    schema: { type: 'string', format: 'uuid' },
  }
  return [
    ...properties(endpoint.params, 'path'),
    ...properties(endpoint.query, 'query'),
    ...(endpoint.idempotent ? [key] : []),
  ]
}

function properties(schema: z.ZodType, place: 'path' | 'query'): Json[] {
  const object = z
    .object({
      properties: z.record(z.string(), z.unknown()).default({}),
      required: z.array(z.string()).default([]),
    })
    .parse(schemaOf(schema, 'input'))
  return Object.entries(object.properties).map(([name, property]) => ({
    name,
    in: place,
    required: object.required.includes(name),
    schema: property,
  }))
}

/** The input and output of a gateway have its own format; a file has that of the person who uploads it. */
const AS_IT_IS: Json = { '*/*': {} }

/** One answer for each status; the codes that lead to it are in its description. */
function responses(endpoint: Endpoint): Json {
  const output = schemaOf(endpoint.output, 'output')
  const success = {
    description: endpoint.summary,
    ...(endpoint.bytes === 'answer' ? { content: AS_IT_IS } : {}),
    ...(hasContent(output)
      ? { content: endpoint.audience === 'gateway' ? AS_IT_IS : { 'application/json': { schema: output } } }
      : {}),
  }
  const byStatus = Map.groupBy(refusalsOf(endpoint), (code) => String(REFUSALS[code]))
  const refused = [...byStatus].map(([status, codes]) => [
    status,
    {
      description: codes.join(', '),
      content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
    },
  ])
  return { [endpoint.status]: success, ...Object.fromEntries(refused) }
}

/** Refusals that any endpoint may return at any time, and those after which a retry is possible. */
const MOMENTARY: readonly RefusalCode[] = ['crowded', 'busy']

/** The endpoint's own refusals and those that follow from its kind. */
function refusalsOf(endpoint: Endpoint): readonly RefusalCode[] {
  const { audience, method, refusals } = endpoint
  const changes: RefusalCode[] = method === 'GET' ? [] : ['invalid_input', 'too_large']
  const isJson = method !== 'GET' && audience !== 'gateway' && endpoint.bytes !== 'body'
  const json: RefusalCode[] = isJson ? ['unsupported_media'] : []
  const ours: RefusalCode[] = method === 'GET' || audience === 'gateway' ? [] : ['csrf']
  const keyed: RefusalCode[] = endpoint.idempotent ? ['key_required', 'key_reused'] : []
  const signedIn: RefusalCode[] = audience === 'session' || audience === 'member' ? ['not_signed_in'] : []
  const member: RefusalCode[] = audience === 'member' ? ['forbidden'] : []
  return [
    ...new Set([...refusals, ...changes, ...json, ...ours, ...keyed, ...signedIn, ...member, ...MOMENTARY]),
  ]
}

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any', reused: 'inline' })
  return rest
}

/** `undefined` has no JSON form: such a body or answer is empty. */
function hasContent(schema: Json): boolean {
  return 'type' in schema || 'anyOf' in schema || 'oneOf' in schema || '$ref' in schema
}

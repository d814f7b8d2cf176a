import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Endpoint } from '#contract/endpoint.ts'
import type { FieldProblem } from '#contract/errors.ts'
import type { Ctx } from '../ctx.ts'
import type { Face } from './face.ts'
import { isStorable } from './json-body.ts'
import { Refusal } from './refusal.ts'

/** A request before anything of it was looked at. */
export interface Call {
  readonly ctx: Ctx
  readonly face: Face
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

/** An endpoint with the function that serves it. */
export interface Route {
  readonly endpoint: Endpoint
  /** Checks the input, does it, answers the output. Throws `Refusal`. */
  readonly run: (call: Call) => Promise<unknown>
}

export interface Input<E extends Endpoint> {
  readonly params: z.output<E['params']>
  readonly query: z.output<E['query']>
  readonly body: z.output<E['body']>
  /** The Idempotency-Key; '' where the endpoint does not ask for one, or where one that it may have is left out. */
  readonly key: string
}

/** Everything of the request checked against the contract, all faults at once. */
export function readInput<E extends Endpoint>(endpoint: E, request: FastifyRequest): Input<E> {
  const params = endpoint.params.safeParse(request.params)
  // A malformed id in the path is a thing that does not exist.
  if (!params.success || !isStorable(params.data)) throw new Refusal('not_found')
  if (!isStorable(request.query)) throw new Refusal('invalid_input')
  const query = endpoint.query.safeParse(request.query)
  const body = endpoint.body.safeParse(request.body ?? undefined)
  if (!query.success || !body.success) {
    throw new Refusal('invalid_input', {
      problems: [...fieldProblems(query.error), ...fieldProblems(body.error)],
    })
  }
  return {
    params: params.data,
    query: query.data,
    body: body.data,
    key: readKey(endpoint, request),
  } as Input<E>
}

function readKey(endpoint: Endpoint, request: FastifyRequest): string {
  const given = request.headers['idempotency-key']
  if (endpoint.idempotent === undefined || (endpoint.idempotent === 'optional' && given === undefined))
    return ''
  const key = z.uuid().safeParse(given)
  if (!key.success) throw new Refusal('key_required')
  return key.data.toLowerCase()
}

function fieldProblems(error: z.ZodError | undefined): FieldProblem[] {
  return (error?.issues ?? []).map((issue) => ({
    code: issue.code,
    field: issue.path.join('.'),
    message: issue.message,
  }))
}

/** Served to anybody, without an account: health, sign-in, gateways' notices. */
export function openRoute<E extends Endpoint>(
  endpoint: E,
  run: (call: Call & Input<E>) => Promise<z.input<E['output']>>,
): Route {
  return { endpoint, run: (call) => run({ ...call, ...readInput(endpoint, call.request) }) }
}

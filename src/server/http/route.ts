import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Endpoint } from '#contract/endpoint.ts'
import type { FieldProblem } from '#contract/errors.ts'
import type { Role } from '#domain/access/rights.ts'
import { type FormError, type FormKey, formError } from '#domain/form/fields/messages.ts'
import { formMessage, formWords } from '#i18n/pl/form.ts'
import type { Ctx } from '#server/context/ctx.ts'
import type { Face } from './face.ts'
import { isStorable } from './json-body.ts'
import { Refusal } from './refusal.ts'

/** A request before any of it was examined. */
export interface Call {
  readonly ctx: Ctx
  readonly face: Face
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

/** An endpoint with the function that serves it. */
export interface Route {
  readonly endpoint: Endpoint
  /** Which roles of a member may call it; docs/rights.md is generated from this. */
  readonly may?: (role: Role) => boolean
  /** Checks the input, does it, returns the output. Throws `Refusal`. */
  readonly run: (call: Call) => Promise<unknown>
}

export interface Input<E extends Endpoint> {
  readonly params: z.output<E['params']>
  readonly query: z.output<E['query']>
  readonly body: z.output<E['body']>
  /** The Idempotency-Key; '' where the endpoint does not require one, or where an optional one is left out. */
  readonly key: string
}

/** The error of a value depends on whether there is one. */
const WITH_INPUT = { reportInput: true }

/** Checks the whole request against the contract and reports all faults at once. */
export function readInput<E extends Endpoint>(endpoint: E, request: FastifyRequest): Input<E> {
  const params = endpoint.params.safeParse(request.params)
  // A malformed id in the path is treated as not found.
  if (!params.success || !isStorable(params.data)) throw new Refusal('not_found')
  if (!isStorable(request.query)) throw new Refusal('invalid_input')
  const query = endpoint.query.safeParse(request.query, WITH_INPUT)
  const body = endpoint.body.safeParse(request.body ?? undefined, WITH_INPUT)
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

const idempotencyKey = z.uuid()

function readKey(endpoint: Endpoint, request: FastifyRequest): string {
  const given = request.headers['idempotency-key']
  if (endpoint.idempotent === undefined || (endpoint.idempotent === 'optional' && given === undefined))
    return ''
  const key = idempotencyKey.safeParse(given)
  if (!key.success) throw new Refusal('key_required')
  return key.data.toLowerCase()
}

function fieldProblems(error: z.ZodError | undefined): FieldProblem[] {
  return (error?.issues ?? []).map((issue) => ({ field: issue.path.join('.'), ...faultOf(issue) }))
}

/** The wording of the form (specification §5), where it has one for the error; otherwise that of the schema. */
function faultOf(issue: z.core.$ZodIssue): Pick<FieldProblem, 'code' | 'message'> {
  const error = formErrorOf(issue)
  return error === null
    ? { code: issue.code, message: issue.message }
    : { code: error.key, message: formMessage(error) }
}

function formErrorOf(issue: z.core.$ZodIssue): FormError | null {
  const { input } = issue
  if (issue.code === 'custom' && isFormKey(issue.message)) {
    const n = issue.params?.n
    return { key: issue.message, ...(typeof n === 'number' ? { n } : {}) }
  }
  if (input === undefined || input === null || input === '') return formError('REQUIRED_FIELD')
  if (typeof input !== 'string') return null
  if (issue.code === 'too_small') return formError('MIN_LENGTH', Number(issue.minimum))
  if (issue.code === 'too_big') return formError('MAX_LENGTH', Number(issue.maximum))
  return null
}

const isFormKey = (message: string): message is FormKey => Object.hasOwn(formWords, message)

/** Served to everyone, without an account: health, sign-in, gateways' notices. */
export function openRoute<E extends Endpoint>(
  endpoint: E,
  run: (call: Call & Input<E>) => Promise<z.input<E['output']>>,
): Route {
  return { endpoint, run: (call) => run({ ...call, ...readInput(endpoint, call.request) }) }
}

import type { z } from 'zod'
import type { Endpoint } from '#contract/endpoint.ts'
import type { FieldProblem, Problem } from '#contract/errors.ts'
import { type CallInput, call } from './call.ts'

/** A refusal as an error, for the query client. `code` comes from the contract. */
export class Refused extends Error {
  readonly code: string
  /** No answer: no network, or no server at the other end. */
  readonly offline: boolean
  /** Each place that is refused, where the answer names them. */
  readonly problems: readonly FieldProblem[]
  readonly params: Readonly<Record<string, unknown>>

  constructor(
    code: string,
    offline: boolean,
    { problems = [], params = {} }: Pick<Partial<Problem>, 'problems' | 'params'>,
  ) {
    super(code)
    this.code = code
    this.offline = offline
    this.problems = problems
    this.params = params
  }
}

/**
 * Calls an endpoint and returns its answer; throws `Refused` for everything else. A GET is sent again as
 * `call` does it: pass the query's `signal`, so that a page that was left sends no requests.
 */
export async function ask<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E> = {},
): Promise<z.output<E['output']>> {
  const answer = await call(endpoint, input)
  if (answer.ok) return answer.data
  throw new Refused(answer.code, answer.offline, answer.problem ?? {})
}

export const isRefused = (error: unknown, code: string): boolean =>
  error instanceof Refused && error.code === code

/** What a refusal says of single places; none for any other error. */
export const problemsIn = (error: unknown): readonly FieldProblem[] =>
  error instanceof Refused ? error.problems : []

/** The amount that a refused `price_changed` names as that of now, in grosze; null for any other error. */
export const amountNow = (error: unknown): number | null =>
  error instanceof Refused && error.code === 'price_changed' ? Number(error.params.now) : null

export const isOffline = (error: unknown): boolean => error instanceof Refused && error.offline

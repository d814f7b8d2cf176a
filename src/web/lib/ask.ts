import type { z } from 'zod'
import type { Endpoint } from '#contract/endpoint.ts'
import type { FieldProblem } from '#contract/errors.ts'
import { type CallInput, call } from './call.ts'

/** A refusal as an error, for the query client. `code` comes from the contract. */
export class Refused extends Error {
  readonly code: string
  /** No answer: no network, or no server at the other end. */
  readonly offline: boolean
  /** Each place that is refused, where the answer names them. */
  readonly problems: readonly FieldProblem[]

  constructor(code: string, offline: boolean, problems: readonly FieldProblem[]) {
    super(code)
    this.code = code
    this.offline = offline
    this.problems = problems
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
  throw new Refused(answer.code, answer.offline, answer.problem?.problems ?? [])
}

export const isRefused = (error: unknown, code: string): boolean =>
  error instanceof Refused && error.code === code

/** What a refusal says of single places; none for any other error. */
export const problemsIn = (error: unknown): readonly FieldProblem[] =>
  error instanceof Refused ? error.problems : []

export const isOffline = (error: unknown): boolean => error instanceof Refused && error.offline

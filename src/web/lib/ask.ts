import type { z } from 'zod'
import type { Endpoint } from '#contract/endpoint.ts'
import { type CallInput, call } from './call.ts'

/** A refusal as an error, for the query client. `code` comes from the contract. */
class Refused extends Error {
  readonly code: string
  /** No answer: no network, or no server at the other end. */
  readonly offline: boolean

  constructor(code: string, offline: boolean) {
    super(code)
    this.code = code
    this.offline = offline
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
  throw new Refused(answer.code, answer.offline)
}

export const isRefused = (error: unknown, code: string): boolean =>
  error instanceof Refused && error.code === code

export const isOffline = (error: unknown): boolean => error instanceof Refused && error.offline

import type { z } from 'zod'
import type { Endpoint } from '#contract/endpoint.ts'
import type { Problem } from '#contract/errors.ts'
import { resumeRetries, startRepeating, waitToRepeat } from './reconnecting.ts'

/**
 * An endpoint as a browser needs it. A page that must stay small names method and path itself and takes
 * only the types of the contract (`Remote<typeof createRegistration>`), so that no schema is loaded.
 */
export interface Remote<E extends Endpoint> {
  readonly method: E['method']
  readonly path: string
  readonly idempotent?: 'required' | 'optional'
  /** Never set; carries the types. */
  readonly types?: E
}

/** The answer. `offline`: none at all; then the outcome on the server is unknown. */
export type Answer<T> =
  | { readonly ok: true; readonly data: T }
  | {
      readonly ok: false
      readonly offline: boolean
      /** The refusal's code; 'offline', 'aborted', or 'internal' when the answer was not a refusal. */
      readonly code: string
      readonly status: number
      readonly problem: Problem | null
    }

export interface CallInput<E extends Endpoint> {
  readonly params?: z.input<E['params']>
  readonly query?: z.input<E['query']>
  readonly body?: z.input<E['body']>
  /** Created once per intention and kept for its repetitions (`Idempotency-Key`). */
  readonly key?: string
  readonly signal?: AbortSignal
}

type Failure = Extract<Answer<never>, { ok: false }>

const RETRIES = 100
const RETRY_AFTER_MS = 2000

/**
 * Calls an endpoint of the contract on the page's own host. Never throws: every outcome is returned.
 * GETs without an answer, or answered above 500, are sent again every two seconds, at most 100 times
 * (specification §7), until the user stops it or leaves the page, or the caller aborts. Changes never are.
 */
export async function call<E extends Endpoint>(
  endpoint: E | Remote<E>,
  input: CallInput<E> = {},
): Promise<Answer<z.output<E['output']>>> {
  const attempt = (signal?: AbortSignal) => once(endpoint, input, signal)
  const first = await attempt(input.signal)
  const answer =
    endpoint.method === 'GET' && isUnanswered(first) ? await repeat(attempt, first, input.signal) : first
  if (answer.ok || !(isUnanswered(answer) || answer.code === 'aborted')) resumeRetries()
  return answer
}

/** No answer, or one above 500: from an unavailable server, not from a handler that failed. */
const isUnanswered = <T>(answer: Answer<T>): boolean => !answer.ok && (answer.offline || answer.status > 500)

/** Sends again until there is an answer; returns the last one when it ends before that. */
async function repeat<T>(
  attempt: (signal: AbortSignal) => Promise<Answer<T>>,
  first: Answer<T>,
  caller: AbortSignal | undefined,
): Promise<Answer<T>> {
  const repeating = startRepeating(caller)
  if (repeating === null) return first
  let answer = first
  for (let left = RETRIES; left > 0 && isUnanswered(answer); left -= 1) {
    await waitToRepeat(RETRY_AFTER_MS, repeating.signal)
    if (repeating.signal.aborted) break
    const next = await attempt(repeating.signal)
    if (!repeating.signal.aborted) answer = next
  }
  repeating.end()
  return caller?.aborted ? ABORTED : answer
}

const OFFLINE: Failure = { ok: false, offline: true, code: 'offline', status: 0, problem: null }
const ABORTED: Failure = { ok: false, offline: false, code: 'aborted', status: 0, problem: null }

async function once<E extends Endpoint>(
  endpoint: E | Remote<E>,
  input: CallInput<E>,
  signal: AbortSignal | undefined,
): Promise<Answer<z.output<E['output']>>> {
  try {
    const address = addressOf(endpoint.path, input)
    const response = await fetch(address, { ...requestOf(endpoint, input), ...(signal && { signal }) })
    return response.ok ? { ok: true, data: await dataOf(response) } : await refusalOf(response)
  } catch {
    return signal?.aborted ? ABORTED : OFFLINE
  }
}

/** The path with its parameters and its query. */
export function addressOf(path: string, input: { params?: unknown; query?: unknown }): string {
  const params = new Map(textEntries(input.params))
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params.get(name) ?? ''))
  const query = new URLSearchParams(textEntries(input.query)).toString()
  return query === '' ? filled : `${filled}?${query}`
}

const textEntries = (record: unknown): [string, string][] =>
  Object.entries(record ?? {}).flatMap(([name, value]) =>
    value === undefined || value === null ? [] : [[name, String(value)]],
  )

function requestOf(
  { method, path }: { method: string; path: string },
  { body, key }: { body?: unknown; key?: string },
): RequestInit {
  const headers: Record<string, string> = { Accept: 'application/json' }
  const token = csrfToken(document.cookie)
  if (method !== 'GET' && isRelative(path) && token !== null) headers['X-CSRF-Token'] = token
  if (key !== undefined) headers['Idempotency-Key'] = key
  if (body !== undefined) headers['Content-Type'] = 'application/json'
  return {
    method,
    headers,
    credentials: 'same-origin',
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  }
}

/** On the page's own host: the token must not leave it. '//example.org/x' names another one. */
const isRelative = (path: string): boolean => /^\/(?![/\\])/.test(path)

/** The CSRF_TOKEN cookie, or null. */
export function csrfToken(cookies: string): string | null {
  const pair = cookies.split('; ').find((each) => each.startsWith('CSRF_TOKEN='))
  return pair === undefined ? null : decodeURIComponent(pair.slice('CSRF_TOKEN='.length))
}

const dataOf = async (response: Response) => (response.status === 204 ? undefined : await response.json())

async function refusalOf(response: Response): Promise<Failure> {
  const isProblem = response.headers.get('Content-Type')?.startsWith('application/problem+json') ?? false
  const problem: Problem | null = isProblem ? await response.json() : null
  return { ok: false, offline: false, code: problem?.code ?? 'internal', status: response.status, problem }
}

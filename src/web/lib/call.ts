import type { z } from 'zod'
import type { Endpoint } from '#contract/endpoint.ts'
import type { Problem } from '#contract/errors.ts'

/**
 * An endpoint as a browser needs it. A face that must stay small names method and path itself and takes
 * only the types of the contract (`Remote<typeof createRegistration>`), so that no schema is loaded.
 */
export interface Remote<E extends Endpoint> {
  readonly method: E['method']
  readonly path: string
  readonly idempotent?: 'required' | 'optional'
  /** Never set; carries the types. */
  readonly types?: E
}

/** What came back. `offline`: no answer at all; then nothing is known about what the server did. */
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
  /** Made once per intention and kept for its repetitions (`Idempotency-Key`). */
  readonly key?: string
  readonly signal?: AbortSignal
  /** How often a GET without an answer is repeated; the specification's 100 unless told. */
  readonly retries?: number
}

const RETRIES = 100
const RETRY_AFTER_MS = 2000

/**
 * Calls an endpoint of the contract on the page's own host. Never throws: every outcome is an answer.
 * GETs without an answer, or answered above 500, are repeated every two seconds (specification §7).
 */
export async function call<E extends Endpoint>(
  endpoint: E | Remote<E>,
  input: CallInput<E> = {},
): Promise<Answer<z.output<E['output']>>> {
  let left = endpoint.method === 'GET' ? (input.retries ?? RETRIES) : 0
  for (;;) {
    const answer = await once(endpoint, input)
    if (answer.ok || left === 0 || !worthRepeating(answer)) return answer
    left -= 1
    await pause(RETRY_AFTER_MS, input.signal)
  }
}

const worthRepeating = (answer: { offline: boolean; status: number }) => answer.offline || answer.status > 500

async function once<E extends Endpoint>(
  endpoint: E | Remote<E>,
  input: CallInput<E>,
): Promise<Answer<z.output<E['output']>>> {
  try {
    const response = await fetch(addressOf(endpoint.path, input), requestOf(endpoint, input))
    return response.ok ? { ok: true, data: await dataOf(response) } : await refusalOf(response)
  } catch {
    const code = input.signal?.aborted ? 'aborted' : 'offline'
    return { ok: false, offline: code === 'offline', code, status: 0, problem: null }
  }
}

function addressOf(path: string, input: { params?: unknown; query?: unknown }): string {
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
  { method }: { method: string },
  { body, key, signal }: { body?: unknown; key?: string; signal?: AbortSignal },
): RequestInit {
  const headers: Record<string, string> = { Accept: 'application/json' }
  const token = csrfToken(document.cookie)
  if (method !== 'GET' && token !== null) headers['X-CSRF-Token'] = token
  if (key !== undefined) headers['Idempotency-Key'] = key
  if (body !== undefined) headers['Content-Type'] = 'application/json'
  return {
    method,
    headers,
    credentials: 'same-origin',
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(signal === undefined ? {} : { signal }),
  }
}

/** The CSRF_TOKEN cookie, or null. */
export function csrfToken(cookies: string): string | null {
  const pair = cookies.split('; ').find((each) => each.startsWith('CSRF_TOKEN='))
  return pair === undefined ? null : decodeURIComponent(pair.slice('CSRF_TOKEN='.length))
}

const dataOf = async (response: Response) => (response.status === 204 ? undefined : await response.json())

async function refusalOf(response: Response): Promise<Extract<Answer<never>, { ok: false }>> {
  const isProblem = response.headers.get('Content-Type')?.startsWith('application/problem+json') ?? false
  const problem: Problem | null = isProblem ? await response.json() : null
  return { ok: false, offline: false, code: problem?.code ?? 'internal', status: response.status, problem }
}

/** Waits; an abort ends the waiting at once, and the next attempt then answers 'aborted'. */
function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal?.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}

import type { z } from 'zod'
import type { Endpoint } from '#contract/endpoint.ts'
import { problemSchema } from '#contract/errors.ts'
import { type Answer, addressOf, type CallInput, csrfToken } from './call.ts'

interface Sending<E extends Endpoint> extends Pick<CallInput<E>, 'params' | 'query'> {
  readonly bytes: Blob
  readonly signal: AbortSignal
  /** Receives the share that was sent, from 0 to 1. */
  readonly onProgress: (share: number) => void
}

/**
 * Sends a file to an endpoint that takes bytes, on the page's own host. Never throws: every outcome is returned. Not by
 * `fetch`, which does not tell how much was sent.
 */
export function sendBytes<E extends Endpoint>(
  endpoint: E,
  { params, query, bytes, signal, onProgress }: Sending<E>,
): Promise<Answer<z.output<E['output']>>> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    const fail = (code: 'offline' | 'aborted') =>
      resolve({ ok: false, offline: code === 'offline', code, status: 0, problem: null })
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(total > 0 ? loaded / total : 0),
    )
    request.addEventListener('error', () => fail('offline'))
    request.addEventListener('abort', () => fail('aborted'))
    request.addEventListener('load', () => resolve(answerOf(endpoint, request)))
    signal.addEventListener('abort', () => request.abort(), { once: true })
    request.open(endpoint.method, addressOf(endpoint.path, { params, query }))
    request.setRequestHeader('Accept', 'application/json')
    request.setRequestHeader('Content-Type', 'application/octet-stream')
    const token = csrfToken(document.cookie)
    if (token !== null) request.setRequestHeader('X-CSRF-Token', token)
    if (signal.aborted) fail('aborted')
    else request.send(bytes)
  })
}

function answerOf<E extends Endpoint>(
  { output }: E,
  { status, responseText }: XMLHttpRequest,
): Answer<z.output<E['output']>> {
  const read = readJson(responseText)
  const data = status < 300 ? output.safeParse(read) : null
  if (data?.success) return { ok: true, data: data.data as z.output<E['output']> }
  const problem = problemSchema.safeParse(read).data ?? null
  return { ok: false, offline: false, code: problem?.code ?? 'internal', status, problem }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

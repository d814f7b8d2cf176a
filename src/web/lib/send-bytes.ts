import type { z } from 'zod'
import type { Endpoint } from '#contract/endpoint.ts'
import type { Problem } from '#contract/errors.ts'
import { type Answer, addressOf, type CallInput, csrfToken, type Remote } from './call.ts'

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
  endpoint: E | Remote<E>,
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
    request.addEventListener('load', () => resolve(answerOf(request)))
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

function answerOf<T>(request: XMLHttpRequest): Answer<T> {
  const { status, responseText } = request
  const read = readJson(responseText)
  if (status < 300 && read !== null) return { ok: true, data: read }
  const isProblem = request.getResponseHeader('Content-Type')?.startsWith('application/problem+json') ?? false
  const problem: Problem | null = isProblem ? read : null
  return { ok: false, offline: false, code: problem?.code ?? 'internal', status, problem }
}

/** Null where it is none: a proxy on the way may answer too. */
function readJson(text: string) {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

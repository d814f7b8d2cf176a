import { SIGNATURE_HEADER, signWith } from './signature.ts'

const TIMEOUT_MS = 10_000

/** Sends requests that the merchant has signed: a GET by its path, anything else by its body. */
export function createApi(apiUrl: string, key: string) {
  const send = (method: 'GET' | 'POST', path: string, body?: unknown): Promise<Response> => {
    const raw = body === undefined ? '' : JSON.stringify(body)
    return fetch(`${apiUrl}${path}`, {
      method,
      headers: {
        [SIGNATURE_HEADER]: signWith(key, method === 'GET' ? path : raw),
        ...(raw === '' ? {} : { 'content-type': 'application/json' }),
      },
      ...(raw === '' ? {} : { body: raw }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
  }
  return {
    send,
    call: async (...request: Parameters<typeof send>): Promise<unknown> => readAnswer(await send(...request)),
  }
}

/** @throws Error unless it succeeded */
export async function readAnswer(response: Response): Promise<unknown> {
  if (!response.ok) throw new Error(`The test gateway answered ${response.status} at ${response.url}.`)
  return response.json()
}

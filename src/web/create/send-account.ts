import type { createAccount as CreateAccount } from '#contract/accounts.ts'
import type { BodyInputOf } from '#contract/endpoint.ts'
import { csrfToken, type Remote } from '#web/lib/call.ts'

/** Method and path again, so that no schema is loaded with the page; a test holds them to the contract. */
export const createAccount: Remote<typeof CreateAccount> = {
  method: 'POST',
  path: '/v1/accounts',
  idempotent: 'optional',
}

/** What became of 'Stwórz konto'. */
export type Outcome =
  | { readonly kind: 'made' }
  /** The cause of a refusal, next to which its message stands. */
  | { readonly kind: 'refused'; readonly cause: 'domain' | 'google' | 'name' | 'page' | 'pace' }
  /** Nobody knows what the server did; sent again with the same key, it does no harm. */
  | { readonly kind: 'unknown'; readonly offline: boolean }

/** Sends what was wanted; decided by the status alone, the body is never read (readings, decision 2). */
export async function sendAccount(body: BodyInputOf<typeof CreateAccount>, key: string): Promise<Outcome> {
  const token = csrfToken(document.cookie)
  try {
    const { status } = await fetch(createAccount.path, {
      method: createAccount.method,
      credentials: 'same-origin',
      headers: {
        'Content-Type': 'application/json',
        'Idempotency-Key': key,
        ...(token === null ? {} : { 'X-CSRF-Token': token }),
      },
      body: JSON.stringify(body),
    })
    return outcomeOf(status)
  } catch {
    return { kind: 'unknown', offline: true }
  }
}

/** The meaning of each status that the call may answer with. */
export function outcomeOf(status: number): Outcome {
  if (status >= 200 && status < 300) return { kind: 'made' }
  switch (status) {
    case 400:
    case 422:
      return { kind: 'refused', cause: 'name' }
    case 401:
      return { kind: 'refused', cause: 'google' }
    case 403:
      return { kind: 'refused', cause: 'page' }
    case 409:
      return { kind: 'refused', cause: 'domain' }
    case 429:
      return { kind: 'refused', cause: 'pace' }
    default:
      return { kind: 'unknown', offline: false }
  }
}

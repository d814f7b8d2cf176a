import type { createAccount as CreateAccount } from '#contract/accounts.ts'
import type { BodyInputOf } from '#contract/endpoint.ts'
import { csrfToken, type Remote } from '#web/lib/call.ts'

/** Method and path again, so that no schema is loaded with the page; a test checks them against the contract. */
export const createAccount: Remote<typeof CreateAccount> = {
  method: 'POST',
  path: '/v1/accounts',
  idempotent: 'optional',
}

/** The outcome of 'Stwórz konto'. */
export type Outcome =
  | { readonly kind: 'made' }
  /** The cause of a refusal, next to which its message stands. */
  | { readonly kind: 'refused'; readonly cause: 'domain' | 'google' | 'input' | 'page' | 'pace' }
  /** The outcome on the server is unknown; sending again with the same key is safe. */
  | { readonly kind: 'unknown'; readonly offline: boolean }

/** Sends the request; the outcome follows from the status alone, the body is never read (readings, decision 2). */
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

/** The meaning of each status that the call may return. */
export function outcomeOf(status: number): Outcome {
  if (status >= 200 && status < 300) return { kind: 'made' }
  switch (status) {
    // The status alone does not identify the field, and what the wizard sends has passed the same rules.
    case 400:
    case 422:
      return { kind: 'refused', cause: 'input' }
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

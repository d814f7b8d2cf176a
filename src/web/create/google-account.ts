import { useRef, useState } from 'react'
import type { identifyUser as IdentifyUser } from '#contract/accounts.ts'
import type { OutputOf } from '#contract/endpoint.ts'
import { forgetGoogleAccount } from '#web/kit/sign-in/google-script.ts'
import { call, type Remote } from '#web/lib/call.ts'

export const identifyUser: Remote<typeof IdentifyUser> = { method: 'POST', path: '/v1/auth/user' }

export type GoogleUser = OutputOf<typeof IdentifyUser>

/** The Google account of step 2. The token stays in memory: it is never stored in the browser. */
export type GoogleAccount =
  | { readonly state: 'none'; readonly reason: 'expired' | 'refused' | null }
  | { readonly state: 'asking'; readonly token: string }
  /** Chosen, but the server could not identify it: no connection, too many requests at once, or our error. */
  | { readonly state: 'unknown'; readonly token: string; readonly cause: 'offline' | 'pace' | 'ours' }
  | { readonly state: 'connected'; readonly token: string; readonly user: GoogleUser }

const NONE: GoogleAccount = { state: 'none', reason: null }

export interface GoogleConnection {
  readonly account: GoogleAccount
  /** An account was chosen; also repeats the request that identifies it. */
  readonly connect: (token: string) => void
  /** 'Zmień konto': discards the account, so that another can be chosen. */
  readonly change: () => void
  /** The server has refused the token. */
  readonly expire: () => void
}

export function useGoogleAccount(): GoogleConnection {
  const [account, setAccount] = useState<GoogleAccount>(NONE)
  /** The token that was chosen last: an answer about an earlier one comes too late. */
  const newest = useRef<string | null>(null)
  const put = (token: string | null, next: GoogleAccount) => {
    newest.current = token
    setAccount(next)
  }
  const connect = async (token: string) => {
    put(token, { state: 'asking', token })
    const answered = await identify(token)
    if (newest.current === token) setAccount(answered)
  }
  return {
    account,
    connect: (token) => void connect(token),
    change: () => {
      forgetGoogleAccount()
      put(null, NONE)
    },
    expire: () => put(null, { state: 'none', reason: 'expired' }),
  }
}

async function identify(token: string): Promise<GoogleAccount> {
  const answer = await call(identifyUser, { body: { token } })
  if (answer.ok) return { state: 'connected', token, user: answer.data }
  if (answer.code === 'credential_expired') return { state: 'none', reason: 'expired' }
  if (answer.status === 401) return { state: 'none', reason: 'refused' }
  if (answer.status === 429) return { state: 'unknown', token, cause: 'pace' }
  return { state: 'unknown', token, cause: answer.offline ? 'offline' : 'ours' }
}

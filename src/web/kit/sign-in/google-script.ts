import { signInNonce } from './sign-in-nonce.ts'

/** The part of Google's sign-in client that is used here; the names are Google's. */
export interface GoogleIdentity {
  initialize(settings: {
    client_id: string
    callback: (answer: { credential: string }) => void
    auto_select: boolean
    ux_mode: 'popup'
    nonce: string
  }): void
  renderButton(
    parent: HTMLElement,
    look: {
      type: 'standard'
      theme: 'outline'
      size: 'large'
      text: 'continue_with'
      shape: 'rectangular'
      logo_alignment: 'left'
      width: number
      locale: string
      click_listener: () => void
    },
  ): void
  disableAutoSelect(): void
}

declare global {
  interface Window {
    readonly google?: { readonly accounts: { readonly id: GoogleIdentity } }
  }
}

const ADDRESS = 'https://accounts.google.com/gsi/client'
/** A script that has not loaded by then will not load, milliseconds. */
const PATIENCE = 15_000

let loading: Promise<GoogleIdentity> | null = null

/**
 * Loads Google's script, once for the page and only when a person is about to sign in (readings, decision 3).
 * Rejects when it is blocked or does not load; called again, it tries again.
 */
export function loadGoogle(): Promise<GoogleIdentity> {
  loading ??= prepare().catch((error: unknown) => {
    loading = null
    throw error
  })
  return loading
}

/** The nonce to which the tokens of this page are bound; a page is left on signing in or out. */
let nonce = ''

async function prepare(): Promise<GoogleIdentity> {
  nonce = await signInNonce(document.cookie)
  return fetchScript()
}

function fetchScript(): Promise<GoogleIdentity> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    const finish = () => {
      clearTimeout(timer)
      const identity = window.google?.accounts.id
      if (identity !== undefined) return resolve(identity)
      script.remove()
      reject(new Error('Google sign-in did not load'))
    }
    const timer = setTimeout(finish, PATIENCE)
    script.src = ADDRESS
    script.async = true
    script.onload = finish
    script.onerror = finish
    document.head.append(script)
  })
}

type Receive = (token: string) => void

let receive: Receive | null = null
let initialised = false

/**
 * Prepares the client: popup, never signing in by itself (specification §2). Google allows one
 * initialisation a page, so the receiver is changed and not the client. Returns how to stop receiving.
 */
export function receiveCredentials(google: GoogleIdentity, clientId: string, onToken: Receive): () => void {
  receive = onToken
  if (!initialised) {
    initialised = true
    google.initialize({
      client_id: clientId,
      callback: ({ credential }) => receive?.(credential),
      auto_select: false,
      ux_mode: 'popup',
      nonce,
    })
  }
  return () => {
    if (receive === onToken) receive = null
  }
}

/** After 'Zmień konto': Google must not choose the same account by itself. */
export function forgetGoogleAccount(): void {
  window.google?.accounts.id.disableAutoSelect()
}

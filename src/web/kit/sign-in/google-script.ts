/** The part of Google's sign-in client that is used here; the names are Google's. */
export interface GoogleIdentity {
  initialize(settings: {
    client_id: string
    callback: (answer: { credential: string }) => void
    auto_select: boolean
    ux_mode: 'popup'
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
/** A script that has not come by then will not come, milliseconds. */
const PATIENCE = 15_000

let loading: Promise<GoogleIdentity> | null = null

/**
 * Loads Google's script, once for the page and only when somebody is about to sign in (readings, decision 3).
 * Rejects when it is blocked or does not come; asked again, it tries again.
 */
export function loadGoogle(): Promise<GoogleIdentity> {
  loading ??= fetchScript().catch((error: unknown) => {
    loading = null
    throw error
  })
  return loading
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
 * Makes the client ready: popup, never signing in by itself (specification §2). Google allows one
 * initialisation a page, so the receiver is changed and not the client. Answers how to stop receiving.
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
    })
  }
  return () => {
    if (receive === onToken) receive = null
  }
}

/** After 'Zmień konto': Google is not to choose the same account by itself. */
export function forgetGoogleAccount(): void {
  window.google?.accounts.id.disableAutoSelect()
}

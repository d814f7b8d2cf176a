/** How the window of the local issuer hands a token to the page that opened it. Both are of one origin. */

export const LOCAL_WINDOW = '/dev/konto'
const KIND = 'local-sign-in'

interface Handed {
  readonly kind: typeof KIND
  readonly token: string
}

/** Gives the token to the opener of the same origin only; false when there is no opener any more. */
export function handToOpener(token: string): boolean {
  const opener: Window | null = window.opener
  if (opener === null || opener.closed) return false
  const handed: Handed = { kind: KIND, token }
  opener.postMessage(handed, location.origin)
  return true
}

/** Listens for a token from a window of this origin. Returns how to stop. */
export function receiveHanded(onToken: (token: string) => void): () => void {
  const listen = ({ origin, data }: MessageEvent<unknown>) => {
    if (origin === location.origin && isHanded(data)) onToken(data.token)
  }
  addEventListener('message', listen)
  return () => removeEventListener('message', listen)
}

const isHanded = (data: unknown): data is Handed =>
  typeof data === 'object' &&
  data !== null &&
  'kind' in data &&
  data.kind === KIND &&
  'token' in data &&
  typeof data.token === 'string'

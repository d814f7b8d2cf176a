/** The search parameters of the sign-in page. */
export interface SignInSearch {
  readonly powrot?: string
}

/** Where to go after signing in: a path of this host, never an address elsewhere. */
export function readSignInSearch(search: Record<string, unknown>): SignInSearch {
  const path = search.powrot
  return typeof path === 'string' && isOwnPath(path) ? { powrot: path } : {}
}

const OWN = 'https://own.invalid'

/**
 * Evaluated as a browser reads it: `//host`, `/\host` and a tab in between all leave the site. The
 * sign-in page itself would be a loop.
 */
function isOwnPath(path: string): boolean {
  if (!path.startsWith('/')) return false
  try {
    const { origin, pathname } = new URL(path, OWN)
    return origin === OWN && pathname !== '/logowanie'
  } catch {
    // Not an address at all, e.g. `//[`.
    return false
  }
}

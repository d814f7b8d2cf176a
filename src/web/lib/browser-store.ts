/** The storage of a browser for a site. */
export type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

/** Stores nothing. */
const NOTHING: Store = {
  length: 0,
  key: () => null,
  getItem: () => null,
  setItem: () => {},
  removeItem: () => {},
}

/** Storage that survives closing a tab. Where a site may store nothing, even reading the property throws. */
export function browserStore(): Store {
  try {
    return localStorage
  } catch {
    return NOTHING
  }
}

/** Storage that ends with the tab. */
export function tabStore(): Store {
  try {
    return sessionStorage
  } catch {
    return NOTHING
  }
}

/** What a browser keeps of a site. */
export type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

/** Keeps nothing. */
const NOTHING: Store = {
  length: 0,
  key: () => null,
  getItem: () => null,
  setItem: () => {},
  removeItem: () => {},
}

/** What stays when a tab is closed. Where a site may keep nothing, even the name of the store throws. */
export function browserStore(): Store {
  try {
    return localStorage
  } catch {
    return NOTHING
  }
}

/** What is forgotten with the tab. */
export function tabStore(): Store {
  try {
    return sessionStorage
  } catch {
    return NOTHING
  }
}

import type { Store } from './browser-store.ts'

/** A store for tests. */
export function memoryStore(): Store {
  const kept = new Map<string, string>()
  return {
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, value) => void kept.set(name, value),
    removeItem: (name) => void kept.delete(name),
    key: (index) => [...kept.keys()][index] ?? null,
    get length() {
      return kept.size
    },
  }
}

const deny = (): never => {
  throw new Error('denied')
}

/** A browser that stores nothing. */
export const SHUT: Store = {
  getItem: deny,
  setItem: deny,
  removeItem: deny,
  key: deny,
  get length() {
    return deny()
  },
}

/** Recently read values, by key. */
export interface TtlCache<T> {
  /** The cached value, or what `read` returns now; callers that ask meanwhile wait for the same reading. */
  get(key: string, read: () => Promise<T>): Promise<T>
  /** Stores a value newer than the cached one. */
  put(key: string, value: T): void
}

const MANY = 10_000

/** Caches for so many milliseconds from the beginning of the reading. A failure or undefined is not cached. */
export function createTtlCache<T>(milliseconds: number): TtlCache<T> {
  const kept = new Map<string, { readonly value: Promise<T>; readonly until: number }>()
  const put = (key: string, value: Promise<T>) => {
    // Better to forget everything than to grow without limit.
    if (kept.size >= MANY) kept.clear()
    const entry = { value, until: performance.now() + milliseconds }
    kept.set(key, entry)
    const forget = () => {
      if (kept.get(key) === entry) kept.delete(key)
    }
    value.then((read) => read === undefined && forget(), forget)
    return value
  }
  return {
    get(key, read) {
      const known = kept.get(key)
      return known && performance.now() < known.until ? known.value : put(key, read())
    },
    put: (key, value) => void put(key, Promise.resolve(value)),
  }
}

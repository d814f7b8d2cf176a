/** Things that were read a moment ago, by key. */
export interface Kept<T> {
  /** What is kept, or what `read` reads now; everybody who asks meanwhile waits for the same reading. */
  get(key: string, read: () => Promise<T>): Promise<T>
  /** Something newer than what is kept. */
  put(key: string, value: T): void
}

const MANY = 10_000

/** Keeps for so many milliseconds from the beginning of the reading. What fails, or is undefined, is not kept. */
export function keepFor<T>(milliseconds: number): Kept<T> {
  const kept = new Map<string, { readonly value: Promise<T>; readonly until: number }>()
  const put = (key: string, value: Promise<T>) => {
    // Rather forget everything than grow for ever.
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

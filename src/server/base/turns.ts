/** Runs at most so many at once; the others wait in the order in which they came. */
export function createTurns(atOnce: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = []
  let running = 0
  return async (work) => {
    if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve))
    else running += 1
    try {
      return await work()
    } finally {
      // The turn passes on without being free in between: nobody overtakes.
      const next = waiting.shift()
      if (next === undefined) running -= 1
      else next()
    }
  }
}

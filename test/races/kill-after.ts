/** Kills a process once enough has happened. */
export interface Killer {
  /** Takes the number of answers, or registrations, so far. */
  onCount(count: number): void
  /** Waits until the last kill is done; returns how many there were. */
  finish(): Promise<number>
}

/**
 * Kills once the count exceeds a number, again at the next number, and never while the previous kill is still
 * going on.
 */
export function killAfter(kill: () => Promise<void>, after: readonly number[]): Killer {
  let kills = 0
  let counted = 0
  let killing: Promise<void> | null = null
  const killWhileDue = async () => {
    while (counted > (after[kills] ?? Number.POSITIVE_INFINITY)) {
      kills += 1
      await kill()
    }
  }
  return {
    onCount(count) {
      counted = count
      killing ??= killWhileDue().finally(() => {
        killing = null
      })
    },
    async finish() {
      await killing
      return kills
    },
  }
}

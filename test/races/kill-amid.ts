/** A killer that waits until enough has happened. */
export interface Killer {
  /** To be told how many answers, or registrations, there have been so far. */
  onCount(count: number): void
  /** Waits until the last kill is done; answers how many there were. */
  finish(): Promise<number>
}

/**
 * Kills once there have been more than so many, again at the next number, and never while
 * the kill before is still going on.
 */
export function killAmid(kill: () => Promise<void>, after: readonly number[]): Killer {
  let kills = 0
  let told = 0
  let killing: Promise<void> | null = null
  const killWhileDue = async () => {
    while (told > (after[kills] ?? Number.POSITIVE_INFINITY)) {
      kills += 1
      await kill()
    }
  }
  return {
    onCount(count) {
      told = count
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

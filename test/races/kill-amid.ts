/** A killer that waits until enough people have been served. */
export interface Killer {
  /** To be told after each answer how many registrations have been told so far. */
  onCreated(created: number): void
  /** Waits until the last kill is done; answers how many there were. */
  finish(): Promise<number>
}

/**
 * Kills once more than so many registrations have been told, again at the next number, and never while
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
    onCreated(created) {
      told = created
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

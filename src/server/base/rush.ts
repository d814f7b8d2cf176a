/** Whether many people order on this node at once: work that can wait then steps aside for them. */
export interface Rush {
  /** Counts one incoming request that sends something. */
  note(): void
  isOn(): boolean
}

/** Requests a second. A sale takes a millisecond of a core, and a mail at least as much. */
const MANY = 50
const SECOND = 1_000

/** @param clock milliseconds that never go back */
export function createRush(clock = () => performance.now()): Rush {
  let began = clock()
  let count = 0
  let before = 0
  /** Counts by whole seconds: the current one and the one before it. */
  const proceed = () => {
    const passed = Math.floor((clock() - began) / SECOND)
    if (passed === 0) return
    before = passed === 1 ? count : 0
    count = 0
    began += passed * SECOND
  }
  return {
    note() {
      proceed()
      count += 1
    },
    isOn() {
      proceed()
      return Math.max(before, count) >= MANY
    },
  }
}

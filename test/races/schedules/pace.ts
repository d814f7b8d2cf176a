interface Waiting {
  readonly until: number
  readonly wake: () => void
}

/**
 * The time of a schedule. It is counted in steps that have ended and not in milliseconds, so that a busy machine runs
 * a schedule as a quiet one does. When all tasks wait, the one with the fewest steps left to wait for goes on.
 */
export class Pace {
  #ended = 0
  #awake = 0
  #waiting: Waiting[] = []

  /** Counts a task as active until its work ends. */
  async run(work: () => Promise<void>): Promise<void> {
    this.#awake += 1
    try {
      await work()
    } finally {
      this.#awake -= 1
      this.#wake()
    }
  }

  /** Counts a step that has ended. */
  tick(): void {
    this.#ended += 1
    this.#wake()
  }

  /** Waits until so many more steps, of any kind, have ended. */
  async wait(steps: number): Promise<void> {
    if (steps === 0) return
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#waiting.push({ until: this.#ended + steps, wake: resolve })
    await this.sleep(promise)
  }

  /** Waits for something that only the steps of other tasks bring about. */
  async sleep(something: Promise<void>): Promise<void> {
    this.#awake -= 1
    this.#wake()
    await something
    this.#awake += 1
  }

  #wake(): void {
    const [first, ...others] = this.#waiting.toSorted((a, b) => a.until - b.until)
    if (!first || (first.until > this.#ended && this.#awake > 0)) return
    this.#waiting = others
    first.wake()
    // The others follow when this one has started, or waits again.
    queueMicrotask(() => this.#wake())
  }
}

interface Waiting {
  readonly until: number
  readonly wake: () => void
}

/**
 * The time of a schedule. It is told in deeds that have ended and not in milliseconds, so that a machine that has
 * much else to do plays a schedule as a quiet one does. When everybody waits, the one who has the least to wait for
 * goes on.
 */
export class Pace {
  #ended = 0
  #awake = 0
  #waiting: Waiting[] = []

  /** Somebody does deeds until the work ends. */
  async live(work: () => Promise<void>): Promise<void> {
    this.#awake += 1
    try {
      await work()
    } finally {
      this.#awake -= 1
      this.#wake()
    }
  }

  /** A deed has ended. */
  tick(): void {
    this.#ended += 1
    this.#wake()
  }

  /** Waits until so many more deeds, of whomever, have ended. */
  async wait(deeds: number): Promise<void> {
    if (deeds === 0) return
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#waiting.push({ until: this.#ended + deeds, wake: resolve })
    await this.sleep(promise)
  }

  /** Waits for something that only the deeds of others bring about. */
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
    // The others follow when this one has begun, or waits again.
    queueMicrotask(() => this.#wake())
  }
}

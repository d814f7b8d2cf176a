/** What one measurement saw; the rate counts definite answers within its window. */
export interface Figure {
  readonly perSecond: number
  /** Milliseconds from the scheduled request until the answer. */
  readonly p50: number
  readonly p99: number
  /** Answers of the whole run, warm-up included: what the rows are compared with. */
  readonly sold: number
  readonly refused: number
  /** Neither sold nor clearly refused. */
  readonly odd: number
}

/** Collects answers; those before `from` warm up. Times are of `performance.now()`. */
export class Tally {
  readonly #from: number
  readonly #until: number
  readonly #took: number[] = []
  #sold = 0
  #refused = 0
  #odd = 0

  constructor(from: number, until: number) {
    this.#from = from
    this.#until = until
  }

  note(answer: 'sold' | 'refused' | 'odd', wanted: number): void {
    if (answer === 'sold') this.#sold += 1
    else if (answer === 'refused') this.#refused += 1
    else this.#odd += 1
    const now = performance.now()
    if (now >= this.#from && now < this.#until) this.#took.push(now - wanted)
  }

  figure(): Figure {
    const took = Float64Array.from(this.#took).sort()
    const at = (share: number) => took[Math.min(took.length - 1, Math.floor(took.length * share))] ?? 0
    return {
      perSecond: (took.length * 1000) / (this.#until - this.#from),
      ...{ p50: at(0.5), p99: at(0.99), sold: this.#sold, refused: this.#refused, odd: this.#odd },
    }
  }
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] ?? Number.NaN
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2
}

/** The middle of what was measured, and what 99 of 100 do not exceed. */
export function medianAndP99(values: readonly number[]): { median: number; p99: number } {
  const sorted = Float64Array.from(values).sort()
  return { median: median(values), p99: sorted[Math.floor(sorted.length * 0.99)] ?? Number.NaN }
}

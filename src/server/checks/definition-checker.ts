import { Worker } from 'node:worker_threads'
import { Refusal } from '#server/http/refusal.ts'
import type { CheckAnswer, CheckQuestion } from './definition-worker.ts'
import { watchTime } from './watch-time.ts'

interface Limits {
  /** Milliseconds of the processor for one check, including the start of the thread. */
  readonly time: number
  /** MB of heap. */
  readonly memory: number
  /** Checks that may wait, in total and for one account. */
  readonly waiting: number
  readonly waitingOfOne: number
}

export interface DefinitionChecker {
  /**
   * Reads and validates a definition in a thread of its own, one after another.
   * @param asker whose checks wait for each other
   * @throws Refusal check_too_long when it takes more time or memory than any real definition; crowded
   */
  check(asker: string, question: CheckQuestion): Promise<CheckAnswer>
}

interface Waiting {
  readonly asker: string
  readonly question: CheckQuestion
  readonly settle: PromiseWithResolvers<CheckAnswer>
}

/** An idle thread is ended after so many milliseconds: definitions are published rarely, and its heap is large. */
const IDLE = 30_000

const WORKER = new URL('./definition-worker.ts', import.meta.url)

/**
 * One thread for all: whatever is uploaded, the event loop continues, and on two cores one stays free for other
 * requests. A check that takes too long takes its thread with it.
 */
export function createDefinitionChecker(limits: Limits): DefinitionChecker {
  const queue: Waiting[] = []
  let thread: Worker | null = null
  let idle: NodeJS.Timeout | undefined
  let isBusy = false

  const started = (): Worker => {
    clearTimeout(idle)
    thread ??= new Worker(WORKER, {
      // Neither secrets nor flags of the process: it reads what strangers wrote.
      ...{ env: {}, execArgv: [], argv: [] },
      resourceLimits: { maxOldGenerationSizeMb: limits.memory, maxYoungGenerationSizeMb: 16, stackSizeMb: 4 },
    })
    thread.ref()
    return thread
  }
  const end = () => {
    void thread?.terminate()
    thread = null
  }
  const rest = () => {
    thread?.removeAllListeners()
    // A thread that breaks while idle is noticed by the next check, which starts another.
    thread?.on('error', end)
    thread?.unref()
    idle = setTimeout(end, IDLE).unref()
  }
  const next = () => {
    const waiting = queue[0]
    if (waiting === undefined || isBusy) return
    isBusy = true
    let stopWatching = () => {}
    const done = (finish: () => void) => {
      stopWatching()
      queue.shift()
      isBusy = false
      if (thread) rest()
      finish()
      next()
    }
    const fail = (error: unknown) => {
      end()
      done(() => waiting.settle.reject(error))
    }
    try {
      const worker = started()
      stopWatching = watchTime(worker, limits.time, () => fail(new Refusal('check_too_long')))
      worker.removeAllListeners()
      worker.once('message', (answer: CheckAnswer) => done(() => waiting.settle.resolve(answer)))
      worker.once('error', (error) => fail(isTooMuch(error) ? new Refusal('check_too_long') : error))
      worker.postMessage(waiting.question)
    } catch (error) {
      // Nested so deep that it cannot even be passed to the thread.
      fail(isTooMuch(error) ? new Refusal('check_too_long') : error)
    }
  }
  return {
    check(asker, question) {
      const own = queue.filter((each) => each.asker === asker).length
      if (queue.length >= limits.waiting || own >= limits.waitingOfOne)
        return Promise.reject(new Refusal('crowded'))
      const settle = Promise.withResolvers<CheckAnswer>()
      queue.push({ asker, question, settle })
      next()
      return settle.promise
    },
  }
}

/** Out of memory or of stack; anything else is a bug. */
const isTooMuch = (error: unknown): boolean =>
  error instanceof RangeError ||
  (error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY')

/** Real definitions take some milliseconds; the largest allowed one, well under a second. */
export const definitionChecker = createDefinitionChecker({
  time: 10_000,
  memory: 192,
  waiting: 40,
  waitingOfOne: 4,
})

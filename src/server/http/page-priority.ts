import { performance } from 'node:perf_hooks'

/**
 * How many changes may enter a node on which many open pages. Pages and changes share one thread: where it has no time
 * left, pages go first, and changes wait in their queue.
 */
export interface PagePriority {
  /** Counts one page that was sent from memory. */
  note(): void
  /** How many of the waiting changes may enter now. */
  admit(waiting: number): number
}

/** Milliseconds after which the number of changes is judged anew. */
const WINDOW = 50
/**
 * Pages a second; beside fewer, changes are not held back. Far below what a crowd asks for, which changes that enter
 * too fast push down to some hundred.
 */
const MANY_PAGES = 100
/** Of the thread's time. What comes beyond it would wait, pages as well. */
const FULL = 0.9
/** Changes a second that enter however many pages are opened: a fifth of a core, with the database. */
const LEAST = 100
const LESS = 0.7
const MORE = 1.05
/** Seconds of changes that may enter at once. */
const BURST = 0.02

/**
 * While the thread is full, three tenths fewer changes enter in each window than in the one before, but never fewer than
 * `LEAST`; while it is not, a twentieth more. Beside few pages they all enter.
 * @param clock milliseconds that never go back
 * @param activity milliseconds that the thread has not been idle so far
 */
export function createPagePriority(
  clock = () => performance.now(),
  activity = () => performance.eventLoopUtilization().active,
): PagePriority {
  let [began, activeBefore, allowedAt] = [clock(), activity(), clock()]
  let [pages, entered] = [0, 0]
  /** Changes a second. */
  let rate = Number.POSITIVE_INFINITY
  let allowed = 0

  const judge = (now: number) => {
    const passed = now - began
    if (passed < WINDOW) return
    const active = activity()
    const perSecond = (count: number) => (count * 1_000) / passed
    if (perSecond(pages) < MANY_PAGES) rate = Number.POSITIVE_INFINITY
    else if (active - activeBefore < FULL * passed) rate *= MORE
    else rate = Math.max(LEAST, Math.min(rate, perSecond(entered)) * LESS)
    ;[began, activeBefore, pages, entered] = [now, active, 0, 0]
  }
  const allow = (now: number) => {
    const most = Math.max(1, rate * BURST)
    allowed = Math.min(most, allowed + (rate * (now - allowedAt)) / 1_000)
    allowedAt = now
  }
  return {
    note() {
      pages += 1
    },
    admit(waiting) {
      const now = clock()
      judge(now)
      if (rate === Number.POSITIVE_INFINITY) {
        allowedAt = now
        entered += waiting
        return waiting
      }
      allow(now)
      const entering = Math.min(waiting, Math.floor(allowed))
      allowed -= entering
      entered += entering
      return entering
    },
  }
}

/**
 * The calls of this page that got no answer and are sent again until they do (call.ts). The user of the
 * page is informed (reconnect-notice.tsx) and may end it.
 */
const repeating = new Set<AbortController>()
const listeners = new Set<() => void>()
/** The user has stopped it: nothing is repeated until a call is answered, or until the page's own retry. */
let stopped = false
/** The page has been left; its calls are aborted and must not restart behind the next one. */
let left = false

const notify = () => {
  for (const listener of listeners) listener()
}

export function subscribeReconnecting(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether any call is being repeated now. */
export const isReconnecting = (): boolean => repeating.size > 0

/** Ends all repeating; each of those calls returns its last answer. In force until `resumeRetries`. */
export function stopRetries(): void {
  stopped = true
  endAll()
}

/** Lets calls be repeated again: a call was answered, or the user requested another attempt. */
export function resumeRetries(): void {
  stopped = false
}

function endAll(): void {
  for (const controller of repeating) controller.abort()
}

/** A call that is being repeated. */
export interface Repeating {
  /** Aborted when the repeating shall end: by its caller, by the user, by leaving the page. */
  readonly signal: AbortSignal
  /** To be called once it is over, whatever the outcome. */
  readonly end: () => void
}

/** Counts a call among the repeated ones; null when nothing may be repeated now. */
export function startRepeating(caller: AbortSignal | undefined): Repeating | null {
  if (stopped || left || caller?.aborted) return null
  const controller = new AbortController()
  const abort = () => controller.abort()
  caller?.addEventListener('abort', abort)
  repeating.add(controller)
  notify()
  return {
    signal: controller.signal,
    end: () => {
      caller?.removeEventListener('abort', abort)
      repeating.delete(controller)
      notify()
    },
  }
}

/**
 * Waits before the next attempt, at least `ms`, and as long as the page is hidden: a tab in the background
 * neither sends requests nor uses up its attempts. An end of the repeating ends the waiting.
 */
export async function waitToRepeat(ms: number, signal: AbortSignal): Promise<void> {
  await until(signal, (done) => {
    const timer = setTimeout(done, ms)
    return () => clearTimeout(timer)
  })
  if (document.visibilityState !== 'hidden') return
  await until(signal, (done) => {
    document.addEventListener('visibilitychange', done)
    return () => document.removeEventListener('visibilitychange', done)
  })
}

/** Resolves when `start` calls back, or at an abort, and cleans up after it. */
async function until(signal: AbortSignal, start: (done: () => void) => () => void): Promise<void> {
  if (signal.aborted) return
  let clear = () => {}
  await new Promise<void>((resolve) => {
    signal.addEventListener('abort', () => resolve(), { once: true })
    clear = start(resolve)
  })
  clear()
}

// The same file is loaded on the server, where pages are rendered and there is nothing to leave.
if (typeof window !== 'undefined') {
  window.addEventListener('pagehide', () => {
    left = true
    endAll()
  })
  window.addEventListener('pageshow', () => {
    left = false
  })
}

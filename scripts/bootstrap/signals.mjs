const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP']

/**
 * Calls `stop(signal)` once when this process is asked to end, or when the npm that started it has vanished
 * (SIGKILL cannot be caught; a child of npm notices it by its new parent). Returns how to stop listening.
 */
export function onStop(stop) {
  let called = false
  const notify = (signal) => {
    if (!called) stop(signal)
    called = true
  }
  for (const signal of SIGNALS) process.on(signal, notify)
  const parent = process.ppid
  const startedByNpm = process.env.npm_lifecycle_event !== undefined
  const watch = setInterval(() => startedByNpm && process.ppid !== parent && notify('SIGTERM'), 500)
  return () => {
    clearInterval(watch)
    for (const signal of SIGNALS) process.off(signal, notify)
  }
}

/** Ends a process group that was started with `detached`; an empty group is fine too. */
export function endGroup(leader, signal) {
  try {
    process.kill(-leader, signal)
  } catch {
    // it is empty
  }
}

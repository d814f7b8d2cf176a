const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP']

/**
 * Calls `stop(signal)` once when this process is asked to end, or when the npm that started it has vanished
 * (SIGKILL tells nobody; what npm started notices by having another parent). Returns how to stop listening.
 */
export function onStop(stop) {
  let told = false
  const tell = (signal) => {
    if (!told) stop(signal)
    told = true
  }
  for (const signal of SIGNALS) process.on(signal, tell)
  const parent = process.ppid
  const startedByNpm = process.env.npm_lifecycle_event !== undefined
  const watch = setInterval(() => startedByNpm && process.ppid !== parent && tell('SIGTERM'), 500)
  return () => {
    clearInterval(watch)
    for (const signal of SIGNALS) process.off(signal, tell)
  }
}

/** Ends a process group that was started with `detached`; nobody left in it is fine too. */
export function endGroup(leader, signal) {
  try {
    process.kill(-leader, signal)
  } catch {
    // it is empty
  }
}

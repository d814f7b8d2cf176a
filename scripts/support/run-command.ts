import { sentence } from './sentence.ts'

// Closing connections and stopping the database takes about a second; this is for what hangs.
const TEARDOWN_MILLISECONDS = 30_000

/**
 * Runs a command to its end: `work` gets a signal that is aborted when the command is asked to stop (Ctrl-C,
 * SIGTERM, a closed terminal, or the bootstrap being gone, even by SIGKILL), and returns when everything it
 * started is down again. Failures become a sentence on stderr and exit code 1.
 * @param interrupted the exit code when the command was asked to stop
 */
export async function runCommand(
  work: (stop: AbortSignal) => Promise<void>,
  { interrupted }: { interrupted: number },
): Promise<never> {
  const stopping = new AbortController()
  const crashes: unknown[] = []
  onStop(() => stop(stopping))
  process.on('uncaughtException', (error) => {
    crashes.push(error)
    stop(stopping)
  })
  try {
    await work(stopping.signal)
    throwFirst(crashes)
    process.exit(stopping.signal.aborted ? interrupted : process.exitCode)
  } catch (error) {
    // Interrupted work fails in many ways, none of which matters.
    if (stopping.signal.aborted && crashes.length === 0) process.exit(interrupted)
    console.error(sentence(crashes[0] ?? error))
    process.exit(1)
  }
}

/** Resolves when the command is asked to stop. */
export function asked(stop: AbortSignal): Promise<void> {
  if (stop.aborted) return Promise.resolve()
  return new Promise((resolve) => stop.addEventListener('abort', () => resolve(), { once: true }))
}

function onStop(stop: () => void): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop)
  process.on('disconnect', stop)
  process.channel?.unref()
}

function stop(stopping: AbortController): void {
  stopping.abort()
  setTimeout(() => process.exit(1), TEARDOWN_MILLISECONDS).unref()
}

function throwFirst(crashes: unknown[]): void {
  if (crashes.length > 0) throw crashes[0]
}

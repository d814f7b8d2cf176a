import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isGoneWithin } from './processes.ts'

const PROGRAM = fileURLToPath(new URL('./watchdog.ts', import.meta.url))
const LEAVING_MILLISECONDS = 5_000

/** Where the watchdog of a server stores its process number. */
export function watchdogFile(home: string): string {
  return join(home, 'watchdog.pid')
}

/** Starts a watchdog for the server; where one is running already, the new one ends at once. Returns its number. */
export function setWatchdog(home: string, orphanSeconds: number): number {
  const words = [PROGRAM, home, String(orphanSeconds)]
  const child = spawn(process.execPath, words, { cwd: '/', detached: true, stdio: 'ignore' })
  child.unref()
  return child.pid ?? 0
}

/** Waits for the watchdogs of a server that has just been stopped: they end by themselves. */
export async function awaitWatchdogs(home: string, own: number): Promise<void> {
  const pids = [own, recordedWatchdog(home)].filter((pid) => pid > 0)
  await Promise.all(pids.map((pid) => isGoneWithin(pid, LEAVING_MILLISECONDS)))
}

function recordedWatchdog(home: string): number {
  try {
    return Number(readFileSync(watchdogFile(home), 'utf8'))
  } catch {
    return 0
  }
}

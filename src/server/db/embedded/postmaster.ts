import { spawn } from 'node:child_process'
import { closeSync, openSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Binaries } from './binaries.ts'
import { clusterOf } from './cluster.ts'
import type { DatabaseUser } from './database-user.ts'
import { commandOf, isGoneWithin, isTaken, pause } from './processes.ts'

/** A server as described by its own `postmaster.pid`. */
export type Postmaster = { pid: number; port: number; ready: boolean }

/** How a launch ended: serving, or over, with the server's log output. */
export type Launch = { pid: number; ready: boolean; log: string }

const STARTING_MILLISECONDS = 120_000
const FAST_STOP_MILLISECONDS = 20_000

/** The server's log file. */
export function logOf(home: string): string {
  return join(home, 'postgres.log')
}

/**
 * The running server of this cluster, or null. A pid file left by a dead server is removed when its number belongs to
 * another program by now, or to an uncollected zombie: PostgreSQL would take that for a running server and refuse to
 * start. What truly guards the data is the memory its processes share.
 */
export function findPostmaster(home: string): Postmaster | null {
  const file = join(clusterOf(home), 'postmaster.pid')
  const [first, , , port, , , , status] = readLines(file)
  const pid = Number(first)
  // A server that is just starting has created the file and not yet written into it.
  if (!(pid > 0)) return null
  if (commandOf(pid).includes(clusterOf(home)))
    return { pid, port: Number(port), ready: status?.trim() === 'ready' }
  if (isTaken(pid)) rmSync(file, { force: true })
  return null
}

/** Starts the server in a session of its own, so that a Ctrl-C for this process does not reach the server first. */
export async function launchPostmaster(
  home: string,
  binaries: Binaries,
  user: DatabaseUser,
  settings: Record<string, string | number>,
): Promise<Launch> {
  const words = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const log = openSync(logOf(home), 'w', 0o600)
  const child = spawn(binaries.postgres, ['-D', clusterOf(home), ...words], {
    ...user,
    cwd: home,
    env: { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' },
    detached: true,
    stdio: ['ignore', log, log],
  })
  closeSync(log)
  child.unref()
  let over = false
  child.once('exit', () => (over = true)).once('error', () => (over = true))
  const ready = await isReady(home, child.pid ?? 0, () => over)
  return { pid: child.pid ?? 0, ready, log: readLines(logOf(home)).join('\n') }
}

/** Waits for a server that is starting (after a crash it reads its log again first); false when it gave up. */
export async function isReady(home: string, pid: number, isOver: () => boolean): Promise<boolean> {
  const until = Date.now() + STARTING_MILLISECONDS
  while (!isOver() && Date.now() < until) {
    const found = findPostmaster(home)
    if (found?.pid === pid && found.ready) return true
    await pause(15)
  }
  return false
}

/** Stops the server: fast (open transactions are rolled back), and if that takes too long, immediately. */
export async function stopPostmaster(pid: number): Promise<void> {
  signal(pid, 'SIGINT')
  if (await isGoneWithin(pid, FAST_STOP_MILLISECONDS)) return
  signal(pid, 'SIGQUIT')
  await isGoneWithin(pid, FAST_STOP_MILLISECONDS)
}

/** Sends the server a signal; a server that is gone already is no error. */
export function signal(pid: number, name: 'SIGINT' | 'SIGQUIT'): void {
  try {
    process.kill(pid, name)
  } catch {
    // it is gone
  }
}

function readLines(file: string): string[] {
  try {
    return readFileSync(file, 'utf8').split('\n')
  } catch {
    return []
  }
}

import type pg from 'pg'
import type { Binaries } from './binaries.ts'
import { passwordOf } from './cluster.ts'
import type { DatabaseUser } from './database-user.ts'
import { EmbeddedFailure } from './embedded-failure.ts'
import { becomeOwner, connect } from './ownership.ts'
import { choosePort, keepPort } from './port.ts'
import {
  findPostmaster,
  isReady,
  launchPostmaster,
  logOf,
  type Postmaster,
  stopPostmaster,
} from './postmaster.ts'
import { isAlive, pause } from './processes.ts'

/** All that a server needs to start: its folder, its programs, its user, its settings. */
export type Place = {
  home: string
  binaries: Binaries
  user: DatabaseUser
  settings: Record<string, string | number>
}

/** A running server, with the connection whose lock shows that this process needs it. */
export type Held = { pid: number; port: number; adopted: boolean; client: pg.Client }

const GIVE_UP_MILLISECONDS = 180_000
const RETRY_MILLISECONDS = 100

// Why a launch failed that may succeed the next time: the port was taken, another process started the same cluster,
// or processes of a killed server still hold its memory (they leave as soon as they notice).
const PASSING =
  /could not bind|Address already in use|lock file "postmaster.pid" already exists|pre-existing shared memory/

// Errors of a server that is just starting or stopping; ECONN… when it has not answered yet.
const PASSING_CODES = new Set(['57P01', '57P02', '57P03', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE'])

/**
 * Finds the running server of this home or starts it, and becomes one of its owners.
 * @param port when given, no other is accepted: pools already know the address
 * @throws EmbeddedFailure naming the log when the server refuses to start
 */
export async function bringUp(place: Place, port?: number): Promise<Held> {
  const until = Date.now() + GIVE_UP_MILLISECONDS
  while (Date.now() < until) {
    const running = findPostmaster(place.home)
    const server = running ? await adopt(place.home, running) : await launch(place, port)
    const client = server && (await own(place.home, server, running === null))
    if (server && client) return { pid: server.pid, port: server.port, adopted: running !== null, client }
    await pause(RETRY_MILLISECONDS)
  }
  throw refusal(place.home, 'it was neither started nor stopped within three minutes')
}

async function adopt(home: string, running: Postmaster): Promise<Postmaster | null> {
  const ready = await isReady(home, running.pid, () => !isAlive(running.pid))
  return ready ? findPostmaster(home) : null
}

async function launch(place: Place, fixed?: number): Promise<Postmaster | null> {
  const port = fixed ?? (await choosePort(place.home))
  const launched = await launchPostmaster(place.home, place.binaries, place.user, { ...place.settings, port })
  if (launched.ready) {
    keepPort(place.home, port)
    return { pid: launched.pid, port, ready: true }
  }
  if (PASSING.test(launched.log)) return null
  throw refusal(place.home, reasonIn(launched.log))
}

// Our own server that refuses the connection is stopped again: it has no watchdog yet.
async function own(home: string, server: Postmaster, ours: boolean): Promise<pg.Client | null> {
  try {
    const client = await connect(server.port, passwordOf(home), 'zapisano owner')
    await becomeOwner(client)
    return client
  } catch (error) {
    if (isPassing(error)) return null
    if (ours) await stopPostmaster(server.pid)
    throw refusal(home, error instanceof Error ? error.message : String(error))
  }
}

function isPassing(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('code' in error && PASSING_CODES.has(String(error.code))) return true
  return error.message === 'Connection terminated unexpectedly'
}

function reasonIn(log: string): string {
  const line = log.match(/(?:FATAL|PANIC):\s+(.*)/)?.[1] ?? log.trim().split('\n').at(-1)
  return line || 'it gave no reason'
}

function refusal(home: string, reason: string): EmbeddedFailure {
  return new EmbeddedFailure(
    `The database in ${home} does not start: ${reason}. More is in ${logOf(home)}; 'npm run clean' removes this database, and the next start makes a new one.`,
  )
}

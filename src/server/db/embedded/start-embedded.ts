import type pg from 'pg'
import { findBinaries } from './binaries.ts'
import { bringUp, type Held, type Place } from './bring-up.ts'
import { makeCluster, passwordOf } from './cluster.ts'
import { findDatabaseUser } from './database-user.ts'
import { openHome } from './home.ts'
import { isLastOwner, urlOf } from './ownership.ts'
import { signal, stopPostmaster } from './postmaster.ts'
import { awaitWatchdogs, setWatchdog } from './watchdogs.ts'

/** Options of a start. */
export type EmbeddedOptions = {
  /** Where the database lives; created when it is missing. */
  dataDir: string
  /** false: no fsync, the data may be lost with the machine. For tests alone. Default true. */
  durable?: boolean
  /** How long a server outlives an owner that was killed. Default 60. */
  orphanSeconds?: number
  /** Called with a sentence when the server was lost while in use and could not be restarted. */
  onLost?: (reason: string) => void
}

/** A running server, owned until this process stops it. */
export type EmbeddedDatabase = AsyncDisposable & {
  /** Address of the database `zapisano` for the superuser. */
  url: string
  /** The server was running already, left by a killed start or shared with another one. */
  adopted: boolean
  /** The process number of the server at this moment. */
  serverPid: () => number
  /** Stops the server, unless another process needs it. Resolves when nothing of it is running any more. */
  stop: () => Promise<void>
  /** Ends the server at once, regardless of its users, without waiting: for the exit handler of a test run. */
  killNow: () => void
}

const DATABASE = 'zapisano'
const ORPHAN_SECONDS = 60

// Measured setting: the default page cost makes lists sort what an index gives, 16 times slower. No socket files:
// they would be in a folder all users share, and long paths do not fit into their names.
const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  random_page_cost: 1.1,
  log_lock_waits: 'on',
  timezone: 'UTC',
}
const FOR_TESTS = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: 200 }

/**
 * Starts the PostgreSQL that came with the packages, or adopts the one that still runs on this data folder. While
 * this process owns it, a server that dies is restarted on the same port.
 * @throws EmbeddedFailure one sentence for the person at the terminal
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const durable = options.durable ?? true
  const place = preparePlace(options.dataDir, durable)
  const held = await bringUp(place)
  // From here on a watchdog runs next to the server, so that no failure leaves it behind for long.
  const owned = keep(place, held, options.orphanSeconds ?? ORPHAN_SECONDS, options.onLost)
  await createDatabase(held.client)
  const url = urlOf(held.port, passwordOf(place.home), DATABASE)
  return { url, adopted: held.adopted, ...owned, [Symbol.asyncDispose]: owned.stop }
}

function preparePlace(dataDir: string, durable: boolean): Place {
  const user = findDatabaseUser()
  const home = openHome(dataDir, user)
  const binaries = findBinaries(home, user)
  makeCluster(home, binaries, user, durable)
  return { home, binaries, user, settings: durable ? SETTINGS : { ...SETTINGS, ...FOR_TESTS } }
}

async function createDatabase(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query('select from pg_database where datname = $1', [DATABASE])
  if (rowCount === 0) await client.query(`create database ${DATABASE}`)
}

function keep(place: Place, first: Held, orphanSeconds: number, onLost: EmbeddedOptions['onLost']) {
  let held = first
  let watchdog = 0
  let stopped: Promise<void> | null = null
  let reviving: Promise<void> = Promise.resolve()

  const hold = (next: Held) => {
    held = next
    watchdog = setWatchdog(place.home, orphanSeconds)
    next.client.once('end', () => {
      if (!stopped)
        reviving = bringUp(place, first.port).then(hold, (error) => onLost?.(String(error.message)))
    })
  }
  hold(first)

  const release = async () => {
    await reviving
    const last = await isLastOwner(held.client).catch(() => false)
    if (last) await stopPostmaster(held.pid)
    await held.client.end().catch(() => undefined)
    if (last) await awaitWatchdogs(place.home, watchdog)
  }
  const stop = () => {
    stopped ??= release()
    return stopped
  }
  return { stop, serverPid: () => held.pid, killNow: () => signal(held.pid, 'SIGQUIT') }
}

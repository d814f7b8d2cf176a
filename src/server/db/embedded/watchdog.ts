/**
 * Stops a database server that is no longer needed. Runs next to every embedded server as `node watchdog.ts HOME
 * SECONDS`, ends the server after so many seconds without an owner, and itself with the server: a start killed by
 * SIGKILL leaves nothing behind for longer than that.
 */
import { writeFileSync } from 'node:fs'
import type pg from 'pg'
import { passwordOf } from './cluster.ts'
import { becomeWatchdog, connect, isInUse, lockOut } from './ownership.ts'
import { findPostmaster, type Postmaster, stopPostmaster } from './postmaster.ts'
import { pause } from './processes.ts'
import { watchdogFile } from './watchdogs.ts'

const LOOK_MILLISECONDS = 500
const RETRY_MILLISECONDS = 200

const [home = '', seconds = '60'] = process.argv.slice(2)
await watch(home, Number(seconds) * 1000)
process.exit()

// A server that lost one process to a crash drops all connections and continues, so ours is opened again.
async function watch(home: string, patience: number): Promise<void> {
  for (let server = findPostmaster(home); server !== null; server = findPostmaster(home)) {
    try {
      return await guard(home, server, patience)
    } catch {
      await pause(RETRY_MILLISECONDS)
    }
  }
}

async function guard(home: string, server: Postmaster, patience: number): Promise<void> {
  const client = await connect(server.port, passwordOf(home), 'zapisano watchdog')
  if (!(await becomeWatchdog(client))) return
  writeFileSync(watchdogFile(home), `${process.pid}\n`)
  // Between the last check and the lock an owner may have come: then the waiting begins again.
  do await untilLonely(client, patience)
  while (!(await lockOut(client)))
  await stopPostmaster(server.pid)
}

async function untilLonely(client: pg.Client, patience: number): Promise<void> {
  for (let since = Date.now(); Date.now() - since < patience; ) {
    await pause(LOOK_MILLISECONDS)
    if (await isInUse(client)) since = Date.now()
  }
}

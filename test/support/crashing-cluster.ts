import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { removeEmbedded } from '#server/db/embedded/remove-embedded.ts'
import { startEmbedded } from '#server/db/embedded/start-embedded.ts'
import { migrate } from '#server/db/migrate.ts'
import { asOwner } from './owner.ts'

/** A PostgreSQL of a test's own that keeps what it has promised, and that can be killed. */
export interface CrashingCluster extends AsyncDisposable {
  /** Its database, migrated and empty; the address stays the same after a crash. */
  readonly url: string
  /** SIGKILL to all its processes. It is then started again on the same port. */
  crash(): Promise<void>
  /** Stops the processes that write to the disk by and by: what nobody waits for stays in memory. */
  freezeWriters(): Promise<void>
}

const ORPHAN_SECONDS = 10
const WRITERS = `backend_type IN ('walwriter', 'background writer', 'checkpointer')`

/** Starts a cluster with fsync; disposing of it stops it and removes the data. */
export async function startCrashingCluster(): Promise<CrashingCluster> {
  const dataDir = await mkdtemp(join(tmpdir(), 'zapisano-crash-'))
  // The database's user may enter: the data stay here, and go with the run even when we are killed.
  await chmod(dataDir, 0o755)
  const server = await startEmbedded({ dataDir, durable: true, orphanSeconds: ORPHAN_SECONDS })
  process.once('exit', server.killNow)
  await migrate(server.url)
  return {
    url: server.url,
    async crash() {
      const processes = await processesOf(server.url, 'true')
      // The server first, so that it forks no more; who was forked meanwhile leaves when it is gone.
      for (const pid of [server.serverPid(), ...processes]) signal(pid, 'SIGKILL')
    },
    async freezeWriters() {
      for (const pid of await processesOf(server.url, WRITERS)) signal(pid, 'SIGSTOP')
    },
    async [Symbol.asyncDispose]() {
      await server.stop()
      process.off('exit', server.killNow)
      await removeEmbedded(dataDir)
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

async function processesOf(url: string, which: string): Promise<number[]> {
  const rows = await asOwner<{ pid: number }>(url, `SELECT pid FROM pg_stat_activity WHERE ${which}`)
  return rows.map(({ pid }) => pid)
}

function signal(pid: number, name: 'SIGKILL' | 'SIGSTOP'): void {
  try {
    process.kill(pid, name)
  } catch {
    // it left by itself
  }
}

import pg from 'pg'
import { removeEmbedded } from '#server/db/embedded/remove-embedded.ts'
import { startEmbedded } from '#server/db/embedded/start-embedded.ts'
import { migrate } from '#server/db/migrate.ts'

/** A PostgreSQL of its own, migrated, that keeps what it has promised: one that can be killed. */
export interface CrashingDatabase extends AsyncDisposable {
  /** Address of the superuser; the same after a crash. */
  readonly url: string
  /** SIGKILL to all its processes. What owns it starts it again on the same port. */
  crash(): Promise<void>
}

/** Disposing of it stops the server and removes the data. */
export async function startCrashingDatabase(dataDir: string): Promise<CrashingDatabase> {
  const server = await startEmbedded({ dataDir, durable: true, orphanSeconds: 10 })
  process.once('exit', server.killNow)
  await migrate(server.url)
  return {
    url: server.url,
    crash: () => crash(server.url, server.serverPid()),
    async [Symbol.asyncDispose]() {
      await server.stop()
      process.off('exit', server.killNow)
      await removeEmbedded(dataDir)
    },
  }
}

/** The server first, so that it forks no more; who was forked meanwhile leaves when it is gone. */
async function crash(url: string, postmaster: number): Promise<void> {
  const client = new pg.Client(url)
  client.on('error', () => undefined)
  await client.connect()
  const { rows } = await client.query<{ pid: number }>('SELECT pid FROM pg_stat_activity')
  for (const pid of [postmaster, ...rows.map((row) => row.pid)]) kill(pid)
  await client.end().catch(() => undefined)
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // it left by itself
  }
}

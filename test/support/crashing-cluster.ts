import { pause } from '#server/db/embedded/processes.ts'
import { type DurableCluster, startDurableCluster } from './durable-cluster.ts'
import { asOwner } from './owner.ts'

/** A PostgreSQL of a test's own that is durable, and that can be killed. */
export interface CrashingCluster extends DurableCluster {
  /** SIGKILL to all its processes. It is then started again on the same port. */
  crash(): Promise<void>
  /** The same; resolves when it serves again. */
  crashAndComeBack(): Promise<void>
  /** Stops the background writers: data for which no commit waits stays in memory. */
  freezeWriters(): Promise<void>
}

const COMING_BACK = 80_000
const WRITERS = `backend_type IN ('walwriter', 'background writer', 'checkpointer')`

/** Starts a cluster with fsync; disposing of it stops it and removes the data. */
export async function startCrashingCluster(): Promise<CrashingCluster> {
  const cluster = await startDurableCluster()
  const crash = async () => {
    const processes = await processesOf(cluster.url, 'true')
    // The server first, so that it forks no more; processes forked meanwhile end when it is gone.
    for (const pid of [cluster.serverPid(), ...processes]) signal(pid, 'SIGKILL')
  }
  return {
    ...cluster,
    crash,
    async crashAndComeBack() {
      await crash()
      await serves(cluster.url)
    },
    async freezeWriters() {
      for (const pid of await processesOf(cluster.url, WRITERS)) signal(pid, 'SIGSTOP')
    },
  }
}

/** Waits until connections are accepted; a server that replays its log first may need a while. */
async function serves(url: string): Promise<void> {
  for (const until = Date.now() + COMING_BACK; ; await pause(50)) {
    try {
      return void (await asOwner(url, 'SELECT 1'))
    } catch (error) {
      if (Date.now() > until) throw error
    }
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

import { type DurableCluster, startDurableCluster } from './durable-cluster.ts'
import { asOwner } from './owner.ts'

/** A PostgreSQL of a test's own that keeps what it has promised, and that can be killed. */
export interface CrashingCluster extends DurableCluster {
  /** SIGKILL to all its processes. It is then started again on the same port. */
  crash(): Promise<void>
  /** Stops the processes that write to the disk by and by: what nobody waits for stays in memory. */
  freezeWriters(): Promise<void>
}

const WRITERS = `backend_type IN ('walwriter', 'background writer', 'checkpointer')`

/** Starts a cluster with fsync; disposing of it stops it and removes the data. */
export async function startCrashingCluster(): Promise<CrashingCluster> {
  const cluster = await startDurableCluster()
  return {
    ...cluster,
    async crash() {
      const processes = await processesOf(cluster.url, 'true')
      // The server first, so that it forks no more; who was forked meanwhile leaves when it is gone.
      for (const pid of [cluster.serverPid(), ...processes]) signal(pid, 'SIGKILL')
    },
    async freezeWriters() {
      for (const pid of await processesOf(cluster.url, WRITERS)) signal(pid, 'SIGSTOP')
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

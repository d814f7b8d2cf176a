import { EventEmitter } from 'node:events'
import { type Runner, type RunnerOptions, run, type WorkerEvents } from 'graphile-worker'
import type { Pool, PoolClient } from 'pg'
import { bearName, takeBackAbandoned } from './presence.queries.ts'

/** A stretch of work: from its start until the database is lost or it is ended. */
export interface Shift {
  /** Resolves when it cannot continue, because the database is gone. */
  readonly broken: Promise<void>
  /** Takes no more jobs and waits for those in progress. */
  end(): Promise<void>
}

const LOOK_MILLISECONDS = 3_000

/**
 * Starts work. A connection carries the worker's name for as long as it lives: its presence shows others that the
 * worker's jobs are in progress, its absence that they were abandoned.
 * @throws when the database is unavailable
 */
export async function beginShift(pool: Pool, options: RunnerOptions): Promise<Shift> {
  const client = await pool.connect()
  const lost = new Promise<void>((resolve) => client.once('end', () => resolve()))
  try {
    const events: WorkerEvents = new EventEmitter()
    const name = new Promise<string>((resolve) =>
      events.once('pool:create', ({ workerPool }) => resolve(workerPool.id)),
    )
    const runner = await run({ ...options, pgPool: pool, events })
    await quietly(bearName(client, await name))
    const look = setInterval(() => quietly(takeBackAbandoned(client)), LOOK_MILLISECONDS)
    const broken = Promise.race([lost, quietly(runner.promise)])
    return { broken, end: () => endShift(runner, client, look) }
  } catch (error) {
    client.release(true)
    throw error
  }
}

async function endShift(runner: Runner, client: PoolClient, look: NodeJS.Timeout): Promise<void> {
  clearInterval(look)
  // A worker that has stopped by itself throws that it cannot be stopped again.
  await quietly(runner.stop())
  client.release(true)
}

/** What fails here fails because the connection is gone, which its end reports anyway. */
async function quietly(work: Promise<void>): Promise<void> {
  await work.catch(() => undefined)
}

import pg from 'pg'
import { type Database, openDatabase } from '#server/db/database.ts'

/** Connections to a test database: a new one costs some 12 ms of processor time, and warms its caches from the start. */
interface Kept {
  readonly owner: pg.Pool
  readonly app: Database
}

/** Nobody waits for a connection: concurrent work gets one each, as without a pool. */
const MOST = 60

const kept = new Map<string, Kept>()

/**
 * Lets helpers of tests share their connections to a database until it is removed. What they send must leave nothing behind
 * in its session.
 * @param url of the superuser
 */
export function keepConnections(url: string): void {
  if (!kept.has(url)) kept.set(url, { owner: openOwner(url), app: openDatabase(url, MOST) })
}

/** Ends the kept connections; those in use end with their work. */
export async function endConnections(url: string): Promise<void> {
  const found = kept.get(url)
  kept.delete(url)
  await Promise.all([found?.owner.end(), found?.app.close()])
}

/** Does something as the superuser, on a connection that nobody else uses meanwhile: a kept one, or one of its own. */
export async function withOwner<T>(url: string, work: (owner: pg.ClientBase) => Promise<T>): Promise<T> {
  const pool = kept.get(url)?.owner
  return pool ? borrowed(pool, work) : opened(url, work)
}

/** Does something with the rights of the application, over kept connections or over some of its own. */
export async function withApp<T>(url: string, work: (db: Database) => Promise<T>): Promise<T> {
  const found = kept.get(url)?.app
  if (found) return work(found)
  const db = openDatabase(url, 2)
  try {
    return await work(db)
  } finally {
    await db.close()
  }
}

function openOwner(url: string): pg.Pool {
  const pool = new pg.Pool({ connectionString: url, max: MOST, idleTimeoutMillis: 0, allowExitOnIdle: true })
  // One that a test has ended leaves the pool; in use, it reports that to its query.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}

async function borrowed<T>(pool: pg.Pool, work: (owner: pg.ClientBase) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  try {
    const result = await work(client)
    client.release()
    return result
  } catch (error) {
    // It may be amid a transaction.
    client.release(true)
    throw error
  }
}

async function opened<T>(url: string, work: (owner: pg.ClientBase) => Promise<T>): Promise<T> {
  const owner = new pg.Client(url)
  await owner.connect()
  try {
    return await work(owner)
  } finally {
    await owner.end()
  }
}

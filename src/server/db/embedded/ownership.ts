import pg from 'pg'
import { SUPERUSER } from './cluster.ts'

// A process that needs the server holds a lock in it by a connection: a process that dies, however it dies, thereby
// stops needing it. All owners share locks of one kind; the one that gets it exclusively is the last owner.
const OWNERS = 730_101
const WATCHDOGS = 730_102
const CONNECT_MILLISECONDS = 10_000

/** The address of a database of the embedded server. */
export function urlOf(port: number, password: string, database: string): string {
  return `postgres://${SUPERUSER}:${password}@127.0.0.1:${port}/${database}`
}

/** A connection to the server's own database, where the locks are. Rejects while the server refuses. */
export async function connect(port: number, password: string, name: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: urlOf(port, password, 'postgres'),
    application_name: name,
    connectionTimeoutMillis: CONNECT_MILLISECONDS,
    keepAlive: true,
  })
  // A broken connection is also reported by 'end'; without a listener 'error' would end the process.
  client.on('error', () => undefined)
  await client.connect()
  return client
}

/** Marks the server as needed for as long as the connection lives. Waits while a watchdog is about to stop it. */
export async function becomeOwner(client: pg.Client): Promise<void> {
  await client.query('select pg_advisory_lock_shared($1)', [OWNERS])
}

/** Gives up the owner's lock; true when no other process holds one, and then none can begin to. */
export async function isLastOwner(client: pg.Client): Promise<boolean> {
  await client.query('select pg_advisory_unlock_shared($1)', [OWNERS])
  return await tryLock(client, OWNERS)
}

/** True only for the first watchdog of a server. */
export function becomeWatchdog(client: pg.Client): Promise<boolean> {
  return tryLock(client, WATCHDOGS)
}

/** Whether anyone but this connection is connected. An owner always is. */
export async function isInUse(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query(
    `select exists (select from pg_stat_activity
       where backend_type = 'client backend' and pid <> pg_backend_pid()) as used`,
  )
  return rows[0].used === true
}

/** Blocks new owners, unless there is one: then false, and nothing is changed. */
export function lockOut(client: pg.Client): Promise<boolean> {
  return tryLock(client, OWNERS)
}

async function tryLock(client: pg.Client, key: number): Promise<boolean> {
  const { rows } = await client.query('select pg_try_advisory_lock($1) as got', [key])
  return rows[0].got === true
}

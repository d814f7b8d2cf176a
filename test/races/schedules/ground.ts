import pg from 'pg'
import { type Database, openDatabase } from '#server/db/database.ts'
import { databaseFault } from '#server/db/database-fault.ts'
import { pause } from '#server/db/embedded/processes.ts'
import { createSecrets, type Secrets } from '#server/secrets.ts'
import { Client, signIn } from '#test/support/client.ts'
import { type ServerProcess, startServerProcess } from '#test/support/server-process.ts'
import { keepWatch } from './watch.ts'

/** What is killed; a database is one, of the servers a node. */
export interface Killed {
  readonly what: 'server' | 'database'
  readonly node: number
}

/** Where schedules are played, several at once: a database and two nodes, web and worker each. */
export interface Ground extends AsyncDisposable {
  /** Of the superuser. */
  readonly url: string
  readonly ports: readonly [number, number]
  /** By which a gateway signs. */
  readonly secrets: Secrets
  /** For the product's own verbs. */
  readonly database: Database
  /** Somebody who has opened a page, and somebody of the staff who is signed in; every node knows them. */
  readonly visitor: Client
  readonly staff: Client
  readonly kills: Record<Killed['what'], number>
  /** As the superuser, again and again while the database is away: say nothing that may not be said twice. */
  query<Row extends object>(statement: string, values?: readonly unknown[]): Promise<Row[]>
  /** The same on one connection. */
  connected<T>(work: (client: pg.ClientBase) => Promise<T>): Promise<T>
  /** One at a time; resolves when what was killed is back. */
  kill(killed: Killed): Promise<void>
  /** False when a node has ended that nobody killed. */
  isAlive(): boolean
  /** What the nodes have written, for whoever wonders. */
  output(): string
}

/** Whoever takes part in all schedules is a test person of the local issuer. */
export const STAFF = 'danuta-wrona'
/** Longer than anything takes to come back, also on a machine that has much else to do. */
export const PATIENCE = 60_000

const KEY = 'a key for races, of no worth to anybody'

/**
 * Starts two nodes on a database that is migrated and empty.
 * @param crash kills the database, which is then started again by itself
 * @param settings more of the nodes' environment
 */
export async function startGround(
  { url, crash }: { readonly url: string; readonly crash?: () => Promise<void> },
  settings: Readonly<Record<string, string>> = {},
): Promise<Ground> {
  await using started = new AsyncDisposableStack()
  const start = () => startServerProcess(url, { SECRET_KEY: KEY, ...settings })
  const nodes = await Promise.all([start(), start()])
  for (const node of nodes) started.use(node)
  await keepWatch(url)
  const pool = openPool(url)
  started.defer(() => pool.end())
  const database = openDatabase(url, 8)
  started.defer(() => database.close())
  const query = async <Row extends object>(statement: string, values: readonly unknown[] = []) =>
    (await insist(() => pool.query<Row>(statement, [...values]))).rows
  const connected = <T>(work: (client: pg.ClientBase) => Promise<T>) =>
    insist(async () => {
      const client = await pool.connect()
      return work(client).finally(() => client.release())
    })
  const visitor = new Client(nodes[0].port, 'zapisano.localhost')
  await visitor.open()
  const staff = await signIn(nodes[0].port, STAFF)
  const killer = createKiller(nodes, crash, () => query('SELECT 1'))
  const all = started.move()
  return {
    ...{ url, database, query, connected, visitor, staff, ...killer },
    ports: [nodes[0].port, nodes[1].port],
    secrets: createSecrets(KEY),
    isAlive: () => nodes.every((node) => node.isAlive()),
    output: () => nodes.map((node) => node.output()).join('\n'),
    [Symbol.asyncDispose]: () => all.disposeAsync(),
  }
}

/** Says it again while the database is away. */
export async function insist<T>(work: () => Promise<T>): Promise<T> {
  for (const until = Date.now() + PATIENCE; ; ) {
    try {
      return await work()
    } catch (error) {
      if (databaseFault(error) !== 'lost' || Date.now() > until) throw error
      await pause(50)
    }
  }
}

function openPool(url: string): pg.Pool {
  const pool = new pg.Pool({ connectionString: url, max: 12 })
  // What breaks is said by the query that needs it.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

function createKiller(
  nodes: readonly [ServerProcess, ServerProcess],
  crash: (() => Promise<void>) | undefined,
  isBack: () => Promise<unknown>,
): Pick<Ground, 'kill' | 'kills'> {
  const kills = { server: 0, database: 0 }
  let last: Promise<void> = Promise.resolve()
  const kill = async ({ what, node }: Killed) => {
    if (what === 'database' && !crash) return
    kills[what] += 1
    if (what === 'server') return nodes[node % 2 === 0 ? 0 : 1].killAndStart()
    await crash?.()
    await isBack()
  }
  return {
    kills,
    kill(wanted) {
      last = last.then(() => kill(wanted))
      return last
    },
  }
}

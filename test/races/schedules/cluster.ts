import pg from 'pg'
import { createSecrets, type Secrets } from '#server/base/secrets.ts'
import { type Database, openDatabase } from '#server/db/database.ts'
import { databaseFault } from '#server/db/database-fault.ts'
import { pause } from '#server/db/embedded/processes.ts'
import { Client, signIn } from '#test/support/client.ts'
import { type ServerProcess, startServerProcess } from '#test/support/server-process.ts'
import { TEST_KEY } from '#test/support/test-key.ts'
import { keepWatch } from './watch.ts'

/** What is killed: the one database, or the server of a node. */
export interface Killed {
  readonly what: 'server' | 'database'
  readonly node: number
}

/** Runs schedules, several at once: a database and two nodes, web and worker each. */
export interface Cluster extends AsyncDisposable {
  /** Of the superuser. */
  readonly url: string
  readonly ports: readonly [number, number]
  /** The secrets with which the gateway signs. */
  readonly secrets: Secrets
  /** For the product's own functions. */
  readonly database: Database
  /** A visitor who has opened a page, and a signed-in member of staff; both are valid at every node. */
  readonly visitor: Client
  readonly staff: Client
  readonly kills: Record<Killed['what'], number>
  /** As the superuser, repeated while the database is away: send only statements that may run twice. */
  query<Row extends object>(statement: string, values?: readonly unknown[]): Promise<Row[]>
  /** The same on one connection. */
  connected<T>(work: (client: pg.ClientBase) => Promise<T>): Promise<T>
  /** One at a time; resolves when what was killed is back. */
  kill(killed: Killed): Promise<void>
  /** False when a node has ended without being killed. */
  isAlive(): boolean
  /** What the nodes have written, for diagnosis. */
  output(): string
}

/** The member of staff in all schedules, a test person of the local issuer. */
export const STAFF = 'danuta-wrona'
/** Longer than anything takes to come back, also on a machine that has much else to do. */
export const PATIENCE = 60_000

/**
 * Starts two nodes on a database that is migrated and empty.
 * @param crash kills the database, which is then started again by itself
 * @param settings more of the nodes' environment
 */
export async function startCluster(
  { url, crash }: { readonly url: string; readonly crash?: () => Promise<void> },
  settings: Readonly<Record<string, string>> = {},
): Promise<Cluster> {
  await using started = new AsyncDisposableStack()
  const start = () => startServerProcess(url, { ...settings })
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
    secrets: createSecrets(TEST_KEY),
    isAlive: () => nodes.every((node) => node.isAlive()),
    output: () => nodes.map((node) => node.output()).join('\n'),
    [Symbol.asyncDispose]: () => all.disposeAsync(),
  }
}

/** Repeats the work while the database is away. */
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
  // The same questions are asked of each schedule's account: their plans are kept.
  const options = '-c plan_cache_mode=force_generic_plan'
  const pool = new pg.Pool({ connectionString: url, max: 12, idleTimeoutMillis: 0, options })
  // A broken connection is reported by the query that needs it.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

function createKiller(
  nodes: readonly [ServerProcess, ServerProcess],
  crash: (() => Promise<void>) | undefined,
  isBack: () => Promise<unknown>,
): Pick<Cluster, 'kill' | 'kills'> {
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

import pg from 'pg'

/** bigint: grosze and counters fit a double exactly up to 2^53; anything larger is a bug and throws. */
function parseInt8(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`int8 out of the safe range: ${text}`)
  return value
}

/** timestamptz as PostgreSQL prints it ('2026-08-16 09:00:00.5+00') → an instant. */
function parseTimestamptz(text: string): Temporal.Instant {
  return Temporal.Instant.from(text.replace(' ', 'T'))
}

const PARSERS = new Map<number, (text: string) => unknown>([
  [pg.types.builtins.INT8, parseInt8],
  [pg.types.builtins.DATE, (text) => text],
  [pg.types.builtins.TIMESTAMPTZ, parseTimestamptz],
])

const types: pg.CustomTypesConfig = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    const own = format === 'binary' ? undefined : PARSERS.get(oid)
    return own ?? pg.types.getTypeParser(oid, format === 'binary' ? 'binary' : 'text')
  },
}

export type DatabaseRole = 'zapisano_app' | 'zapisano_worker'

/**
 * Connections that take on a role before they are handed out. Not by the address's `options`: those would be
 * overridden by the address itself, and a pooler may ignore them. A connection that waits too long for a lock, or
 * holds one while idle, is ended: one half-dead node must not stop a sale.
 */
export function createPool(url: string, role: DatabaseRole, size: number): pg.Pool {
  const pool = new ListeningPool({
    connectionString: url,
    onConnect: async (client) => {
      await client.query(
        `SET ROLE ${role}; SET timezone = 'UTC'; SET lock_timeout = '5s'; SET statement_timeout = '30s';
         SET idle_in_transaction_session_timeout = '10s'`,
      )
    },
    max: size,
    types,
    connectionTimeoutMillis: 5_000,
  })
  // A connection that breaks while idle is replaced by the pool; the next query reports a lasting fault.
  pool.on('error', () => {})
  // One that breaks in use reports it to its query, and once more as an event: without a listener, that would end the
  // process.
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

type Connected = Parameters<pg.Pool['connect']>[0]

/**
 * A pool whose clients may be released twice; the second release does nothing. The listener of the job library
 * releases its client in two ways, when the database dies and when the shift ends. If both happen at once, the second
 * throws in a promise without a handler, and that would end the process.
 */
class ListeningPool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>
  override connect(callback: Connected): void
  override connect(callback?: Connected): Promise<pg.PoolClient> | undefined {
    if (callback === undefined) return super.connect()
    super.connect((error, client, done) => callback(error, client, once(done)))
  }
}

function once(done: (release?: unknown) => void): (release?: unknown) => void {
  let isDone = false
  return (release) => {
    if (isDone) return
    isDone = true
    done(release)
  }
}

import pg from 'pg'
import { ListeningPool } from './listening-pool.ts'

/** bigint: grosze and counters fit a double exactly up to 2^53; anything larger is a bug, said aloud. */
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
 * Connections that take on a role before anybody gets them. Not by the address's `options`: those would
 * be overridden by whatever the address itself says, and a pooler may ignore them. What waits too long
 * for a lock, or holds one and says nothing, is ended: one half-dead node must not stop a sale.
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
  // One that breaks in use says so to its query, and once more to nobody: unheard, that would end the process.
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

/** The connection is lost, or was never made: PostgreSQL is unavailable, starting, or has ended it. */
const LOST = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  '57P01',
  '57P02',
  '57P03',
  '08006',
  '08003',
  '25P03',
])
/** The driver's own errors have no code; the last two come from the ROLLBACK on a lost connection. */
const DRIVER_LOST = /connection terminated|encountered a connection error/i
/** All connections of the pool were in use for too long. */
const POOL_BUSY = /timeout exceeded when trying to connect/i
/** Too many connections, a lock or an answer that did not come in time, a deadlock. */
const BUSY = new Set(['53300', '55P03', '57014', '40P01', '40001'])

/**
 * Whether an error is a passing failure of the database, so that the same request may be repeated: `lost` when it is
 * unknown whether it was done, `busy` when it was not; null for what would fail again.
 */
export function databaseFault(error: unknown): 'lost' | 'busy' | null {
  if (!(error instanceof Error)) return null
  const code = 'code' in error ? String(error.code) : ''
  if (LOST.has(code) || DRIVER_LOST.test(error.message)) return 'lost'
  return BUSY.has(code) || POOL_BUSY.test(error.message) ? 'busy' : null
}

/** Whether PostgreSQL rolled a transaction back so that another one could go on: a deadlock, a conflict of snapshots. */
export function hasGivenWay(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === '40P01' || error.code === '40001')
}

/** The connection is gone, or was never there: PostgreSQL is away, starting, or ended it. */
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
/** The driver's own words have no code; the last are of the ROLLBACK on a connection that is gone. */
const DRIVER_LOST = /connection terminated|encountered a connection error/i
/** All connections of the pool were in use for too long. */
const POOL_BUSY = /timeout exceeded when trying to connect/i
/** Too many connections, a lock or an answer that did not come in time, two that waited for each other. */
const BUSY = new Set(['53300', '55P03', '57014', '40P01', '40001'])

/**
 * Whether an error is the database's passing trouble, so that the same may be asked again: `lost` when
 * nobody knows whether it was done, `busy` when it was not; null for what would fail again.
 */
export function databaseFault(error: unknown): 'lost' | 'busy' | null {
  if (!(error instanceof Error)) return null
  const code = 'code' in error ? String(error.code) : ''
  if (LOST.has(code) || DRIVER_LOST.test(error.message)) return 'lost'
  return BUSY.has(code) || POOL_BUSY.test(error.message) ? 'busy' : null
}

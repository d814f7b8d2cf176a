import { exportList } from '#server/features/registrations/lists/export-list.ts'
import { getListFields } from '#server/features/registrations/lists/get-list-fields.ts'
import type { Asking } from './asked.ts'
import type { CrowdedEvent } from './lists.ts'
import { timeOfDatabase } from './processor-time.ts'

const MEGABYTE = 1024 * 1024
/** Between two looks at the memory. */
const PIECES = 20
const COLUMNS = 40

/** How a list has become a file. */
export interface Exported {
  readonly columns: number
  readonly perSecond: number
  readonly megabytes: number
  /** Of the heap above the beginning, at most, in megabytes. */
  readonly grown: number
  /** Microseconds of processor time for a row. */
  readonly database: number
  readonly server: number
}

/** Writes the list of an event into a file that nobody keeps; the heap is what is used after each collection. */
export async function measureExport(
  { event, people, ctx }: CrowdedEvent,
  format: 'csv' | 'xlsx',
  { postmaster, stop }: Omit<Asking, 'rounds'>,
): Promise<Exported> {
  const asked = { accountId: ctx.account, eventId: event, list: 'people' as const, role: 'owner' as const }
  const { columns } = await getListFields(ctx, asked)
  // Two more stand before them: whose row it is.
  const chosen = columns.slice(0, COLUMNS - 2).map(({ key }) => key)
  const { content } = await exportList(ctx, {
    ...{ ...asked, format, separator: 'semicolon', sort: 'name', order: 'up', columns: chosen.join(',') },
  })
  const started = performance.now()
  const [before, database, server] = [heap(), timeOfDatabase(postmaster), process.cpuUsage()]
  let [bytes, pieces, most] = [0, 0, 0]
  for await (const piece of content) {
    stop.throwIfAborted()
    bytes += Buffer.byteLength(piece)
    pieces++
    if (pieces % PIECES === 0) most = Math.max(most, heap())
  }
  const seconds = (performance.now() - started) / 1000
  const { user, system } = process.cpuUsage(server)
  return {
    ...{ columns: chosen.length + 2, perSecond: people / seconds, megabytes: bytes / MEGABYTE },
    grown: Math.max(0, most - before),
    database: ((timeOfDatabase(postmaster) - database) * 1000) / people,
    server: (user + system) / people,
  }
}

function heap(): number {
  globalThis.gc?.()
  return process.memoryUsage().heapUsed / MEGABYTE
}

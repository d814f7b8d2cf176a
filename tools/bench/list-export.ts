import { exportList } from '#server/features/registrations/lists/export-list.ts'
import type { CrowdedEvent } from './lists.ts'

const MEGABYTE = 1024 * 1024
/** Between two looks at the memory. */
const PIECES = 20

/** Writes the list of an event into a file that nobody keeps; the heap is what is used after each collection. */
export async function measureExport(
  { event, people, ctx }: CrowdedEvent,
  format: 'csv' | 'xlsx',
  stop: AbortSignal,
) {
  const { content } = await exportList(ctx, {
    ...{
      accountId: ctx.account,
      eventId: event,
      list: 'people',
      role: 'owner',
      format,
      separator: 'semicolon',
    },
    ...{ sort: 'name', order: 'up', columns: 'group,age,state,paid,total,ticket,number,email,phone,time' },
  })
  const started = performance.now()
  const before = heap()
  let [bytes, pieces, most] = [0, 0, 0]
  for await (const piece of content) {
    stop.throwIfAborted()
    bytes += Buffer.byteLength(piece)
    pieces++
    if (pieces % PIECES === 0) most = Math.max(most, heap())
  }
  const seconds = (performance.now() - started) / 1000
  return {
    rows: people,
    perSecond: people / seconds,
    megabytes: bytes / MEGABYTE,
    grown: Math.max(0, most - before),
  }
}

function heap(): number {
  globalThis.gc?.()
  return process.memoryUsage().heapUsed / MEGABYTE
}

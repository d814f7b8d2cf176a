import { openDatabase } from '#server/db/database.ts'
import { reserve } from '#server/features/registrations/order/reserve.ts'
import type { BenchEvent } from './bench-event.ts'
import { type Figure, Tally } from './figures.ts'
import { orderMaker } from './made-order.ts'
import { type Span, spanOf } from './span.ts'

const CALLERS = 512

/** (b) The product's own way to sell, straight from Node: no HTTP, nothing to check. */
export async function measureStraight(url: string, benchEvent: BenchEvent, span: Span): Promise<Figure> {
  const db = openDatabase(url)
  const { from, until } = spanOf(span)
  const tally = new Tally(from, until)
  const makeOrder = orderMaker(benchEvent)
  let family = 0
  const work = async () => {
    while (performance.now() < until) {
      const wanted = performance.now()
      const order = makeOrder(family++)
      const { verdict } = await reserve({ db, account: benchEvent.account }, benchEvent.event, order)
      tally.note(verdict === 'created' ? 'sold' : verdict === 'full' ? 'refused' : 'odd', wanted)
    }
  }
  await Promise.all(Array.from({ length: CALLERS }, work))
  await db.close()
  return tally.figure()
}

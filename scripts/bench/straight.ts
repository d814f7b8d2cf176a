import { openDatabase } from '#server/db/database.ts'
import { reserve } from '#server/features/registrations/reserve.ts'
import { type Figure, Tally } from './figures.ts'
import { orderMaker } from './made-order.ts'
import { type Span, spanOf } from './span.ts'
import type { Stall } from './stall.ts'

const CALLERS = 512

/** (b) The product's own way to sell, straight from Node: no HTTP, nothing to check. */
export async function measureStraight(url: string, stall: Stall, span: Span): Promise<Figure> {
  const db = openDatabase(url)
  const { from, until } = spanOf(span)
  const tally = new Tally(from, until)
  const makeOrder = orderMaker(stall)
  let family = 0
  const work = async () => {
    while (performance.now() < until) {
      const wanted = performance.now()
      const order = makeOrder(family++)
      const { verdict } = await reserve({ db, account: stall.account }, stall.event, order)
      tally.note(verdict === 'created' ? 'sold' : verdict === 'full' ? 'refused' : 'odd', wanted)
    }
  }
  await Promise.all(Array.from({ length: CALLERS }, work))
  await db.close()
  return tally.figure()
}

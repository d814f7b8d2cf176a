import type { TenantCtx } from '#server/context/ctx.ts'
import { databaseFault } from '#server/db/database-fault.ts'
import { perDatabase } from '#server/db/per-database.ts'
import { type Batcher, createBatcher } from './batcher.ts'

/** The context in which an order is sold. */
export type Seller = Pick<TenantCtx, 'db' | 'account'>

/** The queue in which orders for one event are processed together. */
export interface OrderQueue<Order, Verdict> {
  /**
   * Answers after the commit.
   * @throws Refusal crowded; the database's error when this order cannot be written
   */
  send(seller: Seller, eventId: string, order: Order): Promise<Verdict>
}

interface Options<Order, Verdict> {
  /** Processes a whole batch in its own transaction; one verdict for each order, in the same order. */
  readonly run: (seller: Seller, eventId: string, orders: readonly Order[]) => Promise<Verdict[]>
  /** Orders with the same key are never in one batch. */
  readonly keyOf: (order: Order) => string
}

type Outcome<Verdict> = { readonly verdict: Verdict } | { readonly error: unknown }

/** A larger batch would not be cheaper for each, and while one is sold the next is read, priced and answered. */
const MOST_AT_ONCE = 128
/** At a thousand a second the last of them waits a good ten seconds. */
const MOST_WAITING = 12_000

/**
 * Orders for the same event that come while others are being processed go together, in the order in which they came,
 * each on its own terms (docs/decisions/011). They must be safe to repeat: a lost connection repeats them.
 */
export function createOrderQueue<Order, Verdict>(
  options: Options<Order, Verdict>,
): OrderQueue<Order, Verdict> {
  const batchers = perDatabase(() => new Map<string, Batcher<Order, Outcome<Verdict>>>())
  const batcherOf = ({ db, account }: Seller, eventId: string) => {
    const all = batchers(db)
    const name = `${account} ${eventId}`
    const known = all.get(name)
    if (known) return known
    const batcher = createBatcher<Order, Outcome<Verdict>>({
      run: (orders) => deal(options.run, { db, account }, eventId, orders),
      size: MOST_AT_ONCE,
      room: MOST_WAITING,
      keyOf: options.keyOf,
      onIdle: () => all.delete(name),
    })
    all.set(name, batcher)
    return batcher
  }
  return {
    async send(seller, eventId, order) {
      const outcome = await batcherOf(seller, eventId).send(order)
      if ('error' in outcome) throw outcome.error
      return outcome.verdict
    },
  }
}

/** An order that the database rejects spoils only itself: the batch is halved until it is alone. */
async function deal<Order, Verdict>(
  run: Options<Order, Verdict>['run'],
  seller: Seller,
  eventId: string,
  orders: readonly Order[],
): Promise<Outcome<Verdict>[]> {
  try {
    return (await dealOrAgain(run, seller, eventId, orders)).map((verdict) => ({ verdict }))
  } catch (error) {
    // What the database cannot do at all now, it cannot do in halves.
    if (databaseFault(error) !== null) throw error
    if (orders.length === 1) return [{ error }]
    const half = Math.ceil(orders.length / 2)
    return [
      ...(await deal(run, seller, eventId, orders.slice(0, half))),
      ...(await deal(run, seller, eventId, orders.slice(half))),
    ]
  }
}

/** When the connection is lost it is unknown what was written: sent once more, the keys show it. */
async function dealOrAgain<Order, Verdict>(
  run: Options<Order, Verdict>['run'],
  seller: Seller,
  eventId: string,
  orders: readonly Order[],
): Promise<Verdict[]> {
  try {
    return await run(seller, eventId, orders)
  } catch (error) {
    if (databaseFault(error) !== 'lost') throw error
    return run(seller, eventId, orders)
  }
}

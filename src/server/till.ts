import { type Batcher, createBatcher } from './batcher.ts'
import type { TenantCtx } from './ctx.ts'
import { databaseFault } from './db/database-fault.ts'
import { perDatabase } from './db/per-database.ts'

/** What an order is sold within. */
export type Seller = Pick<TenantCtx, 'db' | 'account'>

/** Where orders for one event are dealt with together. */
export interface Till<Order, Verdict> {
  /**
   * Answers after the commit.
   * @throws Refusal crowded; the database's error when this order cannot be written
   */
  send(seller: Seller, eventId: string, order: Order): Promise<Verdict>
}

interface Options<Order, Verdict> {
  /** Deals with a whole batch in its own transaction; one verdict for each order, in the same order. */
  readonly run: (seller: Seller, eventId: string, orders: readonly Order[]) => Promise<Verdict[]>
  /** Orders with the same key never travel together. */
  readonly keyOf: (order: Order) => string
}

type Outcome<Verdict> = { readonly verdict: Verdict } | { readonly error: unknown }

/** More would not be cheaper each, and while a batch is sold the next one is read, priced and answered. */
const MOST_AT_ONCE = 128
/** At a thousand a second the last of them waits a good ten seconds. */
const MOST_WAITING = 12_000

/**
 * Orders for the same event that come while others are being dealt with go together, in the order in which they
 * came, each on its own terms (docs/decisions/011). They must be safe to send again: a lost connection does so.
 */
export function createTill<Order, Verdict>(options: Options<Order, Verdict>): Till<Order, Verdict> {
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

/** An order that the database will not have spoils only itself: the batch is halved until it stands alone. */
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

/** When the connection is lost nobody knows what was written: sent once more, the keys tell. */
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

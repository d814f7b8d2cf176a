import { randomBytes } from 'node:crypto'
import { REGISTRATION_NUMBER_BYTES, registrationNumber } from '#domain/code.ts'
import { type Batcher, createBatcher } from '#server/batcher.ts'
import type { TenantCtx } from '#server/ctx.ts'
import { databaseFault } from '#server/db/database-fault.ts'
import { perDatabase } from '#server/db/per-database.ts'
import { type Order, reserveMany, type Verdict } from './registrations.queries.ts'

type Outcome = Verdict | { readonly verdict: 'failed'; readonly error: unknown }

/** What an order is sold within. */
type Seller = Pick<TenantCtx, 'db' | 'account'>

/** More would not be cheaper each, and while a batch is sold the next one is read, priced and answered. */
const MOST_AT_ONCE = 128
/** At a thousand a second the last of them waits a good ten seconds. */
const MOST_WAITING = 12_000

const tills = perDatabase(() => new Map<string, Batcher<Order, Outcome>>())

/**
 * Sells an order or says why not. Orders for the same event that come while others are being sold are sold
 * together, in the order in which they came, each on its own terms (docs/decisions/011). The answer comes
 * after the commit.
 * @throws Refusal crowded; the database's error when this order cannot be written
 */
export async function reserve(ctx: Seller, eventId: string, order: Order): Promise<Verdict> {
  const outcome = await tillOf(ctx, eventId).send(order)
  if (outcome.verdict === 'failed') throw outcome.error
  return outcome
}

function tillOf({ db, account }: Seller, eventId: string): Batcher<Order, Outcome> {
  const all = tills(db)
  const name = `${account} ${eventId}`
  const known = all.get(name)
  if (known) return known
  const till = createBatcher<Order, Outcome>({
    run: (orders) => sell({ db, account }, eventId, orders),
    size: MOST_AT_ONCE,
    room: MOST_WAITING,
    keyOf: ({ key }) => key,
    onIdle: () => all.delete(name),
  })
  all.set(name, till)
  return till
}

/** An order that the database will not have spoils only itself: the batch is halved until it stands alone. */
async function sell(ctx: Seller, eventId: string, orders: readonly Order[]): Promise<Outcome[]> {
  try {
    return await sellOrAgain(ctx, eventId, orders)
  } catch (error) {
    // What the database cannot do at all now, it cannot do in halves.
    if (databaseFault(error) !== null) throw error
    if (orders.length === 1) return [{ verdict: 'failed', error }]
    const half = Math.ceil(orders.length / 2)
    return [
      ...(await sell(ctx, eventId, orders.slice(0, half))),
      ...(await sell(ctx, eventId, orders.slice(half))),
    ]
  }
}

/** When the connection is lost nobody knows what was written: sent once more, the keys tell. */
async function sellOrAgain(ctx: Seller, eventId: string, orders: readonly Order[]): Promise<Outcome[]> {
  const once = () =>
    ctx.db.tenant(ctx.account, (tx) =>
      reserveMany(tx, ctx.account, eventId, orders, proposedNumbers(orders.length)),
    )
  try {
    return await once()
  } catch (error) {
    if (databaseFault(error) !== 'lost') throw error
    return once()
  }
}

/** Enough different numbers even where two in three are in use. */
function proposedNumbers(orders: number): string[] {
  const numbers = new Set<string>()
  while (numbers.size < 3 * orders + 13)
    numbers.add(registrationNumber(randomBytes(REGISTRATION_NUMBER_BYTES)))
  return [...numbers]
}

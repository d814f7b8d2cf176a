import { randomUUID } from 'node:crypto'
import { pause } from '#server/db/embedded/processes.ts'
import type { EventOnSale } from './event-on-sale.ts'
import { hold, standing } from './hold.ts'
import type { Outcome } from './outcomes.ts'

interface Order {
  readonly key: string
  readonly family: number
}

/** Orders of so many families, each under a key of its own. */
export const ordersOf = (families: number): Order[] =>
  Array.from({ length: families }, (_, family) => ({ key: randomUUID(), family }))

/** By then a server has read what was sent to it, also on a busy machine. */
const READ = 500

/**
 * One order waits for the pools, and the orders sent meanwhile to the same node are sold together when it goes
 * on.
 * @param url of the superuser
 * @param before what happens while it waits
 */
export async function inOneBatch(
  url: string,
  eventOnSale: EventOnSale,
  orders: readonly Order[],
  before = async () => {},
): Promise<Outcome[]> {
  await using pools = await hold(url, 'SELECT FROM capacity_pool')
  const send = async ({ key, family }: Order): Promise<Outcome> => ({
    key,
    answer: await eventOnSale.buy(key, family),
  })
  const [first, ...others] = orders
  const outcomes = first ? [send(first)] : []
  await standing(url, 1)
  outcomes.push(...others.map(send))
  await before()
  await pause(READ)
  await pools.letGo()
  return Promise.all(outcomes)
}

import { randomUUID } from 'node:crypto'
import { pause } from '#server/db/embedded/processes.ts'
import { hold, standing } from './hold.ts'
import type { Shop } from './shop.ts'
import type { Told } from './told.ts'

interface Order {
  readonly key: string
  readonly family: number
}

/** Orders of so many families, each under a key of its own. */
export const ordersOf = (families: number): Order[] =>
  Array.from({ length: families }, (_, family) => ({ key: randomUUID(), family }))

/** By then a server has read what was sent to it, also on a machine that has much else to do. */
const READ = 500

/**
 * One family stands before the pools, and what is sent meanwhile to the same node is sold together when it
 * goes on.
 * @param url of the superuser
 * @param before what happens while it stands there
 */
export async function inOneBatch(
  url: string,
  shop: Shop,
  orders: readonly Order[],
  before = async () => {},
): Promise<Told[]> {
  await using pools = await hold(url, 'SELECT FROM capacity_pool')
  const send = async ({ key, family }: Order): Promise<Told> => ({ key, answer: await shop.buy(key, family) })
  const [first, ...others] = orders
  const told = first ? [send(first)] : []
  await standing(url, 1)
  told.push(...others.map(send))
  await before()
  await pause(READ)
  await pools.letGo()
  return Promise.all(told)
}

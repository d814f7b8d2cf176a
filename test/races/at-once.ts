import { hold, standing } from './hold.ts'
import type { Shop } from './shop.ts'
import type { Told } from './told.ts'

interface Order {
  readonly key: string
  readonly family: number
}

/**
 * Sends orders, one after another to all nodes, so that none goes on before each node stands before the same
 * row: each has by then looked at a world without the others. What a node has not got into that transaction
 * waits there for its next one.
 * @param url of the superuser
 * @param rows that every order has to lock
 */
export async function atOnce(
  url: string,
  shop: Shop,
  orders: readonly Order[],
  rows = 'capacity_pool',
): Promise<Told[]> {
  await using held = await hold(url, `SELECT FROM ${rows}`)
  const told = orders.map(async ({ key, family }, index) => ({
    key,
    answer: await shop.buy(key, family, 1, index),
  }))
  await standing(url, Math.min(orders.length, shop.nodes))
  await held.letGo()
  return Promise.all(told)
}

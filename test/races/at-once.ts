import { hold, standing } from './hold.ts'
import type { Shop } from './shop.ts'
import type { Told } from './told.ts'

/** Connections of the server: so many orders can stand before a lock at once. */
export const CONNECTIONS = 10

interface Order {
  readonly key: string
  readonly family: number
}

/**
 * Sends orders so that none goes on before as many as possible stand before the same row: each has by
 * then looked at a world without the others.
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
  const told = orders.map(async ({ key, family }) => ({ key, answer: await shop.buy(key, family) }))
  await standing(url, Math.min(orders.length, CONNECTIONS))
  await held.letGo()
  return Promise.all(told)
}

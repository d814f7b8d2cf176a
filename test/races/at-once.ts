import type { EventOnSale } from './event-on-sale.ts'
import { hold, standing } from './hold.ts'
import type { Outcome } from './outcomes.ts'

interface Order {
  readonly key: string
  readonly family: number
}

/**
 * Sends orders, one after another to all nodes, so that none goes on before each node waits for the same row:
 * each has by then read a state without the others. Orders that miss the transaction of their node wait there
 * for its next one.
 * @param url of the superuser
 * @param rows that every order has to lock
 */
export async function atOnce(
  url: string,
  eventOnSale: EventOnSale,
  orders: readonly Order[],
  rows = 'capacity_pool',
): Promise<Outcome[]> {
  await using held = await hold(url, `SELECT FROM ${rows}`)
  const outcomes = orders.map(async ({ key, family }, index) => ({
    key,
    answer: await eventOnSale.buy(key, family, 1, index),
  }))
  await standing(url, Math.min(orders.length, eventOnSale.nodes))
  await held.letGo()
  return Promise.all(outcomes)
}

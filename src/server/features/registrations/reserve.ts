import { randomBytes } from 'node:crypto'
import { REGISTRATION_NUMBER_BYTES, registrationNumber } from '#domain/code.ts'
import { createTill, type Seller } from '#server/till.ts'
import { type Order, reserveMany, type Verdict } from './registrations.queries.ts'

const till = createTill<Order, Verdict>({
  run: (seller, eventId, orders) => reserveMany(seller, eventId, orders, proposedNumbers(orders.length)),
  keyOf: ({ key }) => key,
})

/** A verdict that stands. */
export type Sold = Exclude<Verdict, { readonly verdict: 'again' }>

/**
 * Sells an order or says why not; with others that come meanwhile, in the order in which they came. The answer
 * comes after the commit.
 * @throws Refusal crowded; the database's error when this order cannot be written
 */
export async function reserve(seller: Seller, eventId: string, order: Order): Promise<Sold> {
  for (;;) {
    const verdict = await till.send(seller, eventId, order)
    // So much was overdue that one call could not free it all: each time there is less of it.
    if (verdict.verdict !== 'again') return verdict
  }
}

/** Enough different numbers even where two in three are in use. */
function proposedNumbers(orders: number): string[] {
  const numbers = 3 * orders + 13
  const chance = randomBytes(numbers * REGISTRATION_NUMBER_BYTES)
  const at = (n: number) => chance.subarray(n * REGISTRATION_NUMBER_BYTES)
  return [...new Set(Array.from({ length: numbers }, (_, n) => registrationNumber(at(n))))]
}

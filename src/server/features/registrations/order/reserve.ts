import { randomBytes } from 'node:crypto'
import { REGISTRATION_NUMBER_BYTES, registrationNumber } from '#domain/values/code.ts'
import { createOrderQueue, type Seller } from '#server/orders/order-queue.ts'
import { type ReservationCommand, reserveMany, type Verdict } from '../agreement/registrations.queries.ts'

const queue = createOrderQueue<ReservationCommand, Verdict>({
  run: (seller, eventId, orders) => reserveMany(seller, eventId, orders, proposedNumbers(orders.length)),
  keyOf: ({ key }) => key,
})

/** A final verdict of the sale; the others require another step first. */
export type Sold = Exclude<Verdict, { readonly verdict: 'again' | 'proof' | 'unpaid' }>

/**
 * Sells an order or returns why not; together with others that come meanwhile, in the order in which they came. The
 * answer comes after the commit.
 * @throws Refusal crowded; the database's error when this order cannot be written
 */
export async function reserve(
  seller: Seller,
  eventId: string,
  order: ReservationCommand,
): Promise<Exclude<Verdict, { readonly verdict: 'again' }>> {
  for (;;) {
    const verdict = await queue.send(seller, eventId, order)
    // So much was overdue that one call could not release it all: each time there is less of it.
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

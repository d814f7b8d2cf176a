import type { Ctx } from '#server/ctx.ts'
import type { Tx } from '#server/db/database.ts'
import { listOpenPayments } from './payments.queries.ts'

/** The same end, or later where somebody has begun to pay before it and the gateway may still settle that. */
export async function endOfPaying(
  tx: Tx,
  { gateways }: Pick<Ctx, 'gateways'>,
  registrationId: string,
  end: Temporal.Instant,
): Promise<Temporal.Instant> {
  const later = (a: Temporal.Instant, b: Temporal.Instant) => (Temporal.Instant.compare(a, b) >= 0 ? a : b)
  return (await listOpenPayments(tx, registrationId))
    .filter(({ createdAt }) => Temporal.Instant.compare(createdAt, end) <= 0)
    .map(({ createdAt }) => createdAt.add(gateways.payment.payTime))
    .reduce(later, end)
}

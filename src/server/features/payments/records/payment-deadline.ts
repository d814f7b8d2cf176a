import type { Ctx } from '#server/context/ctx.ts'
import type { Tx } from '#server/db/database.ts'
import { findGateway } from './connected-gateways.ts'
import { listOpenPayments } from './payments.queries.ts'

/** The same end, or later where a payment has begun before it and a connected gateway may still settle that. */
export async function paymentDeadline(
  tx: Tx,
  ctx: Pick<Ctx, 'gateways'>,
  registrationId: string,
  end: Temporal.Instant,
): Promise<Temporal.Instant> {
  const later = (a: Temporal.Instant, b: Temporal.Instant) => (Temporal.Instant.compare(a, b) >= 0 ? a : b)
  return (await listOpenPayments(tx, registrationId))
    .filter(({ createdAt }) => Temporal.Instant.compare(createdAt, end) <= 0)
    .map(({ createdAt, gateway }) => createdAt.add(findGateway(ctx, gateway)?.payTime ?? {}))
    .reduce(later, end)
}

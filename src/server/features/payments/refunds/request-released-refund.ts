import type { TenantCtx } from '#server/context/ctx.ts'
import type { Tx } from '#server/db/database.ts'
import { findSurplus } from './promised-refunds.queries.ts'
import { requestPromisedRefund } from './request-promised-refund.ts'

interface Changed {
  readonly registrationId: string
  readonly eventId: string
}

/**
 * Runs a change of a registration and requests a refund of the paid money that it has released: as much as the
 * surplus has grown by. An overpayment from before stays a proposal. Under the registration's lock.
 */
export async function requestReleasedRefund(
  tx: Tx,
  ctx: TenantCtx,
  { registrationId, eventId }: Changed,
  change: () => Promise<void>,
): Promise<void> {
  const before = await findSurplus(tx, ctx.account, registrationId)
  await change()
  const atMost = (await findSurplus(tx, ctx.account, registrationId)) - before
  if (atMost > 0) await requestPromisedRefund(tx, ctx, { registrationId, eventId, origin: 'changed', atMost })
}

import type { z } from 'zod'
import type { returnSurplus as contract } from '#contract/money.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { assertRegistration } from '#server/features/registrations/agreement/assert-registration.ts'
import { lockForSettling } from '#server/features/registrations/agreement/lock-payable.ts'
import { Refusal } from '#server/http/refusal.ts'
import { findSurplus } from '../refunds/promised-refunds.queries.ts'
import { requestPromisedRefund } from '../refunds/request-promised-refund.ts'

type Input = z.output<typeof contract.params> & z.output<typeof contract.body>

/**
 * Requests a refund of all that is above what is owed: by the payments that brought it, the rest by a transfer. Above
 * the account's sum it waits until it is confirmed.
 * @throws Refusal not_found; changed_meanwhile when the surplus is not what was shown, as after a repetition
 */
export async function returnSurplus(ctx: TenantCtx, input: Input): Promise<void> {
  const { eventId, registrationId, amount, reason } = input
  await assertRegistration(ctx, { eventId, registrationId })
  await ctx.db.tenant(ctx.account, async (tx) => {
    await lockForSettling(tx, registrationId)
    if ((await findSurplus(tx, ctx.account, registrationId)) !== amount)
      throw new Refusal('changed_meanwhile')
    await requestPromisedRefund(tx, ctx, { registrationId, eventId, origin: 'staff', reason })
  })
}

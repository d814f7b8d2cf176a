import type { z } from 'zod'
import type { settleMoneyDoubt as contract } from '#contract/money.ts'
import { recordAudit } from '#server/audit/audit.queries.ts'
import { actorText, type TenantCtx } from '#server/context/ctx.ts'
import { assertRegistration } from '#server/features/registrations/agreement/assert-registration.ts'
import { lockForSettling } from '#server/features/registrations/agreement/lock-payable.ts'
import { refreshLists } from '#server/features/registrations/lists/refresh-lists.ts'
import { Refusal } from '#server/http/refusal.ts'
import { findDoubt, noteSettled } from './overview.queries.ts'

type Input = z.output<typeof contract.params> & z.output<typeof contract.body>

/**
 * Notes that somebody has looked at the money of a registration and that it is right as it is. Nothing is booked.
 * @throws Refusal not_found; changed_meanwhile when it is not what was shown
 */
export async function settleMoneyDoubt(ctx: TenantCtx, input: Input): Promise<void> {
  const { eventId, registrationId, kind, amount, reason } = input
  await assertRegistration(ctx, { eventId, registrationId })
  await ctx.db.tenant(ctx.account, async (tx) => {
    await lockForSettling(tx, registrationId)
    await refreshLists(tx, ctx)
    const found = await findDoubt(tx, registrationId)
    if (found?.doubt !== kind || found.doubtAmount !== amount) throw new Refusal('changed_meanwhile')
    const settled = { doubt: kind, amount, reason, settledBy: actorText(ctx.actor) }
    await noteSettled(tx, { accountId: ctx.account, registrationId, ...settled })
    await recordAudit(tx, ctx, {
      ...{ action: 'payment.doubt_settled', eventId, registrationId },
      details: { doubt: kind, amount, reason },
    })
  })
}

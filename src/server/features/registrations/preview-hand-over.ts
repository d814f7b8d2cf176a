import type { z } from 'zod'
import type { previewHandOver as contract } from '#contract/hand-over.ts'
import { balanceOf } from '#domain/payment/balance.ts'
import { handOverMoney } from '#domain/payment/hand-over-money.ts'
import type { ChangedBy } from '#domain/registration/may-change.ts'
import type { TenantCtx } from '#server/ctx.ts'
import { decideHandOver } from './decide-hand-over.ts'
import { lockAgreed } from './lock-agreed.ts'
import { listLedger } from './registrations.queries.ts'

interface Input {
  readonly registrationId: string
  readonly by: ChangedBy
  readonly body: z.output<typeof contract.body>
}

/**
 * What it would come to if the place were handed over now: the fee, the new total, what is kept, goes back or is still
 * to pay. Nothing changes.
 * @throws Refusal not_found, not_changeable, changed_meanwhile, no_hand_over, invalid_input, registration_refused
 */
export async function previewHandOver(
  ctx: TenantCtx,
  { registrationId, by, body }: Input,
): Promise<z.input<typeof contract.output>> {
  return ctx.db.tenant(ctx.account, async (tx) => {
    const locked = await lockAgreed(tx, ctx, registrationId)
    const { priced, terms } = await decideHandOver(tx, ctx, locked, { by, body })
    const before = locked.agreed.total
    const { total } = priced
    const fee = by === 'registrant' ? terms.fee : null
    const money = handOverMoney({
      ...{ balance: balanceOf(await listLedger(tx, registrationId)), before, total },
      ...{ fee: fee?.amount ?? 0, refundDifference: terms.refundDifference },
    })
    return { total, difference: total - before, fee, until: terms.until, ...money }
  })
}

import type { z } from 'zod'
import type { previewHandOver as contract } from '#contract/hand-over.ts'
import { balanceOf } from '#domain/payment/balance.ts'
import { handOverMoney } from '#domain/payment/hand-over-money.ts'
import type { ChangedBy } from '#domain/registration/may-change.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { listLedger } from '../agreement/ledger.queries.ts'
import { lockAgreed } from '../agreement/lock-agreed.ts'
import { tryAgreedCode } from '../pricing/try-agreed-code.ts'
import { decideHandOver } from './decide-hand-over.ts'

interface Input {
  readonly registrationId: string
  readonly by: ChangedBy
  readonly body: z.output<typeof contract.body>
}

/**
 * The outcome if the place were handed over now: the fee, the new total, what is retained, refunded or still to pay.
 * Nothing changes.
 * @throws Refusal not_found, not_changeable, changed_meanwhile, no_hand_over, invalid_input, registration_refused,
 *   too_many_requests
 */
export async function previewHandOver(
  ctx: TenantCtx,
  { registrationId, by, body }: Input,
): Promise<z.input<typeof contract.output>> {
  await tryAgreedCode(ctx, { registrationId, draft: { code: null, answers: {}, people: [body.successor] } })
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

import type { Fee } from '#domain/payment/running-fee.ts'
import type { ChangedBy } from '#domain/registration/may-change.ts'
import { Refusal } from '#server/http/refusal.ts'

interface Sent {
  readonly by: ChangedBy
  /** What was seen above the button. */
  readonly body: { readonly expectedTotal: number; readonly fee: number }
}

/**
 * A registrant pays what the rules say and what was seen; the staff charge what they say, at most that.
 * @throws Refusal price_changed
 */
export function feeToCharge(fee: Fee | null, { by, body }: Sent): Fee | null {
  const amount = fee?.amount ?? 0
  if (by === 'registrant' && amount !== body.fee) {
    const params = {
      expected: body.expectedTotal,
      now: body.expectedTotal,
      expectedFee: body.fee,
      fee: amount,
    }
    throw new Refusal('price_changed', { params })
  }
  const charged = Math.min(amount, body.fee)
  return fee === null || charged === 0 ? null : { ...fee, amount: charged }
}

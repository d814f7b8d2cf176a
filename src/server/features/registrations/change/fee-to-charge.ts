import { dueWithFee } from '#domain/payment/due-with-fee.ts'
import type { Fee } from '#domain/payment/running-fee.ts'
import type { ChangeQuote } from '#domain/quote/quote-change.ts'
import type { QuoteContext } from '#domain/quote/quote-result.ts'
import type { RegistrationDraft } from '#domain/registration/draft.ts'
import type { ChangedBy } from '#domain/registration/may-change.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { LockedAgreement } from '../agreement/lock-agreed.ts'

interface Sent {
  readonly by: ChangedBy
  /** The fee shown above the button. */
  readonly body: { readonly expectedTotal: number; readonly fee: number }
}

/**
 * A registrant pays the fee of the rules, which must be the one shown; the staff charge what they choose, at most
 * that.
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

interface Decided {
  readonly draft: RegistrationDraft
  readonly priced: ChangeQuote
  readonly context: QuoteContext
}

/** The outcome, with the due dates of a fee that is charged along with it. */
export const pricedWithFee = (
  { compiled }: Pick<LockedAgreement, 'compiled'>,
  { draft, priced, context }: Decided,
  fee: Fee | null,
): ChangeQuote =>
  fee === null ? priced : { ...priced, due: dueWithFee(compiled, priced.due, draft, context) }

import type { DonationEntry } from '#domain/collection/donation-entry.ts'
import {
  nextPaymentState,
  OPEN_PAYMENT_STATES,
  type PaymentEvent,
  settlesNow,
} from '#domain/payment/states.ts'
import { recordAudit } from '#server/audit/audit.queries.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import type { Tx } from '#server/db/database.ts'
import { newId } from '#server/db/new-id.ts'
import type { TransactionTruth } from '#server/gateways/payment/port.ts'
import { bookDonation, lockDonation, moveDonation, type StoredDonation } from './donations.queries.ts'
import { queueConfirmation } from './queue-confirmation.queries.ts'

/** What the gateway's status means for our payment. */
const EVENTS: Readonly<Record<TransactionTruth['status'], PaymentEvent>> = {
  pending: 'start',
  succeeded: 'succeed',
  failed: 'fail',
  cancelled: 'cancel',
}

/**
 * Applies the gateway's status of a donation, once, in any order, also after a crash. Money is booked even when the
 * collection was closed meanwhile, and the donor gets the confirmation. Returns whether the payment has ended.
 */
export async function settleDonation(
  ctx: TenantCtx,
  truth: TransactionTruth,
): Promise<{ readonly ended: boolean }> {
  const event = EVENTS[truth.status]
  return ctx.db.tenant(ctx.account, async (tx) => {
    // The lock first, then the state: two notices may have come at once.
    const donation = await lockDonation(tx, truth.reference)
    if (!donation) return { ended: false }
    const { state: from } = donation
    const to = nextPaymentState(from, event)
    const ended = !OPEN_PAYMENT_STATES.includes(to)
    if (to === from) return { ended }
    await moveDonation(tx, truth.reference, { state: to, transactionId: truth.transactionId })
    if (settlesNow(from, event)) await book(tx, ctx, donation, truth)
    if (ended)
      await recordAudit(tx, ctx, {
        action: `donation.${truth.status}`,
        details: { collection: donation.collectionId, donation: truth.reference, amount: truth.amount },
        before: { donation: from },
        after: { donation: to },
      })
    return { ended }
  })
}

async function book(
  tx: Tx,
  ctx: TenantCtx,
  donation: StoredDonation,
  truth: TransactionTruth,
): Promise<void> {
  const { donationId, collectionId } = donation
  const entry = entryOf(truth, donation)
  await bookDonation(tx, {
    ...{ accountId: ctx.account, donationEntryId: newId(), collectionId, donationId, donationRefundId: null },
    ...entry,
  })
  if (entry.amount > 0) await queueConfirmation(tx, ctx.account, donationId)
}

/** The ledger is kept in grosze: money of another currency is an entry of nothing that states what came. */
function entryOf(
  { amount, currency, transactionId: transaction }: TransactionTruth,
  { gateway, amount: asked }: StoredDonation,
): DonationEntry {
  const way = { gateway, transaction }
  if (currency !== 'PLN')
    return {
      kind: 'donation',
      amount: 0,
      explanation: { code: 'donated_in_currency', ...way, amount, currency },
    }
  const other = amount === asked ? {} : { asked }
  return { kind: 'donation', amount, explanation: { code: 'donated_online', ...way, ...other } }
}

import type { Ctx } from '#server/context/ctx.ts'
import type { Tx } from '#server/db/database.ts'
import { newId } from '#server/db/new-id.ts'
import { Refusal } from '#server/http/refusal.ts'
import { enqueue } from '#server/jobs/enqueue.queries.ts'
import {
  findRefundByReference,
  insertRefund,
  lockRefundable,
  type RefundMode,
  sumRefunded,
  type TestRefund,
} from './refunds.queries.ts'
import { insertNotice } from './test-gateway.queries.ts'

/** The bank decides, and a notice is sent, a moment after the merchant's request. */
const BANK_DELAY = Temporal.Duration.from({ milliseconds: 700 })

type Wanted = Pick<TestRefund, 'transactionId' | 'reference' | 'amount'>

/**
 * Accepts a refund, as strictly as a real gateway: of a known transaction that was paid, all of them together no more
 * than was paid. The same reference again answers the existing refund. A test may make it lose its answers: then it
 * has no such memory, and `answers` is false.
 * @throws Refusal not_found; not_payable when nothing was paid; key_reused when the reference means another refund;
 *   full when it would refund more than was paid
 */
export async function makeRefund(
  ctx: Ctx,
  wanted: Wanted,
): Promise<{ readonly refund: TestRefund; readonly answers: boolean }> {
  return ctx.db.global(async (tx) => {
    const transaction = await lockRefundable(tx, wanted.transactionId)
    if (!transaction) throw new Refusal('not_found')
    const answers = transaction.mode !== 'lose_answer'
    const known = answers ? await findRefundByReference(tx, wanted.reference) : undefined
    if (known) return { refund: sameAs(wanted, known), answers }
    if (transaction.status !== 'succeeded') throw new Refusal('not_payable')
    const refunded = await sumRefunded(tx, wanted.transactionId)
    if (refunded + wanted.amount > transaction.paid) throw new Refusal('full')
    const refund = { ...wanted, refundId: `r-${newId()}`, status: 'pending' as const }
    await insertRefund(tx, refund)
    await tellLater(tx, ctx, refund, transaction.mode)
    return { refund, answers }
  })
}

function sameAs(wanted: Wanted, known: TestRefund): TestRefund {
  const isSame = known.amount === wanted.amount && known.transactionId === wanted.transactionId
  if (!isSame) throw new Refusal('key_reused')
  return known
}

async function tellLater(tx: Tx, ctx: Ctx, refund: TestRefund, mode: RefundMode): Promise<void> {
  if (mode === 'wait') return
  const { transactionId, refundId } = refund
  const notice = `n-${newId()}`
  const status = mode === 'fail' ? 'failed' : 'succeeded'
  await insertNotice(tx, { noticeId: notice, transactionId, refundId, status })
  await enqueue(tx, null, 'deliver-test-notice', { notice }, { runAt: ctx.now.add(BANK_DELAY) })
}

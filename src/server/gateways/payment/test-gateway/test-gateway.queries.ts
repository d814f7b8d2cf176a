import { sql } from 'kysely'
import { z } from 'zod'
import { kysely, type Tx } from '#server/db/database.ts'

/** The gateway's own books; see db/migrations/0010-test-gateway.sql. */

const transactionSchema = z.object({
  transactionId: z.string(),
  reference: z.uuid(),
  amount: z.number().int(),
  description: z.string(),
  payerName: z.string(),
  returnUrl: z.string(),
  notifyUrl: z.string(),
  status: z.enum(['pending', 'succeeded', 'failed', 'cancelled']),
  /** Grosze that were really paid, or hundredths of another currency; null until then. */
  paidAmount: z.number().int().nullable(),
  paidCurrency: z.string(),
})

export type TestTransaction = z.infer<typeof transactionSchema>

/** Starting the same reference again answers the existing transaction. */
export async function insertTransaction(
  tx: Tx,
  transaction: Omit<TestTransaction, 'status' | 'paidAmount' | 'paidCurrency'>,
): Promise<string> {
  const { rows } = await sql<{ transactionId: string }>`
    INSERT INTO test_gateway.transaction
      (transaction_id, reference, amount, description, payer_name, return_url, notify_url)
    VALUES (${transaction.transactionId}, ${transaction.reference}, ${transaction.amount},
      ${transaction.description}, ${transaction.payerName}, ${transaction.returnUrl}, ${transaction.notifyUrl})
    ON CONFLICT (reference) DO UPDATE SET reference = excluded.reference
    RETURNING transaction_id`.execute(kysely(tx))
  return rows[0]?.transactionId ?? transaction.transactionId
}

export async function findTransaction(tx: Tx, transactionId: string): Promise<TestTransaction | undefined> {
  const { rows } = await sql`
    SELECT * FROM test_gateway.transaction WHERE transaction_id = ${transactionId}`.execute(kysely(tx))
  return rows[0] === undefined ? undefined : transactionSchema.parse(rows[0])
}

/**
 * Guarded: a transaction is decided once; false when it had been decided already.
 * @param paid grosze that were paid; null: as many as were asked for, or none
 */
export async function decide(
  tx: Tx,
  transactionId: string,
  status: string,
  paid: number | null,
): Promise<boolean> {
  const result = await sql`
    UPDATE test_gateway.transaction SET status = ${status}, paid_amount = ${paid}
     WHERE transaction_id = ${transactionId} AND status = 'pending'`.execute(kysely(tx))
  return (result.numAffectedRows ?? 0n) === 1n
}

interface NewNotice {
  readonly noticeId: string
  readonly transactionId: string
  /** Null: it is about the transaction itself. */
  readonly refundId: string | null
  readonly status: string
}

export async function insertNotice(tx: Tx, notice: NewNotice): Promise<void> {
  await sql`INSERT INTO test_gateway.notice (notice_id, transaction_id, refund_id, status)
    VALUES (${notice.noticeId}, ${notice.transactionId}, ${notice.refundId}, ${notice.status})`.execute(
    kysely(tx),
  )
}

export async function findNoticeToDeliver(
  tx: Tx,
  noticeId: string,
): Promise<{ status: string; refundId: string | null; transaction: TestTransaction } | undefined> {
  const { rows } = await sql<{ status: string; transactionId: string; refundId: string | null }>`
    UPDATE test_gateway.notice SET attempts = attempts + 1
     WHERE notice_id = ${noticeId} AND delivered_at IS NULL
    RETURNING status, transaction_id, refund_id`.execute(kysely(tx))
  const notice = rows[0]
  const transaction = notice && (await findTransaction(tx, notice.transactionId))
  return transaction && { status: notice.status, refundId: notice.refundId, transaction }
}

export async function markDelivered(tx: Tx, noticeId: string): Promise<void> {
  await sql`UPDATE test_gateway.notice SET delivered_at = now() WHERE notice_id = ${noticeId}`.execute(
    kysely(tx),
  )
}

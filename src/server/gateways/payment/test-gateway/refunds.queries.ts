import { sql } from 'kysely'
import { z } from 'zod'
import { kysely, type Tx } from '#server/db/database.ts'

/** The gateway's refunds; see db/migrations/0010-test-gateway.sql. */

const refundSchema = z.object({
  refundId: z.string(),
  transactionId: z.string(),
  reference: z.uuid(),
  amount: z.number().int(),
  status: z.enum(['pending', 'succeeded', 'failed']),
})

export type TestRefund = z.infer<typeof refundSchema>

/** The outcome of refunds of a transaction, as set by a test. */
export type RefundMode = 'succeed' | 'fail' | 'wait' | 'lose_answer'

/** The data of a transaction that refunds need; its row is locked until the end, so they come one by one. */
export async function lockRefundable(tx: Tx, transactionId: string) {
  const { rows } = await sql<{ status: string; paid: number; mode: RefundMode }>`
    SELECT status, CASE WHEN paid_currency = 'PLN' THEN coalesce(paid_amount, amount) ELSE 0 END AS paid, refunds AS mode
      FROM test_gateway.transaction WHERE transaction_id = ${transactionId} FOR UPDATE`.execute(kysely(tx))
  return rows[0]
}

/** Grosze of a transaction that were refunded or are about to be. */
export async function sumRefunded(tx: Tx, transactionId: string): Promise<number> {
  const { rows } = await sql<{ refunded: number }>`
    SELECT coalesce(sum(amount), 0)::bigint AS refunded FROM test_gateway.refund
     WHERE transaction_id = ${transactionId} AND status <> 'failed'`.execute(kysely(tx))
  return rows[0]?.refunded ?? 0
}

export async function insertRefund(tx: Tx, refund: Omit<TestRefund, 'status'>): Promise<void> {
  await sql`INSERT INTO test_gateway.refund (refund_id, transaction_id, reference, amount)
    VALUES (${refund.refundId}, ${refund.transactionId}, ${refund.reference}, ${refund.amount})`.execute(
    kysely(tx),
  )
}

export async function findRefundByReference(tx: Tx, reference: string): Promise<TestRefund | undefined> {
  const { rows } = await sql`
    SELECT * FROM test_gateway.refund WHERE reference = ${reference} ORDER BY created_at LIMIT 1`.execute(
    kysely(tx),
  )
  return rows[0] === undefined ? undefined : refundSchema.parse(rows[0])
}

export async function findRefundById(tx: Tx, refundId: string): Promise<TestRefund | undefined> {
  const { rows } = await sql`SELECT * FROM test_gateway.refund WHERE refund_id = ${refundId}`.execute(
    kysely(tx),
  )
  return rows[0] === undefined ? undefined : refundSchema.parse(rows[0])
}

/** Guarded: a refund is decided once. */
export async function decideRefund(tx: Tx, refundId: string, status: string): Promise<void> {
  await sql`UPDATE test_gateway.refund SET status = ${status}
    WHERE refund_id = ${refundId} AND status = 'pending'`.execute(kysely(tx))
}

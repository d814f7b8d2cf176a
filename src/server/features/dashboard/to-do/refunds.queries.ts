import { sql } from 'kysely'
import { mayMoveMoney } from '#domain/access/rights.ts'
import { kysely } from '#server/db/database.ts'
import { pageOf, type ToDoKind, type Waiting } from './to-do-kind.ts'

/** Refunds that somebody must look after, by their state; `urgent`: they do not go on by themselves and money is owed. */
const refundsThat = (state: string, urgent: boolean): ToDoKind => ({
  may: mayMoveMoney,
  find: async (tx, { events }) => {
    const { rows } = await sql<Waiting>`
      SELECT r.event_id, count(*)::integer AS count, (CASE WHEN ${urgent} THEN count(*) ELSE 0 END)::integer AS urgent
        FROM refund f JOIN registration r USING (account_id, registration_id)
       WHERE f.state = ${state} AND r.event_id = ANY (${events}::uuid[])
         -- One that goes by transfer stands in the place of one that has failed.
         AND NOT EXISTS (SELECT FROM refund n WHERE n.account_id = f.account_id AND n.replaces = f.refund_id)
       GROUP BY r.event_id`.execute(kysely(tx))
    return rows
  },
  path: pageOf('platnosci/zwroty'),
})

export const refundsToConfirm = refundsThat('awaiting_confirmation', false)
export const refundsToTransfer = refundsThat('to_transfer', false)
export const refundsWithoutAccount = refundsThat('needs_account', false)
export const failedRefunds = refundsThat('failed', true)

import { randomUUID } from 'node:crypto'
import { gatewayNotice, noticePath } from '#contract/gateway.ts'
import { SIGNATURE_HEADER, signBody } from '#server/gateways/payment/test-gateway/signature.ts'
import type { KnownRegistration, ScheduleContext } from './context.ts'

/** What the gateway has done to a registration's payments, and what its notice reports. */

interface TakenPayment {
  readonly payment: string
  readonly transaction: string
  readonly amount: number
}

/** Lets all payments under way succeed at the gateway without a notice; returns them. */
export function decideQuietly(
  { cluster, account }: ScheduleContext,
  { id }: KnownRegistration,
): Promise<TakenPayment[]> {
  return cluster.query<TakenPayment>(
    `UPDATE test_gateway.transaction SET status = 'succeeded'
      WHERE reference IN (SELECT payment_id FROM payment WHERE account_id = $1 AND registration_id = $2)
        AND status IN ('pending', 'succeeded')
     RETURNING reference AS payment, transaction_id AS transaction, amount::integer`,
    [account, id],
  )
}

/** Notes the moment by which the gateway had all that the registration has to pay. */
export async function noteIfPaid(
  { cluster, account }: ScheduleContext,
  registration: KnownRegistration,
): Promise<void> {
  const [row] = await cluster.query<{ paid: boolean }>(
    `SELECT coalesce(sum(t.amount) FILTER (WHERE t.status = 'succeeded'), 0) >= r.total AS paid
       FROM registration r
       LEFT JOIN payment p USING (account_id, registration_id)
       LEFT JOIN test_gateway.transaction t ON t.reference = p.payment_id
      WHERE r.account_id = $1 AND r.registration_id = $2 GROUP BY r.total`,
    [account, registration.id],
  )
  if (row?.paid) registration.paidAt ??= performance.now()
}

/** Sends one notice three times and another one of the same payment, at once, alternating between the nodes. */
export async function bringNotices(
  context: ScheduleContext,
  taken: TakenPayment,
  node: number,
): Promise<void> {
  const notice = {
    noticeId: `n-${randomUUID()}`,
    transactionId: taken.transaction,
    merchantReference: taken.payment,
    status: 'succeeded',
    amount: taken.amount,
    currency: 'PLN',
  }
  const again = { ...notice, noticeId: `n-${randomUUID()}` }
  const answers = await Promise.all(
    [notice, notice, again, notice].map((each, index) => bring(context, each, node + index)),
  )
  for (const { status, text } of answers.filter(({ status }) => status !== gatewayNotice.status))
    context.faults.push(`a notice is taken: ${status} ${text}`)
}

function bring(context: ScheduleContext, notice: object, node: number) {
  const { cluster } = context
  const body = JSON.stringify(notice)
  const signature = { [SIGNATURE_HEADER]: signBody(cluster.secrets, body) }
  return context.insist(
    (port) => cluster.visitor.elsewhere(port, '127.0.0.1').post(noticePath('test'), body, signature),
    node,
  )
}

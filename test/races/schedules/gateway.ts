import { randomUUID } from 'node:crypto'
import { testGatewayNotice } from '#contract/gateway.ts'
import { SIGNATURE_HEADER, signBody } from '#server/gateways/payment/test-gateway/signature.ts'
import type { Told, World } from './world.ts'

/** What the gateway has done to a registration's payments, and what it says. */

interface TakenPayment {
  readonly payment: string
  readonly transaction: string
  readonly amount: number
}

/** Makes it the truth at the gateway that all payments under way have succeeded; answers those that have. */
export function decideQuietly({ ground, account }: World, { id }: Told): Promise<TakenPayment[]> {
  return ground.query<TakenPayment>(
    `UPDATE test_gateway.transaction SET status = 'succeeded'
      WHERE reference IN (SELECT payment_id FROM payment WHERE account_id = $1 AND registration_id = $2)
        AND status IN ('pending', 'succeeded')
     RETURNING reference AS payment, transaction_id AS transaction, amount::integer`,
    [account, id],
  )
}

/** Notes the moment by which the gateway had all that the registration has to pay. */
export async function noteIfPaid({ ground, account }: World, told: Told): Promise<void> {
  const [row] = await ground.query<{ paid: boolean }>(
    `SELECT coalesce(sum(t.amount) FILTER (WHERE t.status = 'succeeded'), 0) >= r.total AS paid
       FROM registration r
       LEFT JOIN payment p USING (account_id, registration_id)
       LEFT JOIN test_gateway.transaction t ON t.reference = p.payment_id
      WHERE r.account_id = $1 AND r.registration_id = $2 GROUP BY r.total`,
    [account, told.id],
  )
  if (row?.paid) told.paidAt ??= performance.now()
}

/** One notice thrice and another one of the same payment, at once, to one node after the other. */
export async function bringNotices(world: World, taken: TakenPayment, node: number): Promise<void> {
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
    [notice, notice, again, notice].map((each, index) => bring(world, each, node + index)),
  )
  for (const { status, text } of answers.filter(({ status }) => status !== testGatewayNotice.status))
    world.faults.push(`a notice is taken: ${status} ${text}`)
}

function bring(world: World, notice: object, node: number) {
  const { ground } = world
  const body = JSON.stringify(notice)
  const signature = { [SIGNATURE_HEADER]: signBody(ground.secrets, body) }
  return world.insist(
    (port) => ground.visitor.elsewhere(port, '127.0.0.1').post(testGatewayNotice.path, body, signature),
    node,
  )
}

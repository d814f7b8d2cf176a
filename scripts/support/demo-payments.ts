import { randomUUIDv7 } from 'node:crypto'
import type { TenantCtx } from '#server/context/ctx.ts'
import { createPayment } from '#server/features/payments/create-payment.ts'
import { settlePayment } from '#server/features/payments/settle-payment.ts'
import type { NewTransaction, PaymentGateway } from '#server/gateways/payment/port.ts'

/** The last transaction that the demo started: reference and amount. */
let last: NewTransaction | null = null

const refuse = async (): Promise<never> => {
  throw new Error('Filling gives no money back.')
}

/** A gateway for the time of filling, when no server listens yet: every payment started is paid at once. */
export const demoGateway: PaymentGateway = {
  name: 'test',
  can: { ways: ['blik'], refunds: true, reconcile: true },
  payTime: Temporal.Duration.from({ minutes: 30 }),
  refundDays: 3,
  async start(transaction) {
    last = transaction
    return { transactionId: `t-${randomUUIDv7()}`, redirectUrl: transaction.returnUrl }
  },
  async ask({ transactionId }) {
    const { reference = '', amount = 0 } = last ?? {}
    return { transactionId, reference, status: 'succeeded', amount, currency: 'PLN' }
  },
  refund: refuse,
  askRefund: refuse,
  paymentIn: () => null,
  verifyNotice: async () => null,
  checkKeys: async () => true,
}

/** Starts and settles one payment of the amount due, by the product's own commands. */
export async function payInFull(ctx: TenantCtx, registrationId: string): Promise<void> {
  const { paymentId, amount } = await createPayment(ctx, {
    ...{ registrationId, siteAddress: 'http://localhost', browser: null },
  })
  const known = { transactionId: `t-${registrationId}`, reference: paymentId, amount }
  await settlePayment(ctx, await demoGateway.ask(known))
}

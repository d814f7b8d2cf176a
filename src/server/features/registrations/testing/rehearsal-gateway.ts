import type { PaymentGateway } from '#server/gateways/payment/port.ts'

const refuse = async (): Promise<never> => {
  throw new Error('A rehearsal gives no money back.')
}

/** A gateway of simulated families: no money moves, and every payment is paid as it is started. */
export const rehearsalGateway = (): PaymentGateway => ({
  name: 'test',
  can: { ways: ['blik'], refunds: false, reconcile: false },
  payTime: Temporal.Duration.from({ minutes: 30 }),
  refundDays: 3,
  start: async (transaction) => ({
    transactionId: `t-${transaction.reference}`,
    redirectUrl: transaction.returnUrl,
  }),
  ask: async ({ transactionId, reference, amount }) => ({
    ...{ transactionId, reference, amount },
    ...{ status: 'succeeded', currency: 'PLN' },
  }),
  refund: refuse,
  askRefund: refuse,
  paymentIn: () => null,
  verifyNotice: async () => null,
  checkKeys: async () => true,
})

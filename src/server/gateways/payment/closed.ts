import type { PaymentGateway } from './port.ts'

const refuse = async (): Promise<never> => {
  throw new Error('There is no payment gateway.')
}

/** Where no gateway is connected nobody can pay: verbs ask `takesPayments` first, and say so. */
export const closedGateway: PaymentGateway = {
  name: 'none',
  takesPayments: false,
  payTime: Temporal.Duration.from({ minutes: 0 }),
  start: refuse,
  ask: refuse,
  refund: refuse,
  askRefund: refuse,
  verifyNotice: () => null,
}

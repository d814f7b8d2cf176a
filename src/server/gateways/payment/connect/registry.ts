import type { PaymentAdapter } from '../adapter.ts'
import { testGateway } from '../test-gateway/adapter.ts'

/** Every payment gateway, one line each. */
export const PAYMENT_ADAPTERS: readonly PaymentAdapter[] = [
  // The first connected one takes new payments.
  testGateway,
]

import type { PaymentWay } from '#domain/payment/ledger-entry.ts'

/** How money came without a gateway, within a sentence. */
export const PAYMENT_WAY_WORDS: Readonly<Record<PaymentWay, string>> = {
  cash: 'gotówka',
  terminal: 'terminal',
  transfer: 'przelew',
}

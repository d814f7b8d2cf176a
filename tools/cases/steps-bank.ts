import { randomUUID } from 'node:crypto'
import type { PaymentGateway, RefundTruth, TransactionTruth } from '#server/gateways/payment/port.ts'

/** A bank behind the port of gateways that pays on command, and refunds at once. */
export interface Bank extends PaymentGateway {
  /** Marks the money of a payment as received; a transfer may bring another sum than was requested. */
  pay(reference: string, amount: number): TransactionTruth
  /** Our payment, by the address to which its payer is sent. */
  referenceOf(redirectUrl: string): string
}

const PAGE = 'https://bank.example.org/'

export function openBank(): Bank {
  const transactions = new Map<string, TransactionTruth>()
  const refunds = new Map<string, RefundTruth>()
  const find = (transactionId: string): TransactionTruth => {
    const known = transactions.get(transactionId)
    if (!known) throw new Error(`The bank has no transaction ${transactionId}.`)
    return known
  }
  return {
    name: 'case-bank',
    can: { ways: ['transfer'], refunds: true, reconcile: true },
    payTime: Temporal.Duration.from({ minutes: 30 }),
    refundDays: 3,
    async start({ reference, amount }) {
      const transactionId = `t-${reference}`
      const began: TransactionTruth = { transactionId, reference, status: 'pending', amount, currency: 'PLN' }
      transactions.set(transactionId, transactions.get(transactionId) ?? began)
      return { transactionId, redirectUrl: `${PAGE}${reference}` }
    },
    ask: async ({ transactionId }) => find(transactionId),
    async refund({ reference, amount }) {
      const refund: RefundTruth = { reference, refundId: `r-${randomUUID()}`, status: 'succeeded', amount }
      refunds.set(reference, refund)
      return refund
    },
    askRefund: async ({ reference }) => refunds.get(reference) ?? null,
    paymentIn: () => null,
    verifyNotice: async () => null,
    checkKeys: async () => true,
    referenceOf: (redirectUrl) => redirectUrl.slice(PAGE.length),
    pay(reference, amount) {
      const transactionId = `t-${reference}`
      const paid: TransactionTruth = {
        transactionId,
        reference,
        status: 'succeeded',
        amount,
        currency: 'PLN',
      }
      transactions.set(transactionId, paid)
      return paid
    },
  }
}

import { z } from 'zod'
import { paymentAdapter } from '../adapter.ts'
import type { GatewayCalls, NewTransaction } from '../port.ts'
import { createApi, readAnswer } from './api.ts'
import { readNotice } from './notice.ts'
import { isSignedWith, SIGNATURE_HEADER } from './signature.ts'

const startedSchema = z.object({ transactionId: z.string(), redirectUrl: z.string() })
const truthSchema = z.object({
  transactionId: z.string(),
  reference: z.uuid(),
  status: z.enum(['pending', 'succeeded', 'failed', 'cancelled']),
  amount: z.number().int(),
  currency: z.string(),
})
const refundSchema = z.object({
  refundId: z.string(),
  reference: z.uuid(),
  status: z.enum(['pending', 'succeeded', 'failed']),
  amount: z.number().int(),
})

const settings = z.strictObject({
  /** Where the gateway's API answers, e.g. http://127.0.0.1:3000/bramka-testowa/api */
  apiUrl: z.url(),
  key: z.string().min(32),
})

/** Its answers about a refund that it will never make: unknown, not paid, more than was paid. */
const REFUSED: readonly number[] = [404, 409, 422]
const WRONG_CODE = 409
const WRONG_SIGNATURE = 401

/** The product's side of the test gateway: signed HTTP calls, as to any other gateway. */
export const testGateway = paymentAdapter({
  facts: {
    name: 'test',
    can: { ways: ['blik', 'blik_code', 'transfer'], refunds: true, reconcile: true },
    payTime: Temporal.Duration.from({ minutes: 30 }),
    refundDays: 3,
  },
  settings,
  secrets: ['key'],
  connect: ({ apiUrl, key }, { notices }): GatewayCalls => {
    const { send, call } = createApi(apiUrl, key)
    const wish = ({ reference, amount, description, payer, returnUrl }: NewTransaction) => ({
      ...{ reference, amount, description, payer, returnUrl },
      notifyUrl: notices,
    })
    return {
      start: async (transaction) =>
        startedSchema.parse(await call('POST', '/transactions', wish(transaction))),
      async startByCode(transaction, blik) {
        const response = await send('POST', '/transactions', { ...wish(transaction), blik })
        if (response.status === WRONG_CODE) return null
        const { transactionId } = startedSchema.parse(await readAnswer(response))
        return { transactionId }
      },
      ask: async ({ transactionId }) =>
        truthSchema.parse(await call('GET', `/transactions/${encodeURIComponent(transactionId)}`)),
      async refund({ reference, transactionId, amount }) {
        const response = await send('POST', '/refunds', { reference, transactionId, amount })
        if (REFUSED.includes(response.status)) return { reference, refundId: null, status: 'failed', amount }
        return refundSchema.parse(await readAnswer(response))
      },
      async askRefund({ reference }) {
        const response = await send('GET', `/refunds/${reference}`)
        return response.status === 404 ? null : refundSchema.parse(await readAnswer(response))
      },
      paymentIn: (notice) => readNotice(notice)?.merchantReference ?? null,
      async verifyNotice(notice) {
        const read = readNotice(notice)
        if (read === null || !isSignedWith(key, notice.body, notice.headers[SIGNATURE_HEADER])) return null
        const { noticeId, transactionId, merchantReference: reference, merchantRefund: refund = null } = read
        return {
          events: [{ noticeId, transactionId, reference, refund }],
          answer: { type: 'text/plain', body: 'OK' },
        }
      },
      async checkKeys() {
        const response = await send('GET', '/merchant')
        if (response.status === WRONG_SIGNATURE) return false
        await readAnswer(response)
        return true
      },
    }
  },
})

import { z } from 'zod'
import { testGatewayNotice } from '#contract/gateway.ts'
import type { Secrets } from '#server/secrets.ts'
import type { PaymentGateway } from '../port.ts'
import { isSigned, SIGNATURE_HEADER, signBody } from './signature.ts'

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

/** What it says of a refund that it will never make: unknown, not paid, more than was paid. */
const REFUSED: readonly number[] = [404, 409, 422]

const TIMEOUT_MS = 10_000

/**
 * The product's side of the test gateway: signed HTTP calls, as to any other gateway.
 * @param apiUrl where the gateway's API answers, e.g. http://127.0.0.1:3000/bramka-testowa/api
 */
export function createTestGatewayClient(secrets: Secrets, apiUrl: string): PaymentGateway {
  const send = (method: 'GET' | 'POST', path: string, body?: unknown): Promise<Response> => {
    const raw = body === undefined ? '' : JSON.stringify(body)
    return fetch(`${apiUrl}${path}`, {
      method,
      headers: {
        [SIGNATURE_HEADER]: signBody(secrets, method === 'GET' ? path : raw),
        ...(raw === '' ? {} : { 'content-type': 'application/json' }),
      },
      ...(raw === '' ? {} : { body: raw }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
  }
  const call = async (...request: Parameters<typeof send>): Promise<unknown> => read(await send(...request))
  return {
    name: 'test',
    takesPayments: true,
    payTime: Temporal.Duration.from({ minutes: 30 }),
    start: async (transaction) => startedSchema.parse(await call('POST', '/transactions', transaction)),
    ask: async (id) => truthSchema.parse(await call('GET', `/transactions/${encodeURIComponent(id)}`)),
    async refund(refund) {
      const { reference, amount } = refund
      const response = await send('POST', '/refunds', refund)
      if (REFUSED.includes(response.status)) return { reference, refundId: null, status: 'failed', amount }
      return refundSchema.parse(await read(response))
    },
    async askRefund({ reference }) {
      const response = await send('GET', `/refunds/${reference}`)
      return response.status === 404 ? null : refundSchema.parse(await read(response))
    },
    verifyNotice(rawBody, headers) {
      if (!isSigned(secrets, rawBody, headers[SIGNATURE_HEADER])) return null
      const notice = testGatewayNotice.body.parse(JSON.parse(rawBody))
      const { noticeId, transactionId, merchantReference: reference, merchantRefund: refund = null } = notice
      return { noticeId, transactionId, reference, refund }
    },
  }
}

async function read(response: Response): Promise<unknown> {
  if (!response.ok) throw new Error(`The test gateway answered ${response.status} at ${response.url}.`)
  return response.json()
}

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
})

const TIMEOUT_MS = 10_000

/**
 * The product's side of the test gateway: signed HTTP calls, as to any other gateway.
 * @param apiUrl where the gateway's API answers, e.g. http://127.0.0.1:3000/bramka-testowa/api
 */
export function createTestGatewayClient(secrets: Secrets, apiUrl: string): PaymentGateway {
  const call = async (method: 'GET' | 'POST', path: string, body?: unknown): Promise<unknown> => {
    const raw = body === undefined ? '' : JSON.stringify(body)
    const response = await fetch(`${apiUrl}${path}`, {
      method,
      headers: {
        [SIGNATURE_HEADER]: signBody(secrets, method === 'GET' ? path : raw),
        ...(raw === '' ? {} : { 'content-type': 'application/json' }),
      },
      ...(raw === '' ? {} : { body: raw }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (!response.ok) throw new Error(`The test gateway answered ${response.status} to ${method} ${path}.`)
    return response.json()
  }
  return {
    name: 'test',
    takesPayments: true,
    payTime: Temporal.Duration.from({ minutes: 30 }),
    start: async (transaction) => startedSchema.parse(await call('POST', '/transactions', transaction)),
    ask: async (id) => truthSchema.parse(await call('GET', `/transactions/${encodeURIComponent(id)}`)),
    verifyNotice(rawBody, headers) {
      if (!isSigned(secrets, rawBody, headers[SIGNATURE_HEADER])) return null
      const { noticeId, transactionId, merchantReference } = testGatewayNotice.body.parse(JSON.parse(rawBody))
      return { noticeId, transactionId, reference: merchantReference }
    },
  }
}

import { z } from 'zod'
import { grosze, none, noParams } from './common.ts'
import { endpoint } from './endpoint.ts'

/**
 * The notice of the test gateway: JSON, signed by HMAC-SHA256 of the raw body in the header
 * `X-Test-Gateway-Signature`. It only says that something happened; the truth is asked of the gateway.
 */
export const testGatewayNotice = endpoint({
  method: 'POST',
  path: '/v1/gateways/test/notices',
  summary: 'Notice of the test gateway',
  audience: 'gateway',
  params: noParams,
  query: noParams,
  body: z.strictObject({
    noticeId: z.string().min(8).max(80),
    transactionId: z.string().min(8).max(80),
    merchantReference: z.uuid(),
    /** Our refund's id when it is about a refund of that transaction. */
    merchantRefund: z.uuid().optional(),
    status: z.enum(['succeeded', 'failed', 'cancelled']),
    amount: grosze,
    currency: z.string().length(3),
  }),
  output: none,
  status: 204,
  refusals: ['signature_invalid', 'invalid_input'],
})

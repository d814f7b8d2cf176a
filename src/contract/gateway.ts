import { z } from 'zod'
import { endpoint } from './endpoint.ts'

/**
 * Notices of payment gateways: bytes in the gateway's own format and signature, answered by the text that it accepts as
 * 'delivered'. A notice only reports that something happened; the details are queried from the gateway.
 */
export const gatewayNotice = endpoint({
  method: 'POST',
  path: '/v1/gateways/:gateway/notices',
  summary: 'Notice of a payment gateway, in its own format',
  audience: 'gateway',
  params: z.strictObject({ gateway: z.string().regex(/^[a-z0-9-]{1,40}$/) }),
  query: z.looseObject({}),
  body: z.instanceof(Uint8Array),
  output: z.strictObject({ type: z.string(), body: z.string() }),
  status: 200,
  refusals: ['not_found', 'signature_invalid', 'invalid_input'],
})

/** The address for notices of a gateway, below the host. */
export const noticePath = (gateway: string): string => gatewayNotice.path.replace(':gateway', gateway)

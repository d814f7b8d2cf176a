import { z } from 'zod'
import { noParams } from './common.ts'
import { endpoint } from './endpoint.ts'
import { linkToken, registrationView } from './site.ts'

/** Sets the account for a refund by transfer; repeated before it is sent: another account. */
export const setRefundAccount = endpoint({
  method: 'PUT',
  path: '/v1/site/registrations/:token/refund-account',
  summary: 'Set the account for a refund by transfer',
  audience: 'site',
  params: linkToken,
  query: noParams,
  body: z.strictObject({ account: z.string().max(60) }),
  output: registrationView,
  status: 200,
  refusals: ['not_found', 'refund_not_decidable'],
})

import { z } from 'zod'
import { noParams } from './common.ts'
import { endpoint } from './endpoint.ts'
import { linkToken, registrationView } from './site.ts'

/**
 * The registrant withdraws a consent that was given, also while nobody has looked at it. It is given again by another file, as at
 * first. Withdrawn twice it is withdrawn once.
 */
export const withdrawDocument = endpoint({
  method: 'POST',
  path: '/v1/site/registrations/:token/document-withdrawals',
  summary: 'Withdraw a consent or another document of a registration',
  audience: 'site',
  params: linkToken,
  query: noParams,
  body: z.strictObject({
    /** `ref`; null: of the whole registration. */
    person: z.string().max(40).nullable(),
    question: z.string().min(1).max(60),
  }),
  output: registrationView,
  status: 200,
  refusals: ['not_found', 'nothing_to_withdraw'],
})

import { z } from 'zod'
import { id, noParams, textOf } from './common.ts'
import { endpoint } from './endpoint.ts'
import { getPanelRegistration } from './panel.ts'

/** Decisions of the staff on registrations that wait for approval. */

const params = z.strictObject({ accountId: id, eventId: id, registrationId: id })
const path = '/v1/accounts/:accountId/events/:eventId/registrations/:registrationId'
const output = getPanelRegistration.output

/** Approves a waiting registration: the time to pay begins, or everything is confirmed. Repeated: the same answer. */
export const approveRegistration = endpoint({
  method: 'POST',
  path: `${path}/approve`,
  summary: 'Approve a waiting registration',
  audience: 'member',
  params,
  query: noParams,
  body: z.strictObject({}),
  output,
  status: 200,
  refusals: ['not_found', 'not_changeable', 'changed_meanwhile'],
})

/**
 * Refuses the approval: the registrant is informed of the reason, and may stay at the ordinary price for three days.
 */
export const refuseApproval = endpoint({
  method: 'POST',
  path: `${path}/refuse`,
  summary: 'Refuse to approve a registration',
  audience: 'member',
  params,
  query: noParams,
  /** The reason is shown in the history and in the message to the registrant. */
  body: z.strictObject({ reason: textOf(1, 500) }),
  output,
  status: 200,
  refusals: ['not_found', 'not_changeable', 'changed_meanwhile'],
})

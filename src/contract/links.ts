import { z } from 'zod'
import { email } from '#domain/form/fields/email.ts'
import { id, none, noParams } from './common.ts'
import { endpoint } from './endpoint.ts'
import { formField } from './form-field.ts'
import { linkToken } from './site.ts'

/**
 * Links to registrations: requested by people who have lost them, and replaced where one has become known to others.
 */

/**
 * Mails the links to all registrations of a mailbox at this organiser, or that there are none. The response is the same
 * whether there are any.
 */
export const requestLinks = endpoint({
  method: 'POST',
  path: '/v1/site/links',
  summary: 'Mail the links to the registrations of a mailbox',
  audience: 'site',
  params: noParams,
  query: noParams,
  body: z.strictObject({ email: formField(email) }),
  output: none,
  status: 204,
  refusals: ['not_found', 'too_many_requests'],
})

/** Mails a new link to the registrant; the one in the address stops working. */
export const renewLink = endpoint({
  method: 'POST',
  path: '/v1/site/registrations/:token/link',
  summary: 'Replace the link to a registration by a new one, sent by e-mail',
  audience: 'site',
  params: linkToken,
  query: noParams,
  body: none,
  output: none,
  status: 204,
  refusals: ['not_found'],
})

/** As `renewLink`, for the organiser's staff, who never see the link. */
export const renewPanelLink = endpoint({
  method: 'POST',
  path: '/v1/accounts/:accountId/events/:eventId/registrations/:registrationId/link',
  summary: 'Replace the link to a registration by a new one, sent by e-mail, as staff',
  audience: 'member',
  params: z.strictObject({ accountId: id, eventId: id, registrationId: id }),
  query: noParams,
  body: none,
  output: none,
  status: 204,
  refusals: ['not_found'],
})

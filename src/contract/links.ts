import { z } from 'zod'
import { email } from '#domain/form/fields/email.ts'
import { attendance, grosze, id, none, noParams, registrationState } from './common.ts'
import { endpoint } from './endpoint.ts'
import { formField } from './form-field.ts'
import { linkToken } from './site.ts'

/**
 * Links to registrations: requested by people who have lost them, and replaced where one has become known to others.
 */

/**
 * Mails a link that lists all registrations of a mailbox at this organiser, once, or that there are none. The response is
 * the same whether there are any.
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

/** A registration of a mailbox, as the list of all of them tells it. */
const ofMailbox = z.strictObject({
  /** Opens 'Moje zgłoszenie'. */
  token: z.string(),
  number: z.string(),
  state: registrationState,
  event: z.string(),
  attendance: z.array(attendance),
  /** First names of those who take part; the number alone where they are not named. */
  names: z.array(z.string()),
  people: z.number().int(),
  /** The unpaid amount, negative after an overpayment; money on its way back pays for nothing. */
  balance: grosze,
})

/**
 * Opens a link that `requestLinks` has mailed: once, within a day. Refused alike whether it was used, is too old, or was
 * never made.
 */
export const openMailbox = endpoint({
  method: 'POST',
  path: '/v1/site/mailboxes/:token/open',
  summary: 'List the registrations of a mailbox by a requested link, once',
  audience: 'site',
  params: linkToken,
  query: noParams,
  body: none,
  output: z.strictObject({
    /** The newest first. */
    registrations: z.array(ofMailbox),
  }),
  status: 200,
  refusals: ['not_found'],
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

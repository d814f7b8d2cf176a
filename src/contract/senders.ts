import { z } from 'zod'
import { email } from '#domain/form/fields/email.ts'
import { ACCOUNT_NAME } from '#domain/form/validators.ts'
import { id, instant, none, noParams, textOf } from './common.ts'
import { endpoint } from './endpoint.ts'
import { formField } from './form-field.ts'
import { linkToken } from './site.ts'

/**
 * In whose name mails of an account are sent, and where replies go. They are sent from the address of the brand; replies
 * go to an address of the organiser once a reader of its mail has confirmed it.
 */

const account = z.strictObject({ accountId: id })

const senders = z.strictObject({
  /** Empty: the name of the organiser. */
  name: z.string(),
  usualName: z.string(),
  /** From which mails are sent. */
  address: z.string(),
  /** Empty: no address was confirmed yet, and replies are read by nobody. */
  replyTo: z.string(),
  /** An address that waits to be confirmed, until when; `sent`: its mail is on its way. */
  waiting: z.strictObject({ email: z.string(), sent: z.boolean(), expiresAt: instant }).nullable(),
})

export const getSenders = endpoint({
  method: 'GET',
  path: '/v1/accounts/:accountId/senders',
  summary: 'Sender and reply address of mails of an account',
  audience: 'member',
  params: account,
  query: noParams,
  body: none,
  output: senders,
  status: 200,
  refusals: ['not_found'],
})

export const updateSenders = endpoint({
  method: 'PATCH',
  path: '/v1/accounts/:accountId/senders',
  summary: 'Change the name of the sender of mails',
  audience: 'member',
  params: account,
  query: noParams,
  body: z.strictObject({ name: z.union([z.literal(''), textOf(ACCOUNT_NAME.min, ACCOUNT_NAME.max)]) }),
  output: senders,
  status: 200,
  refusals: ['not_found'],
})

/**
 * Sends a link there, which confirms the address within two days; until then the previous one stays. Asked again, the
 * link before opens nothing any more. The address that is confirmed already needs none.
 */
export const askReplyAddress = endpoint({
  method: 'PUT',
  path: '/v1/accounts/:accountId/senders/reply-address',
  summary: 'Have a reply address confirmed',
  audience: 'member',
  params: account,
  query: noParams,
  body: z.strictObject({ email: formField(email) }),
  output: senders,
  status: 200,
  refusals: ['not_found'],
})

/** By a reader of its mail. */
export const confirmReplyAddress = endpoint({
  method: 'POST',
  path: '/v1/site/reply-addresses/:token/confirm',
  summary: 'Confirm a reply address of the organiser',
  audience: 'site',
  params: linkToken,
  query: noParams,
  body: none,
  output: none,
  status: 204,
  refusals: ['not_found'],
})

import { z } from 'zod'
import { email } from '#domain/form/fields/email.ts'
import { phone } from '#domain/form/fields/phone.ts'
import { id, none, noParams } from './common.ts'
import { endpoint } from './endpoint.ts'
import { formField, optionalFormField } from './form-field.ts'

/** How visitors contact an organiser: on the registration site and at the end of each mail. Empty: not given. */

const account = z.strictObject({ accountId: id })
const contact = z.strictObject({ email: z.string(), phone: z.string() })

export const getAccountContact = endpoint({
  method: 'GET',
  path: '/v1/accounts/:accountId/contact',
  summary: 'E-mail address and phone that visitors see',
  audience: 'member',
  params: account,
  query: noParams,
  body: none,
  output: contact,
  status: 200,
  refusals: ['not_found'],
})

/** Sets both; the phone may be empty. Replies to mails of the account go to the address from then on. */
export const updateAccountContact = endpoint({
  method: 'PUT',
  path: '/v1/accounts/:accountId/contact',
  summary: 'Set the e-mail address and the phone that visitors see',
  audience: 'member',
  params: account,
  query: noParams,
  body: z.strictObject({
    email: formField(email),
    phone: optionalFormField(phone).transform((number) => number.replace(/ +/g, ' ')),
  }),
  output: contact,
  status: 200,
  refusals: ['not_found'],
})

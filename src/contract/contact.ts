import { z } from 'zod'
import { none, noParams } from './common.ts'
import { endpoint } from './endpoint.ts'
import { contactSchema, linkToken, registrationView } from './site.ts'

/**
 * Changes the contact details of the registrant. The phone at once; an e-mail address once a link sent there was
 * confirmed, within two days: until then all mail goes to the previous address, which is notified when it is replaced.
 */
export const changeContact = endpoint({
  method: 'PUT',
  path: '/v1/site/registrations/:token/contact',
  summary: 'Change the phone and the e-mail address of the registrant',
  audience: 'site',
  params: linkToken,
  query: noParams,
  body: contactSchema.pick({ email: true, phone: true }),
  output: registrationView,
  status: 200,
  refusals: ['not_found', 'too_many_requests'],
})

/** Confirms a new address: it replaces the previous one, whose link to the registration stops working. */
export const confirmContact = endpoint({
  method: 'POST',
  path: '/v1/site/contact-changes/:token/confirm',
  summary: 'Confirm a new e-mail address of the registrant',
  audience: 'site',
  params: linkToken,
  query: noParams,
  body: none,
  output: z.strictObject({
    /** Opens 'Moje zgłoszenie' from now on; it is in the mail to the new address too. */
    token: z.string(),
  }),
  status: 200,
  refusals: ['not_found'],
})

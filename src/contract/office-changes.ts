import { z } from 'zod'
import { getChange, previewChange } from './changes.ts'
import { id, none, noParams, textOf } from './common.ts'
import { endpoint } from './endpoint.ts'
import { getPanelRegistration } from './panel.ts'

/** What the staff do with a registration besides approving, changing and cancelling it. */

const registration = z.strictObject({ accountId: id, eventId: id, registrationId: id })

/** As `getChange`, with the answers of the office; the staff may change it as long as it holds its places. */
export const getPanelChange = endpoint({
  method: 'GET',
  path: '/v1/accounts/:accountId/events/:eventId/registrations/:registrationId/change',
  summary: 'The current state of a registration to be changed by the staff',
  audience: 'member',
  params: registration,
  query: noParams,
  body: none,
  output: getChange.output.extend({ version: z.number().int() }),
  status: 200,
  refusals: ['not_found', 'not_changeable'],
})

/** The outcome of `changePanelRegistration` at this moment; nothing changes. */
export const previewPanelChange = endpoint({
  method: 'POST',
  path: '/v1/accounts/:accountId/events/:eventId/registrations/:registrationId/change-preview',
  summary: 'Preview a change by the staff',
  audience: 'member',
  params: registration,
  query: noParams,
  body: previewChange.body,
  output: previewChange.output,
  status: 200,
  refusals: previewChange.refusals,
})

/** Gives more time for the next part that is to be paid: until the end of a later day. Repeated it changes nothing. */
export const prolongPayment = endpoint({
  method: 'PUT',
  path: '/v1/accounts/:accountId/events/:eventId/registrations/:registrationId/payment-deadline',
  summary: 'Prolong the time to pay',
  audience: 'member',
  params: registration,
  query: noParams,
  body: z.strictObject({ until: z.iso.date(), tell: z.boolean().default(true) }),
  output: getPanelRegistration.output,
  status: 200,
  refusals: ['not_found', 'not_changeable'],
})

/** Writes down what the staff want to remember; the registrant never sees it. An empty text and no tags: nothing. */
export const putRegistrationNote = endpoint({
  method: 'PUT',
  path: '/v1/accounts/:accountId/events/:eventId/registrations/:registrationId/note',
  summary: 'Write the note and tags of the staff',
  audience: 'member',
  params: registration,
  query: noParams,
  body: z.strictObject({
    text: z.string().trim().max(2000),
    tags: z.array(textOf(1, 30)).max(12),
  }),
  output: getPanelRegistration.output,
  status: 200,
  refusals: ['not_found'],
})

/**
 * Mails one of the `explanations` of a registration to its registrant, with a line of the staff's own. The letter is
 * made from the rules; `mark` says which explanation was read, so that no other one goes out. The same key with the same
 * body sends once.
 */
export const sendExplanation = endpoint({
  method: 'POST',
  path: '/v1/accounts/:accountId/events/:eventId/registrations/:registrationId/explanations',
  summary: 'Mail the reason of a price, a term or a state',
  audience: 'member',
  params: registration,
  query: noParams,
  body: z.strictObject({
    about: z.string().min(1).max(100),
    mark: z.string().min(1).max(64),
    note: textOf(0, 300),
  }),
  output: getPanelRegistration.output,
  status: 201,
  refusals: ['not_found', 'no_address', 'changed_meanwhile', 'key_reused'],
  idempotent: 'required',
})

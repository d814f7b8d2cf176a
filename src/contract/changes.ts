import { z } from 'zod'
import { registrationDraftSchema } from '#domain/registration/draft.ts'
import { grosze, id, noParams, textOf } from './common.ts'
import { endpoint } from './endpoint.ts'
import { getPanelRegistration } from './panel.ts'
import { linkToken, registrationView } from './site.ts'

/** What changes a registration that was made, and what calls it off. */

/** The draft as it should be from now on, whole: who is not in it leaves. */
const change = z.strictObject({
  /** Which the changed one was seen at. */
  revision: z.number().int().min(1),
  /** The new total that stood above the button. */
  expectedTotal: grosze,
  draft: registrationDraftSchema,
})

const CHANGE_REFUSALS = [
  'not_found',
  'registration_refused',
  'full',
  'queue',
  'price_changed',
  'changed_meanwhile',
  'not_changeable',
] as const

/**
 * Changes people and choices under the rules that were agreed to: the places of all of it are claimed or nothing
 * changes. The same revision with the same body gives the same answer again.
 */
export const changeRegistration = endpoint({
  method: 'PUT',
  path: '/v1/site/registrations/:token',
  summary: 'Change who takes part and what is taken',
  audience: 'site',
  params: linkToken,
  query: noParams,
  body: change,
  output: registrationView,
  status: 200,
  refusals: CHANGE_REFUSALS,
})

/** Calls the whole registration off: its places go back, its tickets let nobody in. Again: the same answer. */
export const cancelRegistration = endpoint({
  method: 'POST',
  path: '/v1/site/registrations/:token/cancel',
  summary: 'Call a registration off',
  audience: 'site',
  params: linkToken,
  query: noParams,
  body: z.strictObject({}),
  output: registrationView,
  status: 200,
  refusals: ['not_found', 'not_changeable', 'changed_meanwhile'],
})

const registration = z.strictObject({ accountId: id, eventId: id, registrationId: id })

/** As `changeRegistration`, for the organiser's people, who may do more. */
export const changePanelRegistration = endpoint({
  method: 'PUT',
  path: '/v1/accounts/:accountId/events/:eventId/registrations/:registrationId',
  summary: 'Change who takes part and what is taken, as staff',
  audience: 'member',
  params: registration,
  query: noParams,
  body: change,
  output: getPanelRegistration.output,
  status: 200,
  refusals: CHANGE_REFUSALS,
})

export const cancelPanelRegistration = endpoint({
  method: 'POST',
  path: '/v1/accounts/:accountId/events/:eventId/registrations/:registrationId/cancel',
  summary: 'Call a registration off, as staff',
  audience: 'member',
  params: registration,
  query: noParams,
  /** The reason stands in the history and in the message to the registrant. */
  body: z.strictObject({ reason: textOf(1, 500) }),
  output: getPanelRegistration.output,
  status: 200,
  refusals: ['not_found', 'not_changeable', 'changed_meanwhile'],
})

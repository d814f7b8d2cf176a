import { z } from 'zod'
import { registrationDraftSchema } from '#domain/registration/draft.ts'
import { dueStanding, grosze, id, lastMoment, line, none, noParams, textOf } from './common.ts'
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
  /**
   * The fee for changing, beside the total, that stood there too: another than the rules have now is price_changed.
   * The staff charge none unless they say so here, and never more than the rules.
   */
  fee: grosze.min(0).default(0),
  draft: registrationDraftSchema,
})

/** Why something is kept of who resigns: by a rule that runs to the end of a day, or because none does any more. */
const keptReason = z.strictObject({
  code: z.enum(['rule', 'over']),
  /** The rule's name, if it has one. */
  rule: z.string().nullable(),
  until: lastMoment.nullable(),
  amount: grosze,
  /** Kept once for the registration, however many resign. */
  once: z.literal(true).optional(),
})

const CHANGE_REFUSALS = [
  'not_found',
  'registration_refused',
  'full',
  'queue',
  'price_changed',
  'changed_meanwhile',
  'not_changeable',
  'no_change',
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
  refusals: [...CHANGE_REFUSALS, 'too_many_requests'],
})

/** What a change starts from: all that was agreed and is held, as whoever holds the link may see it. */
export const getChange = endpoint({
  method: 'GET',
  path: '/v1/site/registrations/:token/change',
  summary: 'What can be changed of a registration, as it stands',
  audience: 'site',
  params: linkToken,
  query: noParams,
  body: none,
  output: z.strictObject({
    revision: z.number().int(),
    /** A PESEL and a code are hidden in it; sent back hidden, they stay what they were. */
    draft: registrationDraftSchema,
    lines: z.array(line),
    total: grosze,
    /** What has come, without what stays with the organiser. */
    paid: grosze,
    /** `ref`s of who has entered and may not be changed; '*' where one ticket is for all and was used. */
    entered: z.array(z.string()),
    /** What may become of it: everything; as things are given up and names mended; as people leave, while an approval is waited for. */
    within: z.enum(['all', 'less', 'leaving']),
    /** The last day of changes, or their last moment; null where there is none. */
    changesUntil: lastMoment.nullable(),
    /** Free units by pool; what the registration holds is free to it. Pools without a limit are left out. */
    free: z.record(z.string(), z.number().int()),
  }),
  status: 200,
  refusals: ['not_found', 'not_changeable'],
})

/** What `changeRegistration` would come to now; nothing changes. */
export const previewChange = endpoint({
  method: 'POST',
  path: '/v1/site/registrations/:token/change-preview',
  summary: 'What a change would come to',
  audience: 'site',
  params: linkToken,
  query: noParams,
  body: change.omit({ expectedTotal: true, fee: true }),
  output: z.strictObject({
    total: grosze,
    lines: z.array(line),
    /** What of the changed price is due when, as the money that has come covers it. */
    due: z.array(dueStanding),
    /** With sign: plus = dearer. */
    difference: grosze,
    /** Of the money of who leaves, by the refund rules that were agreed to. */
    kept: grosze,
    reasons: z.array(keptReason),
    /** For changing at all, beside the total; until: the last day of this fee. */
    fee: z.strictObject({ amount: grosze.positive(), until: lastMoment.nullable() }).nullable(),
    toRefund: grosze,
    toPay: grosze,
  }),
  status: 200,
  refusals: [
    'not_found',
    'registration_refused',
    'changed_meanwhile',
    'not_changeable',
    'no_change',
    'too_many_requests',
  ],
})

const cancellation = z.strictObject({
  /** What has come and was not kept or given back before. */
  paid: grosze,
  /** By the refund rules that were agreed to. */
  kept: grosze,
  reasons: z.array(keptReason),
  /** For changes that were made before; taken of what would go back. */
  fees: grosze,
  /** A donation that stays unless it is asked back. */
  donation: grosze,
  toRefund: grosze,
})

/** What becomes of the money if a registration is called off now; nothing changes. */
export const previewCancellation = endpoint({
  method: 'GET',
  path: '/v1/site/registrations/:token/cancellation',
  summary: 'What is kept and what goes back when a registration is called off',
  audience: 'site',
  params: linkToken,
  query: noParams,
  body: none,
  output: cancellation,
  status: 200,
  refusals: ['not_found', 'not_changeable'],
})

/** Whether a donation that was paid goes back too; else it stays. */
const returnDonation = z.boolean().default(false)

/** Calls the whole registration off: its places go back, its tickets let nobody in. Again: the same answer. */
export const cancelRegistration = endpoint({
  method: 'POST',
  path: '/v1/site/registrations/:token/cancel',
  summary: 'Call a registration off',
  audience: 'site',
  params: linkToken,
  query: noParams,
  body: z.strictObject({ returnDonation }),
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
  /**
   * The reason stands in the history and in the message to the registrant. The fee is what is kept, in grosze: left
   * out, what the refund rules say; never more than they say, or, where there are none, than was paid.
   */
  body: z.strictObject({ reason: textOf(1, 500), fee: grosze.min(0).optional(), returnDonation }),
  output: getPanelRegistration.output,
  status: 200,
  refusals: ['not_found', 'not_changeable', 'changed_meanwhile'],
})

/** As `previewCancellation`, for the organiser's people. */
export const previewPanelCancellation = endpoint({
  method: 'GET',
  path: '/v1/accounts/:accountId/events/:eventId/registrations/:registrationId/cancellation',
  summary: 'What is kept and what goes back when a registration is called off, for staff',
  audience: 'member',
  params: registration,
  query: noParams,
  body: none,
  output: cancellation,
  status: 200,
  refusals: ['not_found', 'not_changeable'],
})

import { z } from 'zod'
import { lastMoment, retentionReason } from '#domain/payment/retention-reason.ts'
import { registrationDraftSchema } from '#domain/registration/draft.ts'
import { dueStanding, grosze, id, line, none, noParams, textOf, uploadsSecret } from './common.ts'
import { endpoint } from './endpoint.ts'
import { getPanelRegistration } from './panel.ts'
import { linkToken, registrationView } from './site.ts'

/** Changes and cancellations of existing registrations. */

/** The full draft as it should be from now on: people who are not in it leave. */
const change = z.strictObject({
  /** The revision that the change was made from. */
  revision: z.number().int().min(1),
  /** The new total shown above the button. */
  expectedTotal: grosze,
  /**
   * The fee for changing, on top of the total, that was shown too: a fee that differs from the current rules is
   * price_changed. The staff charge none unless they state it here, and never more than the rules.
   */
  fee: grosze.min(0).default(0),
  draft: registrationDraftSchema,
  /** Present where files were uploaded for it. Files that the draft no longer names are removed for good. */
  uploads: uploadsSecret.optional(),
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
  'file_gone',
] as const

/**
 * Changes people and choices under the rules that were agreed to: all places that the change needs are claimed, or
 * nothing changes. The same revision with the same body returns the same answer again.
 */
export const changeRegistration = endpoint({
  method: 'PUT',
  path: '/v1/site/registrations/:token',
  summary: 'Change the people and choices of a registration',
  audience: 'site',
  params: linkToken,
  query: noParams,
  body: change,
  output: registrationView,
  status: 200,
  refusals: [...CHANGE_REFUSALS, 'too_many_requests'],
})

/** The starting point of a change: everything that was agreed and is held, as the holder of the link may see it. */
export const getChange = endpoint({
  method: 'GET',
  path: '/v1/site/registrations/:token/change',
  summary: 'The current state of a registration and its allowed changes',
  audience: 'site',
  params: linkToken,
  query: noParams,
  body: none,
  output: z.strictObject({
    revision: z.number().int(),
    /** A PESEL and a code are hidden in it; sent back hidden, they keep their values. */
    draft: registrationDraftSchema,
    lines: z.array(line),
    total: grosze,
    /** The paid amount, without what stays with the organiser. */
    paid: grosze,
    /** `ref`s of people who have entered and may not be changed; '*' where a single ticket for all was used. */
    entered: z.array(z.string()),
    /** `ref`s of people who have taken a place over: hidden here, and unchanged whatever is sent. */
    takenOver: z.array(z.string()),
    /**
     * The allowed changes: everything; giving things up and correcting names; people leaving, while an approval is
     * pending.
     */
    within: z.enum(['all', 'less', 'leaving']),
    /** The last day of changes, or their last moment; null where there is none. */
    changesUntil: lastMoment.nullable(),
    /** Free units by pool; what the registration holds counts as free. Pools without a limit are left out. */
    free: z.record(z.string(), z.number().int()),
  }),
  status: 200,
  refusals: ['not_found', 'not_changeable'],
})

/** The outcome of `changeRegistration` at this moment; nothing changes. */
export const previewChange = endpoint({
  method: 'POST',
  path: '/v1/site/registrations/:token/change-preview',
  summary: 'Preview a change',
  audience: 'site',
  params: linkToken,
  query: noParams,
  body: change.omit({ expectedTotal: true, fee: true }),
  output: z.strictObject({
    total: grosze,
    lines: z.array(line),
    /** The payment schedule of the changed price, as covered by the money paid so far. */
    due: z.array(dueStanding),
    /** With sign: plus = dearer. */
    difference: grosze,
    /** From the money of people who leave, by the refund rules that were agreed to. */
    kept: grosze,
    reasons: z.array(retentionReason),
    /** For changing at all, on top of the total; until: the last day of this fee. */
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
    'file_gone',
    'too_many_requests',
  ],
})

const cancellation = z.strictObject({
  /** The paid amount that was not retained or refunded before. */
  paid: grosze,
  /** By the refund rules that were agreed to. */
  kept: grosze,
  reasons: z.array(retentionReason),
  /** For earlier changes; deducted from the refund. */
  fees: grosze,
  /** A donation that stays unless its return is requested. */
  donation: grosze,
  toRefund: grosze,
})

/** What becomes of the money if a registration is cancelled now; nothing changes. */
export const previewCancellation = endpoint({
  method: 'GET',
  path: '/v1/site/registrations/:token/cancellation',
  summary: 'Preview the cancellation of a registration',
  audience: 'site',
  params: linkToken,
  query: noParams,
  body: none,
  output: cancellation,
  status: 200,
  refusals: ['not_found', 'not_changeable'],
})

/** Whether a donation that was paid is refunded too; otherwise it stays. */
const withDonation = z.boolean().default(false)

/** Cancels the whole registration: its places are released, its tickets become invalid. Repeated: the same answer. */
export const cancelRegistration = endpoint({
  method: 'POST',
  path: '/v1/site/registrations/:token/cancel',
  summary: 'Cancel a registration',
  audience: 'site',
  params: linkToken,
  query: noParams,
  body: z.strictObject({ returnDonation: withDonation }),
  output: registrationView,
  status: 200,
  refusals: ['not_found', 'not_changeable', 'changed_meanwhile'],
})

/** Gives a donation back that stayed when the event was cancelled. Repeated: the same answer. */
export const returnDonation = endpoint({
  method: 'POST',
  path: '/v1/site/registrations/:token/donation-refund',
  summary: 'Ask for a donation back after the event was cancelled',
  audience: 'site',
  params: linkToken,
  query: noParams,
  body: z.strictObject({}),
  output: registrationView,
  status: 200,
  refusals: ['not_found', 'not_changeable'],
})

const registration = z.strictObject({ accountId: id, eventId: id, registrationId: id })

/** As `changeRegistration`, for the organiser's staff, who may do more. */
export const changePanelRegistration = endpoint({
  method: 'PUT',
  path: '/v1/accounts/:accountId/events/:eventId/registrations/:registrationId',
  summary: 'Change the people and choices of a registration, as staff',
  audience: 'member',
  params: registration,
  query: noParams,
  /** Whether the registrant is told of it by e-mail. */
  body: change.extend({ tell: z.boolean().default(true) }),
  output: getPanelRegistration.output,
  status: 200,
  refusals: CHANGE_REFUSALS,
})

export const cancelPanelRegistration = endpoint({
  method: 'POST',
  path: '/v1/accounts/:accountId/events/:eventId/registrations/:registrationId/cancel',
  summary: 'Cancel a registration, as staff',
  audience: 'member',
  params: registration,
  query: noParams,
  /**
   * The reason is shown in the history and in the message to the registrant. The fee is the retained amount, in grosze:
   * if omitted, by the refund rules; never more than they state, or, where there are none, than was paid.
   */
  body: z.strictObject({
    reason: textOf(1, 500),
    fee: grosze.min(0).optional(),
    returnDonation: withDonation,
    tell: z.boolean().default(true),
  }),
  output: getPanelRegistration.output,
  status: 200,
  refusals: ['not_found', 'not_changeable', 'changed_meanwhile'],
})

/** As `previewCancellation`, for the organiser's staff. */
export const previewPanelCancellation = endpoint({
  method: 'GET',
  path: '/v1/accounts/:accountId/events/:eventId/registrations/:registrationId/cancellation',
  summary: 'Preview the cancellation of a registration, as staff',
  audience: 'member',
  params: registration,
  query: noParams,
  body: none,
  output: cancellation,
  status: 200,
  refusals: ['not_found', 'not_changeable'],
})

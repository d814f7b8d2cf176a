import { z } from 'zod'
import { email } from '#domain/form/fields/email.ts'
import { lastMoment } from '#domain/payment/retention-reason.ts'
import { personDraftSchema } from '#domain/registration/draft.ts'
import { attendance, grosze, id, instant, none, noParams, uploadsSecret } from './common.ts'
import { endpoint } from './endpoint.ts'
import { formField } from './form-field.ts'
import { getPanelRegistration } from './panel.ts'
import { linkToken, registrationView, ticketView } from './site.ts'

/** The giver and the successor of a place. Everything else of the registration stays as it was agreed. */
const handOver = z.strictObject({
  /** The revision at which the registration was seen. */
  revision: z.number().int().min(1),
  /** The new total shown above the button. */
  expectedTotal: grosze,
  /**
   * The fee for handing over, on top of the total, that was shown too: a fee that differs from the current rules is
   * price_changed. The staff charge none unless they state it here, and never more than the rules.
   */
  fee: grosze.min(0).default(0),
  /** `ref` of the giver. */
  giver: z.string().min(1).max(40),
  /**
   * The successor with all data: under a `ref` that is not used in the registration, with answers of their own, and
   * with choices that the giver has; less or another option, but not more.
   */
  successor: personDraftSchema,
  /**
   * `ref` of the person who looks after the successor on the spot; if omitted, the carer of the giver; null: no one.
   */
  carer: z.string().max(40).nullable().optional(),
  /** Where the giver is the registrant: the new registrant is the successor, or a person who does not take part. */
  registrant: z.enum(['successor', 'guardian', 'other']).default('successor'),
  /** Ids of the statements that the successor accepts: all required ones that concern them. */
  statements: z.array(z.string().max(40)).max(50).default([]),
  /** Present where files were uploaded for the successor's answers. */
  uploads: uploadsSecret.optional(),
  /**
   * Where the successor receives the link that confirms the place, and the ticket. Required from a registrant; the
   * staff hand over at once, and without it the place stays with the registrant.
   */
  email: formField(email).nullable().default(null),
})

const HAND_OVER_REFUSALS = [
  'not_found',
  'registration_refused',
  'full',
  'queue',
  'price_changed',
  'changed_meanwhile',
  'not_changeable',
  'no_hand_over',
  'file_gone',
] as const

/** The outcome of `handOverPlace` at this moment; nothing changes. */
export const previewHandOver = endpoint({
  method: 'POST',
  path: '/v1/site/registrations/:token/hand-over-preview',
  summary: 'Preview handing the place over to another person',
  audience: 'site',
  params: linkToken,
  query: noParams,
  body: handOver.omit({ expectedTotal: true, fee: true, email: true }),
  output: z.strictObject({
    total: grosze,
    /** With sign: plus = dearer. */
    difference: grosze,
    /** For a place that has become cheaper, unless the event refunds it. */
    kept: grosze,
    /** For handing over, on top of the total; until: the last day of this fee. */
    fee: z.strictObject({ amount: grosze.positive(), until: lastMoment.nullable() }).nullable(),
    /** The last day of handing over. */
    until: lastMoment.nullable(),
    toRefund: grosze,
    toPay: grosze,
  }),
  status: 200,
  refusals: [
    'not_found',
    'registration_refused',
    'changed_meanwhile',
    'not_changeable',
    'no_hand_over',
    'file_gone',
    'too_many_requests',
  ],
})

/**
 * Offers the place of one person to another, with what was chosen and paid for it. It stays with the giver until the
 * successor has confirmed it by the link in their mail, within 48 hours. The same body returns the same answer again.
 */
export const handOverPlace = endpoint({
  method: 'POST',
  path: '/v1/site/registrations/:token/hand-over',
  summary: 'Offer the place of one person to another person',
  audience: 'site',
  params: linkToken,
  query: noParams,
  body: handOver,
  output: registrationView,
  status: 200,
  refusals: [...HAND_OVER_REFUSALS, 'hand_over_waits', 'too_many_requests'],
})

/** The giver keeps the place: the successor's link stops working. Repeated: the same answer. */
export const withdrawHandOver = endpoint({
  method: 'DELETE',
  path: '/v1/site/registrations/:token/hand-over',
  summary: 'Withdraw the offer of a place',
  audience: 'site',
  params: linkToken,
  query: noParams,
  body: none,
  output: registrationView,
  status: 200,
  refusals: ['not_found'],
})

/** A place that was offered, as its future or present holder sees it. */
export const placeTransferView = z.strictObject({
  /** over: the place is no longer theirs, or does not exist. */
  state: z.enum(['open', 'concluded', 'withdrawn', 'declined', 'expired', 'over']),
  until: instant,
  event: z.strictObject({
    slug: z.string(),
    title: z.string(),
    place: z.string().nullable(),
    host: z.string(),
    calledOff: z.string().nullable(),
  }),
  /** When the holder of this place takes part. */
  attendance: z.array(attendance),
  /** The name of the giver. */
  giver: z.string(),
  person: z.strictObject({ firstName: z.string(), lastName: z.string() }),
  /** The statements that are accepted by confirming. */
  statements: z.array(z.strictObject({ id: z.string(), text: z.string(), hasDocument: z.boolean() })),
  /** Null before it is confirmed, and while the registration is unpaid. */
  ticket: ticketView.nullable(),
})

export const getPlaceTransfer = endpoint({
  method: 'GET',
  path: '/v1/site/place-transfers/:token',
  summary: 'An offered place, for the person it is offered to',
  audience: 'site',
  params: linkToken,
  query: noParams,
  body: none,
  output: placeTransferView,
  status: 200,
  refusals: ['not_found'],
})

/**
 * Takes the place over: validated again at this moment, at the price and fee that the giver has agreed to. The giver's
 * ticket becomes invalid, and the successor has one. Repeated: the same answer.
 */
export const confirmPlaceTransfer = endpoint({
  method: 'POST',
  path: '/v1/site/place-transfers/:token/confirm',
  summary: 'Take an offered place over',
  audience: 'site',
  params: linkToken,
  query: noParams,
  body: none,
  output: placeTransferView,
  status: 200,
  refusals: [...HAND_OVER_REFUSALS, 'hand_over_ended', 'too_many_requests'],
})

/** 'To nie ja': the giver keeps the place. Repeated: the same answer. */
export const declinePlaceTransfer = endpoint({
  method: 'POST',
  path: '/v1/site/place-transfers/:token/decline',
  summary: 'Decline an offered place',
  audience: 'site',
  params: linkToken,
  query: noParams,
  body: none,
  output: placeTransferView,
  status: 200,
  refusals: ['not_found', 'hand_over_ended'],
})

/** As `handOverPlace`, for the organiser's staff, who may also hand over what needs approval. */
/** The outcome of `handOverPanelPlace` at this moment; nothing changes. */
export const previewPanelHandOver = endpoint({
  method: 'POST',
  path: '/v1/accounts/:accountId/events/:eventId/registrations/:registrationId/hand-over-preview',
  summary: 'Preview handing a place over, as staff',
  audience: 'member',
  params: z.strictObject({ accountId: id, eventId: id, registrationId: id }),
  query: noParams,
  body: previewHandOver.body,
  output: previewHandOver.output,
  status: 200,
  refusals: previewHandOver.refusals,
})

export const handOverPanelPlace = endpoint({
  method: 'POST',
  path: '/v1/accounts/:accountId/events/:eventId/registrations/:registrationId/hand-over',
  summary: 'Hand the place of one person over to another, as staff',
  audience: 'member',
  params: z.strictObject({ accountId: id, eventId: id, registrationId: id }),
  query: noParams,
  body: handOver,
  output: getPanelRegistration.output,
  status: 200,
  refusals: HAND_OVER_REFUSALS,
})

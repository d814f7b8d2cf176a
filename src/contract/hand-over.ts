import { z } from 'zod'
import { email } from '#domain/form/fields/email.ts'
import { personDraftSchema } from '#domain/registration/draft.ts'
import { grosze, id, lastMoment, noParams } from './common.ts'
import { endpoint } from './endpoint.ts'
import { formField } from './form-field.ts'
import { getPanelRegistration } from './panel.ts'
import { linkToken, registrationView } from './site.ts'

/** Who gives a place to whom. All else of the registration stays as it was agreed. */
const handOver = z.strictObject({
  /** At which the registration was seen. */
  revision: z.number().int().min(1),
  /** The new total that stood above the button. */
  expectedTotal: grosze,
  /**
   * The fee for handing over, beside the total, that stood there too: another than the rules have now is
   * price_changed. The staff charge none unless they say so here, and never more than the rules.
   */
  fee: grosze.min(0).default(0),
  /** `ref` of who gives the place. */
  giver: z.string().min(1).max(40),
  /**
   * Who takes it over, whole: under a `ref` that nobody of the registration has, with answers of their own, and with
   * choices of what the giver has; less or another option, but not more.
   */
  successor: personDraftSchema,
  /** `ref` of who looks after the successor on the spot; left out, whoever looked after the giver; null: nobody. */
  carer: z.string().max(40).nullable().optional(),
  /** Where the giver registered: the successor does so from now on, or somebody who takes no part. */
  registrant: z.enum(['successor', 'guardian', 'other']).default('successor'),
  /** Ids of the statements that the successor accepts: all required ones that concern them. */
  statements: z.array(z.string().max(40)).max(50).default([]),
  /** Where the successor is told of it, with the ticket; whoever registered is told in any case. */
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
] as const

/** What `handOverPlace` would come to now; nothing changes. */
export const previewHandOver = endpoint({
  method: 'POST',
  path: '/v1/site/registrations/:token/hand-over-preview',
  summary: 'What it would come to if somebody gave the place to somebody else',
  audience: 'site',
  params: linkToken,
  query: noParams,
  body: handOver.omit({ expectedTotal: true, fee: true, email: true }),
  output: z.strictObject({
    total: grosze,
    /** With sign: plus = dearer. */
    difference: grosze,
    /** Of a place that has become cheaper, unless the event gives it back. */
    kept: grosze,
    /** For handing over, beside the total; until: the last day of this fee. */
    fee: z.strictObject({ amount: grosze.positive(), until: lastMoment.nullable() }).nullable(),
    /** The last day of handing over. */
    until: lastMoment.nullable(),
    toRefund: grosze,
    toPay: grosze,
  }),
  status: 200,
  refusals: ['not_found', 'registration_refused', 'changed_meanwhile', 'not_changeable', 'no_hand_over'],
})

/**
 * Gives the place of one person to somebody else, with what was taken and paid for it: the ticket of the giver lets
 * nobody in any more, and the successor has one. The same revision with the same body gives the same answer again.
 */
export const handOverPlace = endpoint({
  method: 'POST',
  path: '/v1/site/registrations/:token/hand-over',
  summary: 'Give the place of one person to somebody else',
  audience: 'site',
  params: linkToken,
  query: noParams,
  body: handOver,
  output: registrationView,
  status: 200,
  refusals: HAND_OVER_REFUSALS,
})

/** As `handOverPlace`, for the organiser's people, who may also hand over what needs approval. */
export const handOverPanelPlace = endpoint({
  method: 'POST',
  path: '/v1/accounts/:accountId/events/:eventId/registrations/:registrationId/hand-over',
  summary: 'Give the place of one person to somebody else, as staff',
  audience: 'member',
  params: z.strictObject({ accountId: id, eventId: id, registrationId: id }),
  query: noParams,
  body: handOver,
  output: getPanelRegistration.output,
  status: 200,
  refusals: HAND_OVER_REFUSALS,
})

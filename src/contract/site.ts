import { z } from 'zod'
import { email } from '#domain/form/fields/email.ts'
import { phone } from '#domain/form/fields/phone.ts'
import { personName } from '#domain/form/fields/text.ts'
import { registrationDraftSchema } from '#domain/registration/draft.ts'
import {
  dueStanding,
  givenNumber,
  grosze,
  instant,
  line,
  may,
  none,
  noParams,
  paidness,
  registrationState,
} from './common.ts'
import { endpoint } from './endpoint.ts'
import { formField } from './form-field.ts'
import { holdSecret } from './holds.ts'

/** What a registration site asks of the server. The host names the account. */

const slug = z.strictObject({ slug: z.string().regex(/^[a-z0-9][a-z0-9-]{0,60}$/) })

/** Free places by pool id; null where there is no limit. Live: never cached. */
export const getAvailability = endpoint({
  method: 'GET',
  path: '/v1/site/events/:slug/availability',
  summary: 'Free places of an event, by pool',
  audience: 'site',
  params: slug,
  query: noParams,
  body: none,
  output: z.strictObject({
    version: z.number().int(),
    free: z.record(z.string(), z.number().int().nullable()),
  }),
  status: 200,
  refusals: ['not_found'],
})

/**
 * Who is written to and called (specification §5). Domains are letters, digits and hyphens: a comma there
 * would add a recipient. A phone is kept with single spaces.
 */
export const contactSchema = z.strictObject({
  firstName: formField(personName),
  lastName: formField(personName),
  email: formField(email),
  phone: formField(phone).transform((number) => number.replace(/ +/g, ' ')),
})

/**
 * Registers everybody of the draft or nobody. The places are taken, a first answer is remembered
 * under the key: the same key with the same body gives the same registration again.
 */
export const createRegistration = endpoint({
  method: 'POST',
  path: '/v1/site/events/:slug/registrations',
  summary: 'Register people for an event',
  audience: 'site',
  params: slug,
  query: noParams,
  body: z.strictObject({
    /** The version of the definition that was shown, and the total that stood above the button. */
    version: z.number().int().min(1),
    expectedTotal: grosze,
    draft: registrationDraftSchema,
    contact: contactSchema,
    /** The secret of a hold or an offer whose places the order takes over. */
    hold: holdSecret.optional(),
  }),
  output: z.strictObject({
    number: z.string(),
    state: registrationState,
    total: grosze,
    /** Opens 'Moje zgłoszenie'; shown once, kept hashed. */
    token: z.string(),
    address: z.string(),
  }),
  status: 201,
  refusals: [
    'not_found',
    'registration_refused',
    'full',
    'queue',
    'price_changed',
    'version_gone',
    'called_off',
    'key_reused',
    'hold_gone',
    'too_many_requests',
  ],
  idempotent: 'required',
})

/** The secret of the link to 'Moje zgłoszenie'. */
export const linkToken = z.strictObject({ token: z.string().min(20).max(100) })

const ticketView = z.strictObject({
  /** Null: for all of a registration that names nobody. */
  person: z.string().nullable(),
  /** Whose it is; or for how many, and at which hour. */
  name: z.string(),
  code: z.string(),
  /** QR of the code as rows of an SVG path; the page draws it without a request. */
  qr: z.strictObject({ size: z.number().int(), path: z.string() }),
  numbers: z.array(givenNumber),
  usedAt: instant.nullable(),
})

export const registrationView = z.strictObject({
  number: z.string(),
  /** How often it has been changed, from 1; a change names the one it was made from. */
  revision: z.number().int(),
  state: registrationState,
  paidness,
  /** What whoever holds the link may do now. */
  may,
  event: z.strictObject({
    slug: z.string(),
    title: z.string(),
    start: z.string().nullable(),
    end: z.string().nullable(),
    place: z.string().nullable(),
    host: z.string(),
    /** Why it does not take place; null while it does. */
    calledOff: z.string().nullable(),
  }),
  contact: contactSchema,
  /** How many come where nobody is named; null where people are. */
  headcount: z.number().int().nullable(),
  /** The hour of entry, an ISO local date-time. */
  slot: z.string().nullable(),
  people: z.array(
    z.strictObject({
      ref: z.string(),
      firstName: z.string(),
      lastName: z.string(),
      birthDate: z.string().nullable(),
      type: z.string().nullable(),
      group: z.string().nullable(),
      numbers: z.array(givenNumber),
    }),
  ),
  lines: z.array(line),
  total: grosze,
  paid: grosze,
  /** What of it stays with the organiser though nothing is owed for it: a fee of who resigned, a difference, a donation. */
  kept: grosze,
  /** Owed for changes and for handing places over, beside the total. */
  fees: grosze,
  /** Of it, for handing places over. */
  handOverFees: grosze,
  /** What is still to be paid; negative when too much has come. */
  balance: grosze,
  due: z.array(dueStanding),
  /** Where the day of payment fixes the price: until which day it is `total`, and the total from the day after. */
  nextPrice: z.strictObject({ until: z.string(), total: grosze }).nullable(),
  expiresAt: instant.nullable(),
  createdAt: instant,
  /** Why the organiser has not approved what waits for it; null while nothing is decided. */
  refusedBecause: z.string().nullable(),
  tickets: z.array(ticketView),
  /** The newest payment that is still under way, if any. */
  payment: z.strictObject({ state: z.string(), redirectUrl: z.string().nullable() }).nullable(),
})

export const getRegistration = endpoint({
  method: 'GET',
  path: '/v1/site/registrations/:token',
  summary: 'One registration, for the person who holds its link',
  audience: 'site',
  params: linkToken,
  query: noParams,
  body: none,
  output: registrationView,
  status: 200,
  refusals: ['not_found'],
})

/**
 * Starts a payment of what is due now and answers where to send the payer. Who wants to pay more at once says
 * how much: at most all that is left.
 */
export const createPayment = endpoint({
  method: 'POST',
  path: '/v1/site/registrations/:token/payments',
  summary: 'Start a payment at the gateway',
  audience: 'site',
  params: linkToken,
  query: noParams,
  body: z.strictObject({ amount: grosze.positive().optional() }),
  output: z.strictObject({ redirectUrl: z.string(), amount: grosze }),
  status: 201,
  refusals: ['not_found', 'not_payable', 'payment_unavailable', 'busy'],
})

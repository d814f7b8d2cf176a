import { z } from 'zod'
import { EVENT_ON_SITE } from '#domain/event/preview-address.ts'
import { email } from '#domain/form/fields/email.ts'
import { personName } from '#domain/form/fields/person-name.ts'
import { phone } from '#domain/form/fields/phone.ts'
import { registrationDraftSchema } from '#domain/registration/draft.ts'
import {
  attendance,
  dueStanding,
  givenNumber,
  grosze,
  instant,
  lackingAnswer,
  line,
  may,
  none,
  noParams,
  paidness,
  registrationState,
  uploadsSecret,
} from './common.ts'
import { standingDocument } from './documents.ts'
import { endpoint } from './endpoint.ts'
import { formField, optionalFormField } from './form-field.ts'
import { holdSecret } from './holds.ts'
import { ownFile } from './own-file.ts'
import { placeProof } from './place-proof.ts'
import { refundStanding } from './refund-standing.ts'
import { registrationMove } from './registration-move.ts'

/** The API of a registration site. The host names the account. */

const slug = z.strictObject({ slug: z.string().regex(EVENT_ON_SITE) })

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
    now: z.string().describe('Local moment in Warsaw at which that was so, ISO. The clock of a form.'),
  }),
  status: 200,
  refusals: ['not_found'],
})

/**
 * The contact person's e-mail and phone (specification §5). Domains are letters, digits and hyphens: a comma there
 * would add a recipient. A phone is stored with single spaces.
 */
export const contactSchema = z.strictObject({
  firstName: formField(personName),
  lastName: formField(personName),
  email: formField(email),
  phone: formField(phone).transform((number) => number.replace(/ +/g, ' ')),
})

/** A registrant whom the staff register: who stands at the desk may have neither. Empty: there is none. */
export const officeContact = contactSchema.extend({
  email: optionalFormField(email),
  phone: optionalFormField(phone).transform((number) => number.replace(/ +/g, ' ')),
})

/**
 * Registers everyone in the draft or no one. When the places are taken, the first answer is stored under the key: the
 * same key with the same body returns the same registration again.
 */
export const createRegistration = endpoint({
  method: 'POST',
  path: '/v1/site/events/:slug/registrations',
  summary: 'Register people for an event',
  audience: 'site',
  params: slug,
  query: noParams,
  body: z.strictObject({
    /** The version of the definition that was shown, and the total shown above the button. */
    version: z.number().int().min(1),
    expectedTotal: grosze,
    draft: registrationDraftSchema,
    contact: contactSchema,
    /** The secret of a hold or an offer whose places the order takes over. */
    hold: holdSecret.optional(),
    /** Present where files were uploaded for the answers: they become part of the registration. */
    uploads: uploadsSecret.optional(),
    /** Present if requested (`proof_required`). */
    proof: placeProof.optional(),
  }),
  output: z.strictObject({
    number: z.string(),
    state: registrationState,
    total: grosze,
    /** Opens 'Moje zgłoszenie'; shown once, stored hashed. */
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
    'proof_required',
    'unpaid_orders',
    'file_gone',
  ],
  idempotent: 'required',
})

/** The secret of the link to 'Moje zgłoszenie'. */
export const linkToken = z.strictObject({ token: z.string().min(20).max(100) })

export const ticketView = z.strictObject({
  /** Null: for the whole of a registration without names. */
  person: z.string().nullable(),
  /** The name of its holder; or the number of people. */
  name: z.string(),
  code: z.string(),
  /** QR of the code as rows of an SVG path; the page draws it without a request. */
  qr: z.strictObject({ size: z.number().int(), path: z.string() }),
  numbers: z.array(givenNumber),
  usedAt: instant.nullable(),
})

export const paymentState = z.enum(['created', 'pending', 'succeeded', 'failed', 'cancelled'])

export const registrationView = z.strictObject({
  number: z.string(),
  /** How often it has been changed, from 1; a change names the revision it was made from. */
  revision: z.number().int(),
  state: registrationState,
  paidness,
  /** What the holder of the link may do now. */
  may,
  event: z.strictObject({
    slug: z.string(),
    title: z.string(),
    place: z.string().nullable(),
    host: z.string(),
    /** Why it is cancelled; null while it is not. */
    calledOff: z.string().nullable(),
  }),
  /** Made in test mode: it is wiped. */
  isTest: z.boolean(),
  /** Without an e-mail address or a phone, where the staff have registered. */
  contact: officeContact,
  /** Compulsory answers that the staff have left open, by the person, null: of the whole; in words. */
  lacking: z.array(lackingAnswer),
  /** An e-mail address that waits to be confirmed; null: there is none. */
  newEmail: z.string().nullable(),
  /** The number of people where they are not named; null where they are. */
  headcount: z.number().int().nullable(),
  /** The hour of entry, an ISO local date-time. */
  slot: z.string().nullable(),
  /** When each person takes part. */
  attendance: z.array(attendance),
  people: z.array(
    z.strictObject({
      ref: z.string(),
      firstName: z.string(),
      lastName: z.string(),
      birthDate: z.string().nullable(),
      type: z.string().nullable(),
      group: z.string().nullable(),
      numbers: z.array(givenNumber),
      /** The room and the vehicles of the person, in words, once the organiser has published them. */
      lodging: z.array(z.string()),
      /** The place was taken over: the successor is not shown here. */
      takenOver: z.boolean(),
    }),
  ),
  /** The ISO day on which the statements were signed on paper; null: they were accepted on a screen. */
  signedOn: z.string().nullable(),
  files: z.array(ownFile),
  /** Documents that the staff check, and how each stands. */
  documents: z.array(standingDocument),
  /** Minors (`ref`) whose cards of a holiday may be printed, to be signed. */
  campCards: z.array(z.string()),
  /** The place (`ref`) that is offered to a successor, and until when; null: none is. */
  handOver: z.strictObject({ giver: z.string(), until: instant }).nullable(),
  lines: z.array(line),
  total: grosze,
  paid: grosze,
  /**
   * The part that stays with the organiser though nothing is owed for it: a fee of a person who resigned, a difference,
   * a donation.
   */
  kept: grosze,
  /** The event was moved to other days; null: it was not, or before this registration was made. */
  move: registrationMove.nullable(),
  /** Part of it: a donation that stays although the event is cancelled, unless its giver asks for it. */
  donationKept: grosze,
  /** Owed for changes and for handing places over, on top of the total. */
  fees: grosze,
  /** With sign: what the organiser has decided about the price, beside what was agreed. */
  decided: grosze,
  /** The part of it for handing places over. */
  handOverFees: grosze,
  /** The unpaid amount by the ledger; negative after an overpayment. */
  balance: grosze,
  /** The amount that is being refunded and not in the ledger yet: it pays for nothing any more. */
  setAside: grosze,
  /** Oldest first. */
  refunds: z.array(refundStanding),
  due: z.array(dueStanding),
  /** Where the day of payment fixes the price: the day until which it is `total`, and the total from the day after. */
  nextPrice: z.strictObject({ until: z.string(), total: grosze }).nullable(),
  expiresAt: instant.nullable(),
  createdAt: instant,
  /** Why the organiser has refused the pending approval; null while nothing is decided. */
  refusedBecause: z.string().nullable(),
  tickets: z.array(ticketView),
  /** The newest payment, if any. */
  payment: z
    .strictObject({
      id: z.uuid(),
      state: paymentState,
      amount: grosze,
      startedAt: instant,
      /** When the gateway was last queried about it on behalf of its payer. */
      askedAt: instant.nullable(),
      /** Where to continue it while it is under way. */
      redirectUrl: z.string().nullable(),
    })
    .nullable(),
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
 * Starts a payment of what is due now, or of the amount, at most of everything that is left. Returns the address for the
 * payer, who comes back to 'Moje zgłoszenie', or to the step of payment.
 */
export const createPayment = endpoint({
  method: 'POST',
  path: '/v1/site/registrations/:token/payments',
  summary: 'Start a payment at the gateway',
  audience: 'site',
  params: linkToken,
  query: noParams,
  body: z.strictObject({
    amount: grosze.positive().optional(),
    returnTo: z.enum(['registration', 'payment']).optional(),
    /** A payment under way in place of which the payer wants another one: it is not offered again. */
    insteadOf: z.uuid().optional(),
  }),
  output: z.strictObject({ redirectUrl: z.string(), amount: grosze }),
  status: 201,
  refusals: ['not_found', 'not_payable', 'payment_unavailable', 'busy'],
})

/**
 * Queries the gateway about payments that are under way, at most every few seconds, and returns the state of the
 * registration. An unavailable gateway changes nothing.
 */
export const checkPayment = endpoint({
  method: 'POST',
  path: '/v1/site/registrations/:token/payments/check',
  summary: 'Refresh the state of a payment from the gateway',
  audience: 'site',
  params: linkToken,
  query: noParams,
  body: z.strictObject({}),
  output: registrationView,
  status: 200,
  refusals: ['not_found'],
})

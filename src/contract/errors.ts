import { z } from 'zod'

/**
 * Every refusal the API can answer with, and its HTTP status (RFC 9457 problem+json).
 * The words are in `i18n`; the code is what programs read.
 */
export const REFUSALS = {
  invalid_input: 400,
  csrf: 403,
  forbidden: 403,
  not_signed_in: 401,
  not_found: 404,
  method_not_allowed: 405,
  too_large: 413,
  unsupported_media: 415,
  key_required: 400,
  key_reused: 422,
  too_many_requests: 429,
  /** More want something now than can wait for it; nothing was done. */
  crowded: 429,
  /** Something that we need is away for a moment; nobody knows whether it was done. */
  busy: 503,
  internal: 500,
  /** The definition is not right; `problems` say where. */
  definition_invalid: 422,
  /** The draft cannot be registered; `problems` say why, person by person. */
  registration_refused: 422,
  /** A limit was reached between showing and sending; `pool` names it. */
  full: 409,
  /** What is left of a limit is wanted by those who wait; `pool` names it. */
  queue: 409,
  /** Whoever may register need not wait. */
  places_free: 409,
  /** The event keeps no waiting list. */
  no_waiting_list: 409,
  /** The entry has an offer already, or has ended. */
  not_waiting: 409,
  /** A hold has ended: its places went back, what was typed stays. */
  hold_gone: 404,
  /** It has been prolonged as often as may be. */
  no_more_time: 409,
  /** More of an allotment is taken than shall be left of it; `taken` says how many. */
  allotment_in_use: 409,
  /** Another thing of this kind has the name. */
  name_taken: 409,
  /** The event does not take place. */
  called_off: 409,
  price_changed: 409,
  version_gone: 409,
  /** Somebody else has changed the registration; `revision` is the one there is now. */
  changed_meanwhile: 409,
  /** What has ended, or has been used, is changed no more. */
  not_changeable: 409,
  /** Changes are not, or no more, for whoever registered: something can be given up, and a name mended. `until` was the last moment. */
  no_change: 409,
  /** The event does not let places be handed over, or not any more; `until` was the last day, if there was one. */
  no_hand_over: 409,
  not_payable: 409,
  /** No payment gateway is connected. */
  payment_unavailable: 409,
  /** More than there is to give back, or than the payment brought; `surplus` says how much there is. */
  refund_too_much: 409,
  /** No gateway that is connected took this payment. */
  not_refundable: 409,
  signature_invalid: 401,
  sign_in_failed: 401,
  /** The identity token was good once: sign in again. */
  credential_expired: 401,
  /** Somebody has taken the host meanwhile, or nobody may have it. */
  domain_taken: 409,
  slug_taken: 409,
  /** Somebody else has published meanwhile; `version` is the one there is now. */
  definition_changed: 409,
  /** A new version would lack what people have chosen; `problems` say what. */
  ids_in_use: 409,
} as const satisfies Record<string, number>

export type RefusalCode = keyof typeof REFUSALS

/** A place in the input and what is wrong with it. */
const fieldProblemSchema = z.strictObject({
  code: z.string(),
  /** JSON path in the body, e.g. `contact.email`; empty for the whole. */
  field: z.string(),
  person: z.string().nullable().optional(),
  where: z.string().nullable().optional(),
  params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
  message: z.string(),
})

/** The body of every refusal, `application/problem+json`. */
export const problemSchema = z.strictObject({
  type: z.string(),
  title: z.string(),
  status: z.number().int(),
  code: z.string(),
  detail: z.string().optional(),
  problems: z.array(fieldProblemSchema).optional(),
  /** Facts a program can act on: the expected total, the pool that is full. */
  params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
  /** Finds the request in the log. */
  instance: z.string().optional(),
})

export type FieldProblem = z.infer<typeof fieldProblemSchema>
export type Problem = z.infer<typeof problemSchema>

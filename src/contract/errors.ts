import { z } from 'zod'

/**
 * Every refusal of the API, and its HTTP status (RFC 9457 problem+json). The words are in `i18n`; programs use the
 * code.
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
  /**
   * Too many places wait for a payment from this network; further ones require a proof of work, given by `challenge` and
   * `bits`. A client that cannot compute it tries again after `Retry-After`.
   */
  proof_required: 429,
  /** Too many places wait for a payment by this address already; `held` is their number. */
  unpaid_orders: 409,
  /** One person has opened too many accounts, today or in total. */
  too_many_accounts: 429,
  /** More requests arrive now than can wait; nothing was done. */
  crowded: 429,
  /** A required service is unavailable for a moment; it is not known whether the request took effect. */
  busy: 503,
  internal: 500,
  /** The definition is not valid; `problems` show where. */
  definition_invalid: 422,
  /** The definition takes more time or memory to check than any reasonable one. */
  check_too_long: 422,
  /** The draft cannot be registered; `problems` show why, person by person. */
  registration_refused: 422,
  /** A limit was reached between showing and sending; `pool` names it. */
  full: 409,
  /** The rest of a limit is wanted by waiting parties; `pool` names it. */
  queue: 409,
  /** A party that may register need not wait. */
  places_free: 409,
  /** The event has no waiting list. */
  no_waiting_list: 409,
  /** The entry has an offer already, or has ended. */
  not_waiting: 409,
  /** A hold has ended: its places were released, the typed data stays. */
  hold_gone: 404,
  /** It has been prolonged as often as allowed. */
  no_more_time: 409,
  /** More of an allotment is taken than would be left of it; `taken` is the number. */
  allotment_in_use: 409,
  /** More people are or would be in a room or vehicle than it has places. */
  space_full: 409,
  /** People are in the room or vehicle: it cannot be deleted. */
  space_in_use: 409,
  /** Somebody has decided about the document meanwhile: `by`; or another file was brought. */
  document_decided: 409,
  /** No consent that holds is there: it is missing, or was rejected. */
  nothing_to_withdraw: 409,
  room_key_refused: 409,
  /** A required check is missing or ends before the event: `kind` of staff check; `until` is its end, or '' without one. */
  carer_not_checked: 409,
  /** The account has as many people of the staff, or the person as many checks, as allowed; `max` is the limit. */
  too_many_staff: 409,
  /** Another entry of this kind has the name. */
  name_taken: 409,
  /** The event is cancelled. */
  called_off: 409,
  /** The event is in the archive: nobody can register any more. */
  archived: 409,
  /** A draft is only shown: nobody can register for it. */
  preview_only: 409,
  /** The event was published once: it can be archived, not deleted. */
  was_published: 409,
  /** The rules of the draft cannot be applied yet: they have to be mended first. */
  draft_not_ready: 409,
  /** Somebody else has to confirm what this person has asked for, or nothing was asked for. */
  second_person_needed: 409,
  /** An earlier move of the event still waits for answers; `until` says until when. */
  move_open: 409,
  /** The event sells hours of entry, which cannot be moved while somebody has chosen one. */
  move_has_hours: 409,
  /** The choice was made, or its day has passed. */
  move_answered: 409,
  /** The question was answered or withdrawn, or its last moment has passed. */
  question_ended: 409,
  /** These people have been asked, and their answer is awaited. */
  question_open: 409,
  /** Test mode: real people have registered, or the registration has opened. */
  test_too_late: 409,
  /** Test mode ends once its registrations are wiped. */
  test_not_wiped: 409,
  /** The event is not in test mode. */
  not_a_test: 409,
  price_changed: 409,
  version_gone: 409,
  /** Another user has changed the registration; `revision` is the current one. */
  changed_meanwhile: 409,
  /** A registration that has ended, or has been used, cannot be changed any more. */
  not_changeable: 409,
  /** The registration has no e-mail address to write to. */
  no_address: 409,
  /**
   * The registrant cannot change anything, or no longer can, except giving things up and correcting names. `until` was
   * the last moment.
   */
  no_change: 409,
  /** The event does not allow handing places over, or no longer does; `until` was the last day, if there was one. */
  no_hand_over: 409,
  /** No registration of this number has a card with this PIN, or it was typed wrongly too often. */
  pin_wrong: 422,
  /** A place of the registration is already offered to a successor, who has neither confirmed nor declined. */
  hand_over_waits: 409,
  /** The offer of a place was withdrawn, declined, or has expired. */
  hand_over_ended: 409,
  not_payable: 409,
  /** No payment gateway is connected. */
  payment_unavailable: 409,
  /** More than there is to refund, or than the payment brought; `surplus` is the available amount. */
  refund_too_much: 409,
  /** No connected gateway took this payment. */
  not_refundable: 409,
  /** The refund is completed, in progress at the gateway, or in a state in which this cannot be decided. */
  refund_not_decidable: 409,
  /** The refund is in a package for the bank that was neither sent nor taken back. */
  refund_in_package: 409,
  /** The package was sent or taken back. */
  package_ended: 409,
  /** So much of the money is being refunded that the booking cannot be taken back. */
  money_goes_back: 409,
  /** The collection is not open, or its last day is over. */
  collection_closed: 409,
  /** The account has as many collections as it may have. */
  too_many_collections: 409,
  /** The donation was given back, or is on its way. */
  donation_goes_back: 409,
  signature_invalid: 401,
  sign_in_failed: 401,
  /** The identity token has expired: sign in again. */
  credential_expired: 401,
  /** The host has been taken in the meantime, or is reserved. */
  domain_taken: 409,
  /** The name resembles a bank's, an office's or a brand's: it is given by people, not by itself. */
  address_needs_review: 409,
  /** So many former addresses are kept for the account that it cannot give up another one now. */
  too_many_addresses: 409,
  /** This installation has no public address to which a domain could point. */
  own_domain_unavailable: 409,
  slug_taken: 409,
  /** Another user has published in the meantime; `version` is the current one. */
  definition_changed: 409,
  /** Another user has changed the same `place` of the draft, or the draft since it was looked at. */
  draft_conflict: 409,
  /** Another user has changed some of these details since they were read; `problems` show which. */
  details_conflict: 409,
  /** The uploaded file exceeds the limit of its field; `megabytes` is the limit. */
  file_too_large: 413,
  /** The content of the uploaded file is of no accepted kind; `kinds` names those. */
  file_kind: 415,
  /** The file is cut off, empty, or cannot be read as what it claims to be. */
  file_damaged: 422,
  /** The picture has more pixels than are decoded; `megapixels` is the limit. */
  picture_too_large: 422,
  /** This form has as many files as allowed; `max` is the limit. */
  too_many_files: 409,
  /** The file has not arrived in time. */
  upload_too_slow: 408,
  /** A file of an answer was removed, is of another form, or is part of another registration. */
  file_gone: 409,
  /** The account has as many pictures, or bytes of them, as it may have. */
  too_many_pictures: 409,
  /** A page shows the picture; `event` names one, or is empty for the head of the site. */
  picture_in_use: 409,
  /** The picture was removed, or is of another account or purpose. */
  picture_gone: 409,
  /** The account has as many files for download, or bytes of them, as it may have. */
  too_many_page_files: 409,
  /** A page offers the file for download; `event` names one. */
  page_file_in_use: 409,
  /** The person is a member of the team already. */
  already_member: 409,
  /** The address has an open invitation, which can be sent again. */
  already_invited: 409,
  /** The list of invitations is not in the published version of an event that takes place. */
  list_not_published: 409,
  /** An invitation was used, declined or withdrawn, or its mail is on its way. */
  invite_over: 409,
  /** A list has as many codes as it may have. */
  list_full: 409,
  /** The link of an invitation was used or withdrawn, or has expired or was replaced by a newer one. */
  invitation_ended: 404,
  /** An account keeps at least one owner. */
  last_owner: 409,
  /** A new version would lack what people have chosen; `problems` show what. */
  ids_in_use: 409,
} as const satisfies Record<string, number>

export type RefusalCode = keyof typeof REFUSALS

/** A position in the input and its error. */
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

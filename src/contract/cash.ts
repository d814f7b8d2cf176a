import { z } from 'zod'
import { CASH_KINDS, CASH_PURPOSES } from '#domain/payment/cash.ts'
import { grosze, id, instant, none, textOf } from './common.ts'
import { endpoint } from './endpoint.ts'

/**
 * The cash desks of an event. Every movement of cash has a document with a running number and belongs to a shift. Cash of
 * registrations is booked by the endpoints of payments and refunds, which issue the documents.
 */

const event = z.strictObject({ accountId: id, eventId: id })
const noQuery = z.strictObject({})
const sum = grosze.min(0).max(100_000_000)

const cashDocument = z.strictObject({
  id,
  kind: z.enum(CASH_KINDS),
  /** As it is printed: 'KP 12/2026'. */
  name: z.string(),
  desk: z.string(),
  at: instant,
  amount: grosze,
  purpose: z.enum(CASH_PURPOSES),
  issuedBy: z.string(),
  reason: z.string().nullable(),
  /** Of whose registration; null: of none. */
  registration: z.strictObject({ id, number: z.string(), contactName: z.string() }).nullable(),
  /** The name of the document that it takes back. */
  reverses: z.string().nullable(),
  isReversed: z.boolean(),
})

const cashShift = z.strictObject({
  id,
  desk: z.string(),
  openedBy: z.string(),
  /** Whether the caller has opened it. */
  isMine: z.boolean(),
  openedAt: instant,
  /** Grosze: at the start, received, paid out, and what should be in the drawer now, or should have been at the end. */
  start: grosze,
  received: grosze,
  paidOut: grosze,
  expected: grosze,
  /** Null while it is open. */
  closed: z
    .strictObject({ at: instant, by: z.string(), counted: grosze, reason: z.string().nullable() })
    .nullable(),
})

/** The shifts of an event, newest first. */
export const listCashShifts = endpoint({
  method: 'GET',
  path: '/v1/accounts/:accountId/events/:eventId/cash-shifts',
  summary: 'List the shifts at the cash desks of an event',
  audience: 'member',
  params: event,
  query: noQuery,
  body: none,
  output: z.strictObject({ shifts: z.array(cashShift) }),
  status: 200,
  refusals: ['not_found'],
})

/**
 * Opens a shift at a desk, which is created where there is none of the name. The caller's open shift there gets the sum
 * instead: it was counted again.
 */
export const openCashShift = endpoint({
  method: 'POST',
  path: '/v1/accounts/:accountId/events/:eventId/cash-shifts',
  summary: 'Open a shift at a cash desk',
  audience: 'member',
  params: event,
  query: noQuery,
  body: z.strictObject({ desk: textOf(1, 40), start: sum }),
  output: listCashShifts.output,
  status: 201,
  refusals: ['not_found', 'changed_meanwhile'],
})

/** A shift with all its documents, and what came without cash meanwhile. */
export const getCashShift = endpoint({
  method: 'GET',
  path: '/v1/accounts/:accountId/events/:eventId/cash-shifts/:shiftId',
  summary: 'The report of a shift',
  audience: 'member',
  params: event.extend({ shiftId: id }),
  query: noQuery,
  body: none,
  output: z.strictObject({
    shift: cashShift,
    documents: z.array(cashDocument),
    /** Booked for the event during the shift; what was taken back is not counted. */
    beside: z.array(
      z.strictObject({ way: z.enum(['terminal', 'transfer']), count: z.number().int(), amount: grosze }),
    ),
  }),
  status: 200,
  refusals: ['not_found'],
})

/** Closes a shift with the cash that was counted. The same again changes nothing. */
export const closeCashShift = endpoint({
  method: 'POST',
  path: '/v1/accounts/:accountId/events/:eventId/cash-shifts/:shiftId/closing',
  summary: 'Close a shift',
  audience: 'member',
  params: getCashShift.params,
  query: noQuery,
  body: z.strictObject({
    counted: sum,
    /** What should be in the drawer, as it was shown: cash may have come meanwhile. */
    expected: grosze,
    /** Why they differ; required when they do. */
    reason: textOf(3, 200).optional(),
  }),
  output: getCashShift.output,
  status: 201,
  refusals: ['not_found', 'changed_meanwhile'],
})

/** Takes cash from the drawer of an open shift to the bank. The same key does it once. */
export const carryCash = endpoint({
  method: 'POST',
  path: '/v1/accounts/:accountId/events/:eventId/cash-shifts/:shiftId/to-bank',
  summary: 'Pay cash out to the bank',
  audience: 'member',
  params: getCashShift.params,
  query: noQuery,
  body: z.strictObject({ amount: sum.min(1), reason: textOf(3, 200) }),
  output: getCashShift.output,
  status: 201,
  refusals: ['not_found', 'changed_meanwhile', 'key_reused'],
  idempotent: 'required',
})

/** Takes a pay-out to the bank back, because it was a mistake: a KP against it, with the reason. Once for each. */
export const reverseCashDocument = endpoint({
  method: 'POST',
  path: '/v1/accounts/:accountId/events/:eventId/cash-documents/:documentId/reversal',
  summary: 'Reverse a pay-out to the bank',
  audience: 'member',
  params: event.extend({ documentId: id }),
  query: noQuery,
  body: z.strictObject({ reason: textOf(3, 200) }),
  output: z.strictObject({ documents: z.array(cashDocument) }),
  status: 201,
  refusals: ['not_found'],
})

/** The cash documents of a registration, oldest first. */
export const listCashDocuments = endpoint({
  method: 'GET',
  path: '/v1/accounts/:accountId/events/:eventId/registrations/:registrationId/cash-documents',
  summary: 'List the cash documents of a registration',
  audience: 'member',
  params: event.extend({ registrationId: id }),
  query: noQuery,
  body: none,
  output: z.strictObject({ documents: z.array(cashDocument) }),
  status: 200,
  refusals: ['not_found'],
})

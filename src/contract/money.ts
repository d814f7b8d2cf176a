import { z } from 'zod'
import { MONEY_DOUBTS } from '#domain/payment/money-doubt.ts'
import { grosze, id, instant, none, noParams, registrationState, textOf } from './common.ts'
import { endpoint } from './endpoint.ts'

/** The money of an event, as the page of payments shows it. Lists are keyset pages: pass `after` of the last answer. */

const event = z.strictObject({ accountId: id, eventId: id })
const after = z.string().max(200).optional()
const heap = z.strictObject({ registrations: z.number().int(), amount: grosze })
const sum = z.strictObject({ payments: z.number().int(), amount: grosze })

/** Whom a row is about. */
const who = { registration: id, number: z.string(), contactName: z.string() }

/** What has come, and what is missing: what covers the price and what is to pay add up to what is expected. */
export const getMoney = endpoint({
  method: 'GET',
  path: '/v1/accounts/:accountId/events/:eventId/money',
  summary: 'The money of an event in sums',
  audience: 'member',
  params: event,
  query: noParams,
  body: none,
  output: z.strictObject({
    /** False just after many changes at once: some are not counted yet. */
    complete: z.boolean(),
    /** All that has come, less what has gone back: as the ledger says. */
    received: grosze,
    /** What of it is for the price, or stays: without surpluses and what goes back. */
    covered: grosze,
    expected: grosze,
    /** To pay, and its moment is not over. */
    waiting: grosze,
    overdue: heap,
    surplus: heap,
    /** For refunds that have not arrived. */
    setAside: grosze,
    doubts: z.number().int(),
    /** Of today. */
    today: sum,
    /** Refunds that wait for the staff: for a decision, for an account number, and for a transfer. */
    toConfirm: sum,
    needAccount: sum,
    toTransfer: sum,
  }),
  status: 200,
  refusals: ['not_found'],
})

export const paymentRowState = z.enum(['booked', 'reversed', 'pending', 'failed', 'foreign'])

const paymentFilter = {
  /** A gateway's name, or how it came without one. */
  way: z.string().max(40).optional(),
  day: z.iso.date().optional(),
}

/** Payments of an event, however they came, newest day first. */
export const listPayments = endpoint({
  method: 'GET',
  path: '/v1/accounts/:accountId/events/:eventId/payments',
  summary: 'Payments of an event',
  audience: 'member',
  params: event,
  query: z.strictObject({ ...paymentFilter, state: paymentRowState.optional(), after }),
  body: none,
  output: z.strictObject({
    payments: z.array(
      z.strictObject({
        id,
        ...who,
        day: z.string(),
        at: instant,
        way: z.string(),
        state: paymentRowState,
        amount: grosze,
      }),
    ),
    next: z.string().nullable(),
  }),
  status: 200,
  refusals: ['not_found'],
})

/** What was booked, by way and by day, newest day first; together it is what the ledger says. */
export const sumPayments = endpoint({
  method: 'GET',
  path: '/v1/accounts/:accountId/events/:eventId/payment-sums',
  summary: 'Payments of an event by way and by day',
  audience: 'member',
  params: event,
  query: z.strictObject(paymentFilter),
  body: none,
  output: z.strictObject({
    total: sum,
    ways: z.array(sum.extend({ way: z.string() })),
    days: z.array(sum.extend({ day: z.string() })),
  }),
  status: 200,
  refusals: ['not_found'],
})

/** Registrations that are late with a payment, the longest first, or have paid more than is owed, the most first. */
export const listBalances = endpoint({
  method: 'GET',
  path: '/v1/accounts/:accountId/events/:eventId/money/:which',
  summary: 'Registrations with arrears, or with a surplus',
  audience: 'member',
  params: event.extend({ which: z.enum(['overdue', 'surplus']) }),
  query: z.strictObject({ after }),
  body: none,
  output: z.strictObject({
    rows: z.array(
      z.strictObject({
        ...who,
        state: registrationState,
        email: z.string(),
        phone: z.string(),
        amount: grosze,
        owed: grosze,
        received: grosze,
        /** Since when it is overdue; null of a surplus. */
        since: instant.nullable(),
      }),
    ),
    next: z.string().nullable(),
  }),
  status: 200,
  refusals: ['not_found'],
})

export const moneyDoubt = z.enum(MONEY_DOUBTS)

/** Registrations whose money somebody has to look at, the longest first. */
export const listMoneyDoubts = endpoint({
  method: 'GET',
  path: '/v1/accounts/:accountId/events/:eventId/money-doubts',
  summary: 'Money that somebody has to decide about',
  audience: 'member',
  params: event,
  query: z.strictObject({ after }),
  body: none,
  output: z.strictObject({
    doubts: z.array(
      z.strictObject({
        ...who,
        state: registrationState,
        kind: moneyDoubt,
        amount: grosze,
        owed: grosze,
        received: grosze,
        at: instant,
      }),
    ),
    next: z.string().nullable(),
  }),
  status: 200,
  refusals: ['not_found'],
})

const registration = event.extend({ registrationId: id })

/** Somebody has looked, and it is right as it is: it is shown again only when it becomes another sum. */
export const settleMoneyDoubt = endpoint({
  method: 'POST',
  path: '/v1/accounts/:accountId/events/:eventId/registrations/:registrationId/money-doubt',
  summary: 'Settle what is to be looked at, with a reason',
  audience: 'member',
  params: registration,
  query: noParams,
  body: z.strictObject({ kind: moneyDoubt, amount: grosze, reason: textOf(3, 200) }),
  output: none,
  status: 204,
  refusals: ['not_found', 'changed_meanwhile'],
})

/** Gives back all that is above what is owed, by the payments that brought it, and the rest by a transfer. */
export const returnSurplus = endpoint({
  method: 'POST',
  path: '/v1/accounts/:accountId/events/:eventId/registrations/:registrationId/surplus-refund',
  summary: 'Refund the whole surplus of a registration',
  audience: 'member',
  params: registration,
  query: noParams,
  /** As it was shown. */
  body: z.strictObject({ amount: grosze.positive(), reason: textOf(3, 200) }),
  output: none,
  status: 204,
  refusals: ['not_found', 'changed_meanwhile'],
})

/** Other registrations of the same payer at the event, to which a surplus could go. */
export const listSamePayer = endpoint({
  method: 'GET',
  path: '/v1/accounts/:accountId/events/:eventId/registrations/:registrationId/same-payer',
  summary: 'Other registrations of the same payer that are not paid',
  audience: 'member',
  params: registration,
  query: noParams,
  body: none,
  output: z.strictObject({
    registrations: z.array(
      z.strictObject({ id, number: z.string(), contactName: z.string(), toPay: grosze }),
    ),
  }),
  status: 200,
  refusals: ['not_found'],
})

/** Lets a surplus pay for another registration of the same payer. The same key with the same body moves once. */
export const moveSurplus = endpoint({
  method: 'POST',
  path: '/v1/accounts/:accountId/events/:eventId/registrations/:registrationId/surplus-move',
  summary: 'Move a surplus to another registration of the payer',
  audience: 'member',
  params: registration,
  query: noParams,
  body: z.strictObject({ to: id, amount: grosze.positive(), reason: textOf(3, 200) }),
  output: none,
  status: 204,
  refusals: ['not_found', 'changed_meanwhile', 'key_reused'],
  idempotent: 'required',
})

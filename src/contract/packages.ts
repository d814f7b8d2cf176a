import { z } from 'zod'
import { grosze, id, instant, none, noParams } from './common.ts'
import { endpoint } from './endpoint.ts'

/**
 * Refunds that go to the bank together, in one file. A package is prepared, above the account's sum confirmed by another
 * person, given out as a file, and marked as sent, which books its refunds; until then it can be taken back.
 */

const event = z.strictObject({ accountId: id, eventId: id })
const MOST = 500

const transferPackage = z.strictObject({
  id,
  state: z.enum(['open', 'sent', 'withdrawn']),
  /** The organiser's own account, its last four digits. */
  fromEnd: z.string(),
  amount: grosze,
  transfers: z.number().int(),
  preparedBy: z.string(),
  preparedAt: instant,
  /** Another person confirms it before its file is given out. */
  needsSecond: z.boolean(),
  confirmedBy: z.string().nullable(),
  /** The caller may not confirm it: they have prepared it. */
  needsOther: z.boolean(),
  endedBy: z.string().nullable(),
  endedAt: instant.nullable(),
})

/** Newest first. Keyset pages: pass `after` of the last answer. */
export const listTransferPackages = endpoint({
  method: 'GET',
  path: '/v1/accounts/:accountId/events/:eventId/transfer-packages',
  summary: 'Packages of refunds for the bank',
  audience: 'member',
  params: event,
  query: z.strictObject({ after: z.string().max(200).optional() }),
  body: none,
  output: z.strictObject({
    packages: z.array(transferPackage),
    /** From which account the last one was sent; null: none was. */
    lastFrom: z.string().nullable(),
    next: z.string().nullable(),
  }),
  status: 200,
  refusals: ['not_found'],
})

/** Puts refunds whose account is known into one package. A refund is in one package at most. */
export const prepareTransferPackage = endpoint({
  method: 'POST',
  path: '/v1/accounts/:accountId/events/:eventId/transfer-packages',
  summary: 'Prepare a package of refunds for the bank',
  audience: 'member',
  params: event,
  query: noParams,
  body: z.strictObject({
    refunds: z.array(id).min(1).max(MOST),
    /** The organiser's own account. */
    from: z.string().min(1).max(60),
  }),
  output: z.strictObject({ id }),
  status: 201,
  refusals: ['not_found', 'changed_meanwhile', 'refund_in_package'],
})

const one = event.extend({ packageId: id })

/** One of its transfers. */
const item = z.strictObject({
  refund: id,
  registration: id,
  number: z.string(),
  contactName: z.string(),
  amount: grosze,
  accountEnd: z.string().nullable(),
  state: z.enum(['open', 'sent', 'withdrawn', 'dropped']),
})

export const getTransferPackage = endpoint({
  method: 'GET',
  path: '/v1/accounts/:accountId/events/:eventId/transfer-packages/:packageId',
  summary: 'A package of refunds with its transfers',
  audience: 'member',
  params: one,
  query: noParams,
  body: none,
  output: z.strictObject({ package: transferPackage, items: z.array(item) }),
  status: 200,
  refusals: ['not_found'],
})

export const confirmTransferPackage = endpoint({
  method: 'POST',
  path: '/v1/accounts/:accountId/events/:eventId/transfer-packages/:packageId/confirm',
  summary: 'Confirm a package, as the second person',
  audience: 'member',
  params: one,
  query: noParams,
  body: z.strictObject({}),
  output: none,
  status: 204,
  refusals: ['not_found', 'package_ended', 'second_person_needed'],
})

/** Elixir-0 in windows-1250, or CSV. While the package is open: accounts are erased as soon as it was sent. */
export const exportTransferPackage = endpoint({
  method: 'GET',
  path: '/v1/accounts/:accountId/events/:eventId/transfer-packages/:packageId/file',
  summary: 'The file of a package for the bank',
  audience: 'member',
  params: one,
  query: z.strictObject({ format: z.enum(['elixir', 'csv']) }),
  body: none,
  output: z.unknown(),
  bytes: 'answer',
  status: 200,
  refusals: ['not_found', 'package_ended', 'second_person_needed'],
})

/** The bank has the file: its refunds are booked, and the payers are told. */
export const sendTransferPackage = endpoint({
  method: 'POST',
  path: '/v1/accounts/:accountId/events/:eventId/transfer-packages/:packageId/sent',
  summary: 'Mark a package as sent',
  audience: 'member',
  params: one,
  query: noParams,
  body: z.strictObject({}),
  output: none,
  status: 204,
  refusals: ['not_found', 'package_ended', 'second_person_needed'],
})

/** The bank has not got it: its refunds wait again. */
export const withdrawTransferPackage = endpoint({
  method: 'POST',
  path: '/v1/accounts/:accountId/events/:eventId/transfer-packages/:packageId/withdraw',
  summary: 'Take a package back before it is sent',
  audience: 'member',
  params: one,
  query: noParams,
  body: z.strictObject({}),
  output: none,
  status: 204,
  refusals: ['not_found', 'package_ended'],
})

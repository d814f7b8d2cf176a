import { z } from 'zod'
import { email } from '#domain/form/fields/email.ts'
import { nip } from '#domain/form/fields/nip.ts'
import { phone } from '#domain/form/fields/phone.ts'
import { ORGANISER_KINDS } from '#domain/organiser/details.ts'
import { id, none, noParams, textOf } from './common.ts'
import { endpoint } from './endpoint.ts'
import { formField, optionalFormField } from './form-field.ts'

/**
 * What an organiser says of itself: quoted on the registration site, where a contract is made, and at the end of each
 * mail. Empty or null: not given.
 */

const account = z.strictObject({ accountId: id })
const kind = z.enum(ORGANISER_KINDS)
const details = z.strictObject({
  legalName: z.string(),
  address: z.string(),
  nip: z.string(),
  /** Decides which data-protection clauses are shown. */
  kind: kind.nullable(),
  /** Whether it sells as a business. */
  trader: z.boolean().nullable(),
  email: z.string(),
  phone: z.string(),
  /** Where participants send plain transfers to: 'PL' and 26 digits. */
  bankAccount: z.string(),
})

export const getAccountDetails = endpoint({
  method: 'GET',
  path: '/v1/accounts/:accountId/details',
  summary: 'Legal name, address, NIP, kind and contact of an organiser',
  audience: 'member',
  params: account,
  query: noParams,
  body: none,
  output: details,
  status: 200,
  refusals: ['not_found'],
})

/**
 * Changes the named details; the others stay. `seen` is what they were when they were read: a detail that somebody else
 * has changed since is refused at its field, and nothing is saved.
 */
export const updateAccountDetails = endpoint({
  method: 'PATCH',
  path: '/v1/accounts/:accountId/details',
  summary: 'Change the details of an organiser',
  audience: 'member',
  params: account,
  query: noParams,
  body: z.strictObject({
    seen: details.partial(),
    wanted: z.strictObject({
      legalName: textOf(3, 150).optional(),
      address: textOf(5, 200).optional(),
      nip: optionalFormField(nip).optional(),
      kind: kind.optional(),
      trader: z.boolean().optional(),
      email: formField(email).optional(),
      phone: optionalFormField(phone)
        .transform((number) => number.replace(/ +/g, ' '))
        .optional(),
      /** With or without 'PL', spaces and hyphens; empty: no transfers. */
      bankAccount: z.string().max(60).optional(),
    }),
  }),
  output: details,
  status: 200,
  refusals: ['not_found', 'details_conflict'],
})

import { z } from 'zod'
import { grosze, id, lackingAnswer, registrationState } from './common.ts'
import { endpoint } from './endpoint.ts'
import { allotmentSlug } from './limits.ts'
import { quoteDraft } from './quotes.ts'
import { createRegistration, officeContact } from './site.ts'

/** Compulsory answers may come later where neither price nor places nor who may register depends on them. */
const fillInLater = z.boolean().default(false)

/**
 * The staff register people: as on the site, but on the terms of the office, and from an allotment if one is named. The
 * same key with the same body returns the same registration again.
 */
export const createOfficeRegistration = endpoint({
  method: 'POST',
  path: '/v1/accounts/:accountId/events/:eventId/registrations',
  summary: 'Register people in the office',
  audience: 'member',
  params: z.strictObject({ accountId: id, eventId: id }),
  query: z.strictObject({}),
  body: createRegistration.body.omit({ hold: true }).extend({
    contact: officeContact,
    allotment: allotmentSlug.optional(),
    fillInLater,
    /** The day on which the statements were signed on paper; left out: they were accepted on a screen. */
    signedOn: z.iso.date().optional(),
  }),
  output: z.strictObject({
    id,
    number: z.string(),
    state: registrationState,
    total: grosze,
    /** The address of the registration for the registrants: for their printed card. */
    address: z.string(),
  }),
  status: 201,
  refusals: createRegistration.refusals,
  idempotent: 'required',
})

/** The price of an order on the terms of the office, by all rules. Nothing is stored and no place is taken. */
export const quoteOfficeDraft = endpoint({
  method: 'POST',
  path: '/v1/accounts/:accountId/events/:eventId/quotes',
  summary: 'Price a draft on the terms of the office',
  audience: 'member',
  params: z.strictObject({ accountId: id, eventId: id }),
  query: z.strictObject({}),
  body: quoteDraft.body.extend({ allotment: allotmentSlug.optional(), fillInLater }),
  output: quoteDraft.output.omit({ codeWorks: true }).extend({
    /** Compulsory answers that are missing and may come later. */
    later: z.array(lackingAnswer),
  }),
  status: 200,
  refusals: quoteDraft.refusals,
})

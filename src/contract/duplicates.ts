import { z } from 'zod'
import { SAME_BY } from '#domain/lists/same-person.ts'
import { grosze, id, instant, none, noParams, registrationState } from './common.ts'
import { endpoint } from './endpoint.ts'
import { listCell } from './lists.ts'

/** People of an event who are perhaps registered twice. */

const event = z.strictObject({ accountId: id, eventId: id })
const pair = event.extend({ registrationId: id, otherId: id })

const side = z.strictObject({
  id,
  number: z.string(),
  contactName: z.string(),
  email: z.string(),
  createdAt: instant,
  state: registrationState,
  people: z.number().int(),
  /** All its people are in the other one too, so that it may be given up as a whole. */
  isRepeated: z.boolean(),
})

/** Pairs of registrations with people who look the same, the newest first; what differs stands beside them. */
export const listDuplicates = endpoint({
  method: 'GET',
  path: '/v1/accounts/:accountId/events/:eventId/duplicates',
  summary: 'People who are perhaps registered twice',
  audience: 'member',
  params: event,
  query: noParams,
  body: none,
  output: z.strictObject({
    pairs: z.array(
      z.strictObject({
        /** The older one first. */
        sides: z.tuple([side, side]),
        people: z.array(
          z.strictObject({
            names: z.tuple([z.string(), z.string()]),
            sameBy: z.array(z.enum(SAME_BY)),
            differences: z.array(
              z.strictObject({
                label: z.string(),
                cells: z.tuple([listCell.nullable(), listCell.nullable()]),
              }),
            ),
          }),
        ),
      }),
    ),
    /** There are more pairs than are shown. */
    more: z.boolean(),
  }),
  status: 200,
  refusals: ['not_found'],
})

/** Says that the people of two registrations only look the same; it is not asked again. Repeated it changes nothing. */
export const tellApart = endpoint({
  method: 'PUT',
  path: '/v1/accounts/:accountId/events/:eventId/registrations/:registrationId/told-apart/:otherId',
  summary: 'Say that two registrations are of different people',
  audience: 'member',
  params: pair,
  query: noParams,
  body: z.strictObject({}),
  output: none,
  status: 204,
  refusals: ['not_found'],
})

const money = z.strictObject({
  /** Paid for the one that is given up. */
  paid: grosze,
  /** Of it: pays for the one that stays, goes back to the payer, is retained as a fee for an earlier change. */
  moved: grosze,
  refunded: grosze,
  retained: grosze,
})

/** What `mergeRegistrations` would do with the money at this moment; nothing changes. */
export const previewMerge = endpoint({
  method: 'GET',
  path: '/v1/accounts/:accountId/events/:eventId/registrations/:registrationId/merge/:otherId',
  summary: 'Preview giving up a repeated registration',
  audience: 'member',
  params: pair,
  query: noParams,
  body: none,
  output: money.extend({ leftToPay: grosze }),
  status: 200,
  refusals: ['not_found', 'not_changeable', 'changed_meanwhile'],
})

/**
 * Keeps a registration and cancels the other one, which repeats it: nothing is retained for that; what was paid there pays
 * for the kept one where the payer is the same, and the rest goes back. Note and tags are carried along.
 */
export const mergeRegistrations = endpoint({
  method: 'POST',
  path: '/v1/accounts/:accountId/events/:eventId/registrations/:registrationId/merge/:otherId',
  summary: 'Keep a registration and give up one that repeats it',
  audience: 'member',
  params: pair,
  query: noParams,
  body: z.strictObject({
    /** As they were shown; where money has come meanwhile nothing is done. */
    moved: grosze.min(0),
    refunded: grosze.min(0),
    /** Whether the registrant of the one that is given up is told by e-mail. */
    tell: z.boolean(),
  }),
  output: money,
  status: 200,
  refusals: ['not_found', 'not_changeable', 'changed_meanwhile', 'invalid_input'],
})

import { z } from 'zod'
import { dueStanding, grosze, id, none, noParams } from './common.ts'
import { endpoint } from './endpoint.ts'

/** Printed cards: with number and PIN who has no e-mail opens 'Moje zgłoszenie' (flow C6.5). */

/**
 * Makes a card of a registration, with a new PIN: the one before opens nothing any more. The PIN is in this answer
 * alone, and stored hashed.
 */
export const makeCard = endpoint({
  method: 'POST',
  path: '/v1/accounts/:accountId/events/:eventId/registrations/:registrationId/card',
  summary: 'Make a card with a new PIN for a registration',
  audience: 'member',
  params: z.strictObject({ accountId: id, eventId: id, registrationId: id }),
  query: noParams,
  body: none,
  output: z.strictObject({
    number: z.string(),
    contactName: z.string(),
    /** How many take part besides the registrant named. */
    people: z.number().int(),
    pin: z.string(),
    /** Of 'Moje zgłoszenie', which the code opens. */
    address: z.string(),
    qr: z.strictObject({ size: z.number().int(), path: z.string() }),
    /** Where number and PIN are typed: 'dobrybrzeg.example/moje-zgloszenie'. */
    typedAt: z.string(),
    due: z.array(dueStanding),
    paid: grosze,
    /** Left to pay. */
    balance: grosze,
    office: z.strictObject({ name: z.string(), phone: z.string(), person: z.string(), note: z.string() }),
  }),
  status: 200,
  refusals: ['not_found'],
})

/** Opens a registration by what its card says. Wrong tries are counted, by network and by registration. */
export const openByPin = endpoint({
  method: 'POST',
  path: '/v1/site/card',
  summary: 'Open a registration by its number and the PIN of its card',
  audience: 'site',
  params: noParams,
  query: noParams,
  body: z.strictObject({ number: z.string().trim().min(1).max(20), pin: z.string().trim().min(1).max(20) }),
  output: z.strictObject({
    /** Opens 'Moje zgłoszenie'. */
    token: z.string(),
  }),
  status: 200,
  refusals: ['pin_wrong', 'too_many_requests'],
})

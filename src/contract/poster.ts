import { z } from 'zod'
import { grosze, id, none, noParams } from './common.ts'
import { endpoint } from './endpoint.ts'
import { picture } from './pictures.ts'

/** What an event is announced with: a poster, a notice, a picture and a code, all from its published rules. */

export const getPoster = endpoint({
  method: 'GET',
  path: '/v1/accounts/:accountId/events/:eventId/poster',
  summary: 'What a poster of a published event says now',
  audience: 'member',
  params: z.strictObject({ accountId: id, eventId: id }),
  query: noParams,
  body: none,
  output: z.strictObject({
    title: z.string(),
    /** ISO days; null: not known yet. */
    start: z.string().nullable(),
    end: z.string().nullable(),
    /** Those that are still ahead. */
    terms: z.array(z.strictObject({ name: z.string(), start: z.string(), end: z.string() })),
    place: z.string().nullable(),
    /** Of taking part, for one person; null: none is told. */
    price: z
      .strictObject({
        /** The lowest of an adult, and the highest of anybody. */
        from: grosze,
        to: grosze,
        /** Children up to this age take part for nothing; null: none do by their age alone. */
        freeUpToAge: z.number().int().nullable(),
        /** Others take part for nothing. */
        othersFree: z.boolean(),
        /** Minors who pay may pay less than `from`. */
        minorsPayLess: z.boolean(),
        /** The last day of this price, ISO. */
        until: z.string().nullable(),
      })
      .nullable(),
    /** full: registration is open, and no place is left. */
    sale: z.enum(['soon', 'open', 'full', 'closed']),
    keepsWaitingList: z.boolean(),
    /** ISO local moments. */
    opens: z.string().nullable(),
    closes: z.string().nullable(),
    /** Registrations are tests now. */
    isTest: z.boolean(),
    calledOff: z.boolean(),
    isArchived: z.boolean(),
    /** The event on the site, and its code. */
    address: z.string(),
    qr: z.strictObject({ size: z.number().int(), path: z.string() }),
    /** A picture of 1200 × 630, PNG, to be downloaded. */
    picture: z.string(),
    organiser: z.strictObject({
      name: z.string(),
      phone: z.string(),
      logo: picture.nullable(),
    }),
    colours: z.strictObject({
      accent: z.string(),
      strong: z.string(),
      soft: z.string(),
      onAccent: z.string(),
      background: z.string(),
    }),
  }),
  status: 200,
  refusals: ['not_found'],
})

export const posterApi = { getPoster } as const

import { z } from 'zod'
import { EVENT_ON_SITE } from '#domain/event/preview-address.ts'
import { registrationDraftSchema } from '#domain/registration/draft.ts'
import { instant, none, noParams } from './common.ts'
import { endpoint } from './endpoint.ts'
import { placeProof } from './place-proof.ts'

/** Places that are held while a form is filled in (flow C0). The holder of the secret controls them. */

/** Made by the browser at random, 16 bytes or more as base64url. */
export const holdSecret = z.string().regex(/^[A-Za-z0-9_-]{22,100}$/)

const hold = z.strictObject({ hold: holdSecret })

const holdView = z.strictObject({
  until: instant,
  /** Until then, by the clock of the server; 0 when it is over. */
  secondsLeft: z.number().int().min(0),
  /** What is held, by pool id: free to the owner of the secret alone. */
  units: z.record(z.string(), z.number().int()),
  /** How many times more it may be prolonged now. */
  mayProlong: z.number().int().min(0),
})

/**
 * Holds the places that a draft takes, for all its people or not at all; a repeated call changes what is held and keeps
 * the end. Answers and choices that are still missing do not matter yet.
 */
export const putHold = endpoint({
  method: 'PUT',
  path: '/v1/site/events/:slug/holds/:hold',
  summary: 'Hold the places of a draft while it is filled in',
  audience: 'site',
  params: hold.extend({ slug: z.string().regex(EVENT_ON_SITE) }),
  query: noParams,
  body: z.strictObject({
    version: z.number().int().min(1),
    draft: registrationDraftSchema,
    /** Present if requested (`proof_required`). */
    proof: placeProof.optional(),
  }),
  output: holdView,
  status: 200,
  refusals: [
    'not_found',
    'registration_refused',
    'full',
    'queue',
    'version_gone',
    'called_off',
    'hold_gone',
    'too_many_requests',
    'proof_required',
  ],
})

export const getHold = endpoint({
  method: 'GET',
  path: '/v1/site/holds/:hold',
  summary: 'The end of a hold',
  audience: 'site',
  params: hold,
  query: noParams,
  body: none,
  output: holdView,
  status: 200,
  refusals: ['hold_gone'],
})

/** 'Potrzebuję więcej czasu': ten more minutes. */
export const prolongHold = endpoint({
  method: 'POST',
  path: '/v1/site/holds/:hold/prolong',
  summary: 'Extend a hold by ten minutes',
  audience: 'site',
  params: hold,
  query: noParams,
  body: none,
  output: holdView,
  status: 200,
  refusals: ['hold_gone', 'no_more_time'],
})

/** Returns the places; for an offer: declines it. */
export const deleteHold = endpoint({
  method: 'DELETE',
  path: '/v1/site/holds/:hold',
  summary: 'Release a hold',
  audience: 'site',
  params: hold,
  query: noParams,
  body: none,
  output: none,
  status: 204,
  refusals: ['hold_gone'],
})

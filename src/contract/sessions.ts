import { z } from 'zod'
import { id, instant, none, noParams } from './common.ts'
import { endpoint } from './endpoint.ts'

/** The browsers in which a person is signed in; each sees and ends their own alone. */

export const listSessions = endpoint({
  method: 'GET',
  path: '/v1/sessions',
  summary: 'Where the user is signed in',
  audience: 'session',
  params: noParams,
  query: noParams,
  body: none,
  output: z.strictObject({
    sessions: z.array(
      z.strictObject({
        id,
        /** As the browser named itself when it signed in; may be empty. */
        userAgent: z.string(),
        signedInAt: instant,
        /** Its last request, within ten minutes. */
        seenAt: instant,
        /** The session that asks. */
        isThis: z.boolean(),
      }),
    ),
  }),
  status: 200,
  refusals: ['not_signed_in'],
})

/** Also when it is over already: afterwards there is none. */
export const endSession = endpoint({
  method: 'DELETE',
  path: '/v1/sessions/:sessionId',
  summary: 'Sign out in another browser',
  audience: 'session',
  params: z.strictObject({ sessionId: id }),
  query: noParams,
  body: none,
  output: none,
  status: 204,
  refusals: ['not_signed_in', 'not_found'],
})

export const endAllSessions = endpoint({
  method: 'DELETE',
  path: '/v1/sessions',
  summary: 'Sign out everywhere, here too',
  audience: 'session',
  params: noParams,
  query: noParams,
  body: none,
  output: none,
  status: 204,
  refusals: ['not_signed_in'],
})

import {
  endAllSessions as endAllContract,
  endSession as endContract,
  listSessions as listContract,
} from '#contract/sessions.ts'
import { SESSION_COOKIE, takeSession } from '#server/http/cookies.ts'
import type { Call } from '#server/http/route.ts'
import { sessionRoute } from '#server/http/scopes.ts'
import { endSessions } from './end-sessions.ts'
import { listSessions } from './list-sessions.ts'

const cookieOf = ({ request }: Pick<Call, 'request'>): string => request.cookies[SESSION_COOKIE] ?? ''

/** Where a person is signed in. */
export const sessionsRoutes = {
  listSessions: sessionRoute(listContract, (call) => listSessions(call.ctx, cookieOf(call))),
  endSession: sessionRoute(endContract, async (call) => {
    await endSessions(call.ctx, { cookie: cookieOf(call), session: call.params.sessionId })
    return undefined
  }),
  endAllSessions: sessionRoute(endAllContract, async (call) => {
    await endSessions(call.ctx, { cookie: cookieOf(call), session: null })
    takeSession(call.reply)
    return undefined
  }),
}

import type {} from '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { randomToken, type Secrets } from '../secrets.ts'

/** `__Host-`: Secure, no Domain, Path=/; a sister subdomain cannot set it (architecture §7). */
export const SESSION_COOKIE = '__Host-session'
/** By which `/create/panel` knows who has just made an account (docs/decisions/010). */
export const TICKET_COOKIE = '__Host-ticket'
const VISIT_COOKIE = '__Host-visit'
/** Named by the specification (section 7); read by script, so not HttpOnly. */
const CSRF_COOKIE = 'CSRF_TOKEN'

const SESSION_SECONDS = 14 * 24 * 3600
/** Time to read 'Konto gotowe' and to go on to the panel. */
export const TICKET_SECONDS = 5 * 60
const PROTECTED = { path: '/', secure: true, httpOnly: true, sameSite: 'lax' } as const
const READABLE = { path: '/', secure: true, httpOnly: false, sameSite: 'lax' } as const

/** What a CSRF token is bound to: the session, or the visit of somebody who is not signed in. */
function boundTo(request: FastifyRequest): string | undefined {
  return request.cookies[SESSION_COOKIE] ?? request.cookies[VISIT_COOKIE]
}

/** Called for each page: the browser leaves with a token that fits its session or visit. */
export function giveCsrfToken(request: FastifyRequest, reply: FastifyReply, secrets: Secrets): void {
  let bound = boundTo(request)
  if (bound === undefined) {
    bound = randomToken()
    reply.setCookie(VISIT_COOKIE, bound, { ...PROTECTED, maxAge: SESSION_SECONDS })
  }
  const token = secrets.sign('csrf', bound)
  if (request.cookies[CSRF_COOKIE] !== token) reply.setCookie(CSRF_COOKIE, token, READABLE)
}

/**
 * Is this state-changing request one of our own pages'? Header and cookie must agree with the session
 * or visit; two cookies of the name (a sister subdomain set one for its parent) are refused; a
 * browser's own words about where it comes from must not contradict.
 */
export function isOwnRequest(request: FastifyRequest, secrets: Secrets): boolean {
  const header = request.headers['x-csrf-token']
  const bound = boundTo(request)
  const sent = (request.headers.cookie ?? '').split(';').filter((c) => c.trim().startsWith(`${CSRF_COOKIE}=`))
  if (typeof header !== 'string' || bound === undefined || sent.length !== 1) return false
  if (request.cookies[CSRF_COOKIE] !== header || !secrets.verify('csrf', bound, header)) return false
  return comesFromHere(request)
}

function comesFromHere(request: FastifyRequest): boolean {
  const fetchSite = request.headers['sec-fetch-site']
  if (fetchSite !== undefined && fetchSite !== 'same-origin' && fetchSite !== 'none') return false
  const { origin, host } = request.headers
  return origin === undefined || origin.replace(/^https?:\/\//, '') === host
}

export function giveSession(reply: FastifyReply, token: string, secrets: Secrets): void {
  reply.setCookie(SESSION_COOKIE, token, { ...PROTECTED, maxAge: SESSION_SECONDS })
  reply.setCookie(CSRF_COOKIE, secrets.sign('csrf', token), READABLE)
}

export function giveTicket(reply: FastifyReply, ticket: string): void {
  reply.setCookie(TICKET_COOKIE, ticket, { ...PROTECTED, maxAge: TICKET_SECONDS })
}

export function takeSession(reply: FastifyReply): void {
  reply.clearCookie(SESSION_COOKIE, PROTECTED)
  reply.clearCookie(CSRF_COOKIE, READABLE)
}

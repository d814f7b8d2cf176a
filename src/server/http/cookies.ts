import type { SerializeOptions } from '@fastify/cookie'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { randomToken, type Secrets, sha256 } from '#server/base/secrets.ts'

/** `__Host-`: Secure, no Domain, Path=/; a sister subdomain cannot set it (architecture §7). */
export const SESSION_COOKIE = '__Host-session'
/** By which `/create/panel` recognises the person who has just created an account (docs/decisions/010). */
export const TICKET_COOKIE = '__Host-ticket'
const VISIT_COOKIE = '__Host-visit'
/** Named by the specification (section 7); read by script, so not HttpOnly. */
const CSRF_COOKIE = 'CSRF_TOKEN'

const SESSION_SECONDS = 14 * 24 * 3600
/** Time to read 'Konto gotowe' and to go on to the panel. */
export const TICKET_SECONDS = 5 * 60
const PROTECTED = { path: '/', secure: true, httpOnly: true, sameSite: 'lax' } as const
const READABLE = { path: '/', secure: true, httpOnly: false, sameSite: 'lax' } as const

/** What a CSRF token is bound to: the session, or the visit of a visitor who is not signed in. */
function boundTo(request: FastifyRequest): string | undefined {
  return request.cookies[SESSION_COOKIE] ?? request.cookies[VISIT_COOKIE]
}

/** A cookie that a browser is to store. */
interface GivenCookie {
  readonly name: string
  readonly value: string
  readonly options: SerializeOptions
}

/** What a browser lacks to send changes: a visit, and a token that fits its session or visit. */
function missingCookies(request: FastifyRequest, secrets: Secrets): readonly GivenCookie[] {
  const known = boundTo(request)
  const bound = known ?? randomToken()
  const value = secrets.sign('csrf', bound)
  if (request.cookies[CSRF_COOKIE] === value) return []
  const token = { name: CSRF_COOKIE, value, options: READABLE }
  if (known !== undefined) return [token]
  return [{ name: VISIT_COOKIE, value: bound, options: { ...PROTECTED, maxAge: SESSION_SECONDS } }, token]
}

/** Called for each page: the browser leaves with a token that fits its session or visit. */
export function giveCsrfToken(request: FastifyRequest, reply: FastifyReply, secrets: Secrets): void {
  for (const { name, value, options } of missingCookies(request, secrets))
    reply.setCookie(name, value, options)
}

/** The same as Set-Cookie headers, for an answer written without the framework; empty when nothing is missing. */
export const csrfCookies = (request: FastifyRequest, secrets: Secrets): readonly string[] =>
  missingCookies(request, secrets).map(
    ({ name, value, options }) => `${name}=${value}${attributesOf(request.server, name, options)}`,
  )

/** '; Path=/; Secure …' by the name of the cookie: all newcomers get the same ones. */
const attributes = new Map<string, string>()

function attributesOf(server: FastifyInstance, name: string, options: SerializeOptions): string {
  const known = attributes.get(name)
  if (known !== undefined) return known
  const made = server.serializeCookie(name, '', options).slice(`${name}=`.length)
  attributes.set(name, made)
  return made
}

/**
 * Whether a state-changing request comes from one of our own pages. Header and cookie must agree with the session or
 * visit; two cookies of the name (a sister subdomain set one for its parent) are refused; a browser's own headers
 * about its origin must not contradict.
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

/**
 * What an identity token must be bound to: derived from the CSRF token of this session or visit, which the page knows
 * (`web/kit/sign-in/sign-in-nonce.ts`) and of which Google learns no more than a hash. An intercepted token belongs
 * to another visit.
 */
export function signInNonce(request: FastifyRequest, secrets: Secrets): string {
  return sha256(`sign-in ${secrets.sign('csrf', boundTo(request) ?? '')}`).toString('base64url')
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

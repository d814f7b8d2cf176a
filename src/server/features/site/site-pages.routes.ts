import type { FastifyReply, FastifyRequest } from 'fastify'
import { eventCalendar } from '#domain/event/calendar.ts'
import type { TenantCtx } from '#server/ctx.ts'
import { pathOf } from '#server/http/address.ts'
import type { Face } from '#server/http/face.ts'
import { sendPage } from '#server/http/html.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Renderer } from '#server/http/renderer.ts'
import { findRegistrationId } from '../registrations/find-registration-id.ts'
import { getRegistration } from '../registrations/get-registration.ts'
import { getSitePage, type SitePath } from './get-site-page.ts'

/** A page request on a registration site whose account is known. */
export interface SiteRequest {
  readonly ctx: TenantCtx
  readonly face: Face
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly renderer: Renderer
}

/** Serves a path of a registration site; an unknown one gets the organiser's own page that says so. */
export async function serveSitePage(site: SiteRequest): Promise<FastifyReply> {
  const { request, reply } = site
  const path = pathOf(request)
  const calendar = /^\/zgloszenie\/([^/]+)\/kalendarz\.ics$/.exec(path)?.[1]
  try {
    if (calendar) return await sendCalendar(site, calendar)
    const wanted = readPath(path)
    if (!wanted) throw new Refusal('not_found')
    // A link of 'Moje zgłoszenie' is a secret: nothing that is opened from there may learn it.
    if (wanted.page === 'registration' || wanted.page === 'change' || wanted.page === 'waiting')
      reply.header('referrer-policy', 'no-referrer')
    return await send(site, wanted, 200)
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'not_found') throw error
    return send(site, { page: 'missing' }, 404)
  }
}

/** What the organiser's own site says when something of ours is broken. */
export const serveFailedSite = (site: SiteRequest): Promise<FastifyReply> =>
  send(site, { page: 'failed' }, 500)

async function send(site: SiteRequest, path: SitePath, status: number): Promise<FastifyReply> {
  const { ctx, face, request, reply, renderer } = site
  const props = await getSitePage(ctx, face, path)
  return sendPage(request, reply, ctx, await renderer.page('site', props), status)
}

function readPath(path: string): SitePath | null {
  const parts = path.split('/').filter((part) => part !== '')
  const [first, second, third] = parts
  if (first === undefined) return { page: 'home' }
  if (first === 'zgloszenie' && second && parts.length === 2) return { page: 'registration', token: second }
  if (first === 'zgloszenie' && second && third === 'zmiana' && parts.length === 3)
    return { page: 'change', token: second }
  if (
    first === 'lista-rezerwowa' &&
    second &&
    (parts.length === 2 || (third === 'rezygnacja' && parts.length === 3))
  )
    return { page: 'waiting', token: second, leaving: parts.length === 3 }
  if (parts.length === 1) return { page: 'event', slug: first }
  if (second === 'zapisy' && parts.length === 2) return { page: 'register', slug: first }
  if (second === 'dokumenty' && third && parts.length === 3)
    return { page: 'document', slug: first, statement: third }
  return null
}

async function sendCalendar({ ctx, reply }: SiteRequest, token: string): Promise<FastifyReply> {
  const { registration, address } = await getRegistration(ctx, await findRegistrationId(ctx, token))
  const { event, number } = registration
  if (event.start === null) throw new Refusal('not_found')
  const text = eventCalendar({
    id: number,
    title: event.title,
    start: event.start,
    end: event.end ?? event.start,
    place: event.place,
    address,
    stamp: Temporal.Instant.from(registration.createdAt),
  })
  return reply
    .type('text/calendar; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('content-disposition', 'attachment; filename="wydarzenie.ics"')
    .send(text)
}

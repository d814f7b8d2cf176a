import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { findRegistrationId } from '#server/features/registrations/agreement/find-registration-id.ts'
import { getRegistration } from '#server/features/registrations/read/get-registration.ts'
import { pathOf, queryOf } from '#server/http/address.ts'
import { addressOf } from '#server/http/face.ts'
import { sendPage } from '#server/http/html.ts'
import type { ReadPage } from '#server/http/page-cache.ts'
import { PublicFile, sendPublicFile } from '#server/http/public-file.ts'
import { Refusal } from '#server/http/refusal.ts'
import { siteOfHost } from '#server/http/scopes.ts'
import { servePublicPage } from '#server/http/serve-public-page.ts'
import { getAccount } from '../accounts/get-account.ts'
import { findWayToThanks } from '../collections/donations/find-way-to-thanks.ts'
import { knowRecipient } from '../messages/recipient.ts'
import { findWayBack, type ReturnTo } from '../payments/return-of-payer.ts'
import {
  coverPhotoOf,
  frameOf,
  getSitePage,
  type SitePath,
  sellingEvent,
  socialContentOf,
} from './get-site-page.ts'
import { readPath } from './read-path.ts'
import { registrationCalendar } from './registration-calendar.ts'
import { siteRobots, siteSitemap } from './search-engines.ts'
import { asPreview, servePreview } from './serve-preview.ts'
import type { SiteRequest } from './site-request.ts'
import type { SocialFormat } from './social/draw-social-picture.ts'
import { getCoverScene, getSocialPicture } from './social/get-social-picture.ts'
import { socialHash, socialView } from './social/social-view.ts'

/**
 * Serves a path of a registration site; an unknown one gets the organiser's own not-found page. A host that is no longer
 * the site's address leads to the same path there.
 */
export async function serveSitePage(
  site: SiteRequest & { readonly leadsTo: string | null },
): Promise<FastifyReply> {
  const { request, reply } = site
  const path = pathOf(request)
  const calendar = /^\/zgloszenie\/([^/]+)\/kalendarz\.ics$/.exec(path)?.[1]
  try {
    if (calendar && site.leadsTo === null) {
      reply.header('cache-control', 'no-store')
      return await sendCalendar(site, calendar)
    }
    const back = /^\/wroc\/([0-9a-f-]{36})(\/platnosc)?$/.exec(path)
    if (back?.[1])
      return await sendBack(site, {
        paymentId: back[1],
        to: back[2] === undefined ? 'registration' : 'payment',
      })
    const wanted = readPath(path, queryOf(request))
    // At every host of the site: the panel shows it at ours.
    const preview = wanted && asPreview(wanted)
    if (preview) return await servePreview(site, preview)
    // Only after the payer's return: the cookie that lets them back belongs to the host at which they left.
    if (site.leadsTo !== null) return leadOn(site, site.leadsTo)
    const social = /^\/podglad\/([^/]+)\/([0-9a-f]{32})\.(jpg|png)$/.exec(path)
    if (social)
      return await sendSocialPicture(site, {
        ...{ slug: social[1] ?? '', hash: social[2] ?? '' },
        format: social[3] === 'png' ? 'png' : 'jpeg',
      })
    const cover = /^\/podglad\/([^/]+)\/okladka\.svg$/.exec(path)?.[1]
    if (cover) return await sendCover(site, cover)
    if (path === '/robots.txt')
      return await reply
        .type('text/plain; charset=utf-8')
        .header('cache-control', 'public, max-age=300')
        .send(await siteRobots(site.ctx))
    if (path === '/sitemap.xml')
      return await reply
        .type('application/xml; charset=utf-8')
        .header('cache-control', 'public, max-age=300')
        .send(await siteSitemap(site.ctx))
    // A link that lost its secret in transit, for example when a mail is read aloud, leads to the page for requesting
    // a new one.
    if (/^\/zgloszenie\/?$/.test(path)) return await reply.redirect('/moje-zgloszenie', 302)
    if (!wanted) throw new Refusal('not_found')
    // A link of 'Moje zgłoszenie' is a secret: no page opened from there may learn it, and no browser caches it.
    if ('token' in wanted) reply.header('referrer-policy', 'no-referrer').header('cache-control', 'no-store')
    if (wanted.page === 'registration' || wanted.page === 'waiting')
      await knowRecipient(
        site.ctx,
        { page: wanted.page, token: wanted.token },
        new URL(request.url, 'http://localhost'),
      )
    if (isPublic(wanted)) return await servePublicPage(site, readPublic(site, wanted))
    return await send(site, wanted, 200)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    if (error.code === 'not_found') return send(site, { page: 'missing' }, 404)
    // Whoever has opened too many wrong invitations is told no more.
    if (error.code === 'too_many_requests') return send(site, { page: 'missing' }, 429)
    throw error
  }
}

/**
 * Permanent for search engines, but asked again each time: an organiser may return to a former address, and a browser
 * that remembers both ways would run in a circle.
 */
function leadOn({ ctx, request, reply }: SiteRequest, host: string): FastifyReply {
  const path = request.url.startsWith('/') ? request.url : '/'
  return reply
    .header('cache-control', 'no-cache')
    .header('referrer-policy', 'no-referrer')
    .redirect(`${addressOf(host, ctx.config)}${path}`, 301)
}

/** The organiser's own page for a fault of ours. */
export const serveFailedSite = (site: SiteRequest): Promise<FastifyReply> =>
  send(site, { page: 'failed' }, 500)

/**
 * A payer who comes from the gateway continues to the registration; in another browser, to a page that explains how.
 */
async function sendBack(
  site: SiteRequest,
  returned: { readonly paymentId: string; readonly to: ReturnTo },
): Promise<FastifyReply> {
  const { ctx, request, reply } = site
  reply.header('referrer-policy', 'no-referrer').header('cache-control', 'no-store')
  const way =
    (await findWayBack(ctx, request, returned)) ?? (await findWayToThanks(ctx, request, returned.paymentId))
  return way === null ? send(site, { page: 'returned' }, 200) : reply.redirect(way, 303)
}

async function send(site: SiteRequest, path: SitePath, status: number): Promise<FastifyReply> {
  const { ctx, request, reply, renderer } = site
  const props = await getSitePage(ctx, path)
  return sendPage(request, reply, ctx, await renderer.page('site', props), status)
}

interface WantedPicture {
  readonly slug: string
  readonly hash: string
  readonly format: SocialFormat
}

/**
 * An address of an earlier content leads to the picture of today, so that links that were shared keep one. The PNG is
 * for download.
 */
async function sendSocialPicture(
  { ctx, reply, renderer }: SiteRequest,
  { slug, hash, format }: WantedPicture,
): Promise<FastifyReply> {
  const account = await getAccount(ctx)
  const event = await sellingEvent(ctx, slug)
  const content = socialContentOf(event, account, await coverPhotoOf(ctx, event))
  if (socialHash(content) !== hash) {
    const { address } = socialView(content, account.siteAddress, slug)
    const today = format === 'png' ? address.replace(/jpg$/, 'png') : address
    return reply.header('cache-control', 'no-cache').redirect(today, 302)
  }
  const picture = await getSocialPicture(ctx, renderer, {
    ...{ frame: frameOf(ctx, account, ctx.now), content, format },
  })
  if (format === 'png') reply.header('content-disposition', `attachment; filename="${slug}.png"`)
  return sendPublicFile(
    reply,
    new PublicFile({ type: `image/${format}`, size: picture.length, content: Readable.from(picture) }),
  )
}

/** The cover of an event, for pages that do not draw it; its photograph where it has one. Kept for an hour. */
async function sendCover({ ctx, reply, renderer }: SiteRequest, slug: string): Promise<FastifyReply> {
  const account = await getAccount(ctx)
  const event = await sellingEvent(ctx, slug)
  const photo = await coverPhotoOf(ctx, event)
  reply.header('cache-control', 'public, max-age=3600')
  if (photo !== null) return reply.redirect(`${photo.address}/${photo.plain}`, 302)
  const content = socialContentOf(event, account, null)
  const scene = await getCoverScene(renderer, frameOf(ctx, account, ctx.now), content)
  return reply
    .type('image/svg+xml')
    .header('content-security-policy', "sandbox; default-src 'none'")
    .send(scene)
}

type PublicPath = Extract<SitePath, { page: 'home' | 'event' | 'register' | 'document' | 'collection' }>

const isPublic = (path: SitePath): path is PublicPath =>
  path.page === 'home' ||
  path.page === 'event' ||
  path.page === 'register' ||
  path.page === 'document' ||
  path.page === 'collection'

/**
 * The content of a public page, the same for every visitor. Its clock is at the whole minute: nothing that is shown
 * changes within one, and the same page stays the same bytes.
 */
const readPublic =
  ({ face, renderer }: Pick<SiteRequest, 'face' | 'renderer'>, path: PublicPath): ReadPage =>
  async (ctx) => {
    const found = await siteOfHost({ ctx, face })
    // Also a page that other nodes have cached: it is dropped when the site has moved.
    if (found === undefined || found.leadsTo !== null) throw new Refusal('not_found')
    const { account } = found
    const now = ctx.now.round({ smallestUnit: 'minute', roundingMode: 'floor' })
    const props = await getSitePage({ ...ctx, now, account, actor: { kind: 'system' } }, path)
    // The invitation and documents have nothing to send. Programs begin at the home page, which gives them a token.
    const sendsChanges = path.page === 'home' || path.page === 'register' || path.page === 'collection'
    return { account, props, sendsChanges, render: () => renderer.page('site', props) }
  }

async function sendCalendar({ ctx, reply }: SiteRequest, token: string): Promise<FastifyReply> {
  const registration = await getRegistration(ctx, await findRegistrationId(ctx, token))
  const { siteAddress, brand } = await getAccount(ctx)
  // A calendar is shared with others and read by its provider: the link to the registration is left out.
  const address = `${siteAddress}/${registration.event.slug}`
  const text = registrationCalendar({ registration, address, maker: brand })
  if (text === null) throw new Refusal('not_found')
  return reply
    .type('text/calendar; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('content-disposition', 'attachment; filename="wydarzenie.ics"')
    .send(text)
}

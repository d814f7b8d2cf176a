import type { FastifyReply } from 'fastify'
import type { SitePage } from '#contract/pages.ts'
import { isPreviewSlug, readPreviewSlug } from '#domain/event/preview-address.ts'
import type { Config } from '#server/base/config.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { getPreviewedEvent } from '#server/features/events/preview/get-previewed-event.ts'
import { addressOf } from '#server/http/face.ts'
import { sendPage } from '#server/http/html.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { PreviewPath, SitePath } from './get-site-page.ts'
import { getPreviewPage, getSitePage } from './get-site-page.ts'
import type { SiteRequest } from './site-request.ts'

/** The page of a draft, where a path leads to one: its secret stands where an event's address would. */
export function asPreview(path: SitePath): PreviewPath | null {
  const isOfEvent = path.page === 'event' || path.page === 'register' || path.page === 'document'
  return isOfEvent && isPreviewSlug(path.slug) ? path : null
}

/**
 * Shows a page of the site from a draft. It is for whoever knows the secret: kept by no cache, found by no search engine,
 * and no page that is opened from it learns its address. The panel alone may show it within a frame.
 * @throws Refusal not_found where the secret leads nowhere
 */
export async function servePreview(site: SiteRequest, path: PreviewPath): Promise<FastifyReply> {
  const { ctx, request, reply, renderer } = site
  reply
    .header('referrer-policy', 'no-referrer')
    .header('cache-control', 'no-store')
    .header('x-robots-tag', 'noindex, nofollow, noarchive')
  const props = await pageOf(ctx, path)
  const page = await renderer.page('site', props)
  return sendPage(request, reply, ctx, page, 200, { 'frame-ancestors': panelsOf(ctx.config) })
}

async function pageOf(ctx: TenantCtx, path: PreviewPath): Promise<SitePage> {
  const address = readPreviewSlug(path.slug)
  if (address === null) throw new Refusal('not_found')
  try {
    return await getPreviewPage(ctx, path, {
      ...(await getPreviewedEvent(ctx, address)),
      moment: address.moment?.toString({ smallestUnit: 'minute' }) ?? null,
    })
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'draft_not_ready') throw error
    return getSitePage(ctx, { page: 'unready' })
  }
}

const panelsOf = (config: Config): string =>
  config.brands.map(({ domain }) => addressOf(`panel.${domain}`, config)).join(' ')

import type { TenantCtx } from '#server/context/ctx.ts'
import { listSellingEvents } from '#server/features/events/selling/list-selling-events.ts'
import { getAccount } from '../accounts/get-account.ts'
import { listCollectionCards } from '../collections/get-collection-page.ts'

/** What search engines may visit of a site: its public pages; nothing of a made-up organiser. */
export async function siteRobots(ctx: TenantCtx): Promise<string> {
  const { demo, siteAddress } = await getAccount(ctx)
  if (demo) return 'User-agent: *\nDisallow: /\n'
  const closed = ['/v1/', '/zgloszenie/', '/darowizna/', '/lista-rezerwowa/', '/wroc/']
  const rules = closed.map((path) => `Disallow: ${path}\n`).join('')
  return `User-agent: *\n${rules}\nSitemap: ${siteAddress}/sitemap.xml\n`
}

/**
 * The pages of a site that search engines should list: home, what is published and takes place, and open collections.
 * Neither drafts nor tests, and nothing of a made-up organiser.
 */
export async function siteSitemap(ctx: TenantCtx): Promise<string> {
  const { demo, siteAddress } = await getAccount(ctx)
  const events = demo ? [] : await listSellingEvents(ctx)
  const collections = demo ? [] : await listCollectionCards(ctx)
  const paths = [
    ...(demo ? [] : ['/']),
    ...events
      .filter(({ isTest, calledOffBecause }) => !isTest && calledOffBecause === null)
      .map(({ slug }) => `/${slug}`),
    ...collections.map(({ slug }) => `/zbiorki/${slug}`),
  ]
  const pages = paths.map((path) => `  <url><loc>${siteAddress}${path}</loc></url>\n`).join('')
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${pages}</urlset>\n`
}

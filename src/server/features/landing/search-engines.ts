/** What search engines may visit of a brand's own pages: everything but the API and the tools of development. */
export function robots(brandAddress: string): string {
  return `User-agent: *\nDisallow: /v1/\nDisallow: /dev/\n\nSitemap: ${brandAddress}/sitemap.xml\n`
}

/** The pages of a brand that search engines should list. */
export function sitemap(brandAddress: string): string {
  const pages = ['/', '/create'].map((path) => `  <url><loc>${brandAddress}${path}</loc></url>\n`)
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${pages.join('')}</urlset>\n`
}

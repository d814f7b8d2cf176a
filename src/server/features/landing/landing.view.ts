import type { FootView, LandingPage } from '#contract/pages.ts'
import { localOf } from '#domain/values/polish-time.ts'
import type { Brand } from '#server/base/config.ts'
import type { Ctx } from '#server/context/ctx.ts'
import { addressOf, brandView } from '#server/http/face.ts'
import { DEMO_SITES, demoFormAddress, siteAddress } from './demo-sites.ts'
import { documentAddress } from './documents.ts'

type Known = Pick<Ctx, 'config' | 'now'>

/** The landing page of a brand (specification §2, 'Route /'). */
export function landingView(ctx: Known, brand: Brand): LandingPage {
  return {
    page: 'landing',
    brand: brandView(brand, ctx.config),
    foot: footView(ctx, brand),
    organisers: DEMO_SITES.map((site) => ({
      id: site.id,
      name: site.name,
      address: siteAddress(site, ctx.config),
    })),
    demoForm: demoFormAddress(ctx.config),
    contactEmail: `kontakt@${brand.domain}`,
  }
}

/** What is shown for an unknown address, or for a fault of ours. */
export function plainView(
  ctx: Known,
  brand: Brand,
  page: 'missing' | 'review' | 'crowded' | 'failed',
): LandingPage {
  return { page, brand: brandView(brand, ctx.config), foot: footView(ctx, brand) }
}

/** The year is that of the Polish calendar; the domain is the brand's, which the host has chosen (face.ts). */
function footView({ config, now }: Known, brand: Brand): FootView {
  const [first, second] = config.brands
  const sister = brand.id === first.id ? second : first
  return {
    year: localOf(now).year,
    domain: brand.domain,
    facebook: brand.facebook ?? `https://www.facebook.com/${brand.domain}`,
    sister: { name: sister.name, address: addressOf(sister.domain, config) },
    documents: { terms: documentAddress('terms', brand), privacy: documentAddress('privacy', brand) },
  }
}

import type { BrandView, OrganiserView } from '#contract/pages.ts'
import { BRAND_BACKGROUNDS, type SiteColours, siteColours } from '#domain/organiser/brand-colours.ts'

/** The colours of the pages of an organiser. */
export const coloursOf = (brand: BrandView, { accent, background }: OrganiserView): SiteColours =>
  siteColours({ accent, background: background ?? BRAND_BACKGROUNDS[brand.id] })

/** Custom properties for a style element; the ground is named only where the organiser has chosen one. */
export function siteStyle(brand: BrandView, organiser: OrganiserView): string {
  const { accent, strong, soft, onAccent, background, sunken, line } = coloursOf(brand, organiser)
  const own = { accent, 'accent-strong': strong, 'accent-soft': soft, 'on-accent': onAccent }
  const ground = organiser.background === null ? {} : { paper: background, sunken, line }
  const properties = Object.entries({ ...own, ...ground }).map(([name, value]) => `--${name}:${value}`)
  return `:root{${properties.join(';')}}`
}

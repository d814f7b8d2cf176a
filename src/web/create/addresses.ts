import type { BrandView } from '#contract/pages.ts'

/** The brand's host without its port. */
const bareHost = (brand: BrandView): string => brand.host.replace(/:\d+$/, '')

/** The preselected base domain: the one of the current host (readings). */
export const preselected = (domains: readonly string[], brand: BrandView): string =>
  domains.find((domain) => domain === bareHost(brand)) ?? domains[0] ?? ''

/** The present address of a site: scheme and port are those of this page. */
export const siteAddress = (brand: BrandView, host: string): string =>
  brand.address.replace(bareHost(brand), host)

/** The contact address (readings, 'Details easily missed'): on the current domain, never with the port. */
export const contactAddress = (brand: BrandView): string => `kontakt@${bareHost(brand)}`

/** Replaces the subdomain until something is typed. */
export const EXAMPLE = 'twoja-nazwa'

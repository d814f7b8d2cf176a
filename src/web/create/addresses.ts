import type { BrandView } from '#contract/pages.ts'

/** The brand's host without its port. */
const bareHost = (brand: BrandView): string => brand.host.replace(/:\d+$/, '')

/** The base domain that is chosen at first: the one of the current host (readings). */
export const preselected = (domains: readonly string[], brand: BrandView): string =>
  domains.find((domain) => domain === bareHost(brand)) ?? domains[0] ?? ''

/** Where a site can be opened now: scheme and port are those of this page. */
export const siteAddress = (brand: BrandView, host: string): string =>
  brand.address.replace(bareHost(brand), host)

/** Where to write to (readings, 'Details easily missed'): on the current domain, never with the port. */
export const contactAddress = (brand: BrandView): string => `kontakt@${bareHost(brand)}`

/** Stands for the subdomain until something is typed. */
export const EXAMPLE = 'twoja-nazwa'

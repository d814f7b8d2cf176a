import type { BrandView } from '#contract/pages.ts'
import type { Brand, Config } from '#server/base/config.ts'

/** What a host shows. Decided here and nowhere else (readings, decision 4). */
export type Face =
  | { readonly kind: 'brand'; readonly brand: Brand }
  | { readonly kind: 'panel'; readonly brand: Brand }
  | { readonly kind: 'site'; readonly brand: Brand; readonly host: string }

/**
 * `zapisano.localhost` → the brand, `panel.zapisano.localhost` → its panel, any other subdomain → a registration
 * site; any other host is an organiser's own domain, or, when it belongs to none, the second brand.
 */
export function faceOf(hostHeader: string, brands: Config['brands']): Face {
  const host = hostOf(hostHeader)
  const brand = brands.find((b) => host === b.domain || host.endsWith(`.${b.domain}`))
  if (!brand)
    return isBare(host) ? { kind: 'brand', brand: brands[1] } : { kind: 'site', brand: brands[1], host }
  const name = host.slice(0, -brand.domain.length - 1)
  if (host === brand.domain || name === 'www') return { kind: 'brand', brand }
  return name === 'panel' ? { kind: 'panel', brand } : { kind: 'site', brand, host }
}

/** The name in a Host header, without the port. 'zapisano.localhost.' with a final dot is the same name. */
export const hostOf = (hostHeader: string): string =>
  hostHeader.toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '')

/** An address of this machine or a name without a dot: not an organiser's domain. */
function isBare(host: string): boolean {
  return !host.includes('.') || /^[\d.]+$/.test(host) || host.startsWith('[')
}

/** Scheme, host and port that a browser uses for one of our hosts. */
export function addressOf(host: string, config: Config): string {
  return config.development ? `http://${host}:${config.port}` : `https://${host}`
}

/**
 * Whether a browser reports that it comes from a page of one of the two brands; an organiser's site does not count,
 * even below a brand. In development plain `localhost` shows a brand too (readings, decision 4).
 */
export function comesFromBrand(referer: string | undefined, config: Config): boolean {
  if (referer === undefined || !URL.canParse(referer)) return false
  const hosts = config.brands.flatMap(({ domain }) => [domain, `www.${domain}`])
  const own = config.development ? [...hosts, 'localhost', '127.0.0.1'] : hosts
  const { origin } = new URL(referer)
  return own.some((host) => new URL(addressOf(host, config)).origin === origin)
}

export function brandView(brand: Brand, config: Config): BrandView {
  const address = addressOf(brand.domain, config)
  return {
    id: brand.id,
    name: brand.name,
    host: address.replace(/^https?:\/\//, ''),
    address,
    panelAddress: addressOf(`panel.${brand.domain}`, config),
  }
}

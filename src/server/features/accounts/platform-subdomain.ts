import { isSubdomain } from '#domain/values/subdomain.ts'
import type { Config } from '#server/base/config.ts'

/**
 * 'borowska' of 'borowska.zapisano.localhost'; null when a host is not one well-formed label before one of the two
 * base domains. A port, a final dot, or a second label makes it something the wizard does not offer.
 */
export function platformSubdomain(host: string, brands: Config['brands']): string | null {
  const brand = brands.find(({ domain }) => host.endsWith(`.${domain}`))
  const name = brand === undefined ? '' : host.slice(0, -brand.domain.length - 1)
  return isSubdomain(name) ? name : null
}

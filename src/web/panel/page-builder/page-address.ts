import { linkAddress } from '#domain/form/html/link-address.ts'

/** The address of a page as people type it; null while it is none. */
export function pageAddress(typed: string): string | null {
  const address = linkAddress(typed)
  return address !== null && /^https?:\/\/[^/]+\.[^/]/i.test(address) ? address : null
}

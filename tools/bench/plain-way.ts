import { registerHooks } from 'node:module'

/**
 * Loaded before the server, it replaces the product's own way to sell by the plain one (plain-reserve.ts);
 * everything else of the server stays the same.
 */
const OWN = '/src/server/features/registrations/order/reserve.ts'
const PLAIN = new URL('plain-reserve.ts', import.meta.url).href

registerHooks({
  resolve(specifier, context, next) {
    const found = next(specifier, context)
    return found.url.endsWith(OWN) ? { ...found, url: PLAIN } : found
  },
})

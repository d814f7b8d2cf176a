import { registerHooks } from 'node:module'

/**
 * Loaded before the server, it puts the plain way to sell (plain-reserve.ts) in place of the product's own;
 * all else of the server is as it is.
 */
const OWN = '/src/server/features/registrations/reserve.ts'
const PLAIN = new URL('plain-reserve.ts', import.meta.url).href

registerHooks({
  resolve(specifier, context, next) {
    const found = next(specifier, context)
    return found.url.endsWith(OWN) ? { ...found, url: PLAIN } : found
  },
})

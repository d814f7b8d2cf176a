import type { TenantCtx } from '#server/context/ctx.ts'

/**
 * Identifies a repeated request. Keyed: with a plain hash next to the rest of the request, a reader of the database
 * could try PESEL numbers until one fits.
 */
export const requestHash = ({ secrets }: Pick<TenantCtx, 'secrets'>, body: unknown): Buffer =>
  Buffer.from(secrets.sign('request', JSON.stringify(body)), 'base64url')

import type { TenantCtx } from '#server/ctx.ts'

/**
 * By which the same request is known again. Keyed: a plain hash beside the rest of what was sent would let whoever
 * reads the database try PESEL numbers until one fits.
 */
export const requestHash = ({ secrets }: Pick<TenantCtx, 'secrets'>, body: unknown): Buffer =>
  Buffer.from(secrets.sign('request', JSON.stringify(body)), 'base64url')

import { isReservedSubdomain } from '#domain/values/reserved-subdomain.ts'
import type { Ctx } from '#server/context/ctx.ts'
import { findAccountOfHost } from '#server/http/access.queries.ts'
import { platformSubdomain } from './platform-subdomain.ts'

/** Whether an account could be created on a host now. Another may be faster: only its creation decides. */
export async function checkDomain(ctx: Pick<Ctx, 'db' | 'config'>, host: string): Promise<boolean> {
  const subdomain = platformSubdomain(host, ctx.config.brands)
  if (subdomain === null || isReservedSubdomain(subdomain)) return false
  return (await ctx.db.global((tx) => findAccountOfHost(tx, host))) === undefined
}

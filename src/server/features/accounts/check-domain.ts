import { isReservedSubdomain } from '#domain/values/reserved-subdomain.ts'
import { looksTrusted } from '#domain/values/trusted-name.ts'
import type { Ctx, TenantCtx } from '#server/context/ctx.ts'
import { getSiteAddress } from './get-site-address.ts'
import { isHostFree } from './hosts.queries.ts'
import { platformSubdomain } from './platform-subdomain.ts'

/** Whether an account could be created on a host now. Another may be faster: only its creation decides. */
export async function checkDomain(ctx: Pick<Ctx, 'db' | 'config'>, host: string): Promise<boolean> {
  return isOffered(ctx, host) && ctx.db.global((tx) => isHostFree(tx, host, null))
}

/** The same for an account that has a subdomain already: it may return to one that it has given up. */
export async function checkSubdomain(ctx: TenantCtx, subdomain: string): Promise<boolean> {
  const { domain } = await getSiteAddress(ctx)
  const host = `${subdomain}.${domain}`
  if (!isOffered(ctx, host) || looksTrusted({ name: '', subdomain })) return false
  return ctx.db.tenant(ctx.account, (tx) => isHostFree(tx, host, ctx.account))
}

function isOffered({ config }: Pick<Ctx, 'config'>, host: string): boolean {
  const subdomain = platformSubdomain(host, config.brands)
  return subdomain !== null && !isReservedSubdomain(subdomain)
}

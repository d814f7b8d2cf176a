import { type Reconciliation, reconcileAccount } from '#server/features/reconciliation/reconcile-account.ts'
import type { TestSite } from './site.ts'
import { asTenant } from './tenant-ctx.ts'

/**
 * Reconciles the books of the site's account, with the rights of the application and over HTTP.
 * @param patience milliseconds between the two reads of a difference from the gateway
 * @param gatewayPort where the gateway is called, if not at its real port
 */
export function reconcile(
  site: TestSite,
  { patience = 50, gatewayPort }: { readonly patience?: number; readonly gatewayPort?: number } = {},
): Promise<Reconciliation> {
  return asTenant(site, (ctx) => reconcileAccount(ctx, { patience }), gatewayPort)
}

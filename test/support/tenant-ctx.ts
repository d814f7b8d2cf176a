import { createSecrets } from '#server/base/secrets.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { choosePayments } from '#server/main.ts'
import { withApp } from './kept-connections.ts'
import type { TestSite } from './site.ts'
import { TEST_KEY } from './test-key.ts'

/**
 * Does something as the product would for the site's account, with the rights of the application. Gateways are called
 * over HTTP, nothing is mailed.
 * @param gatewayPort where the gateway is called, if not at its real port
 */
export async function asTenant<T>(
  { server, account }: TestSite,
  work: (ctx: TenantCtx) => Promise<T>,
  gatewayPort = server.config.port,
): Promise<T> {
  const secrets = createSecrets(TEST_KEY)
  const config = { ...server.config, port: gatewayPort }
  return withApp(server.databaseUrl, (db) =>
    work({
      db,
      ...{ account, actor: { kind: 'system' }, now: Temporal.Now.instant(), config, secrets },
      gateways: {
        payments: choosePayments(config, secrets),
        mail: { send: async () => {} },
        identity: { verify: async () => ({ verdict: 'untrusted' }) },
        storage: { put: async () => {}, get: async () => null, delete: async () => {} },
        domains: { lookUp: async () => null },
      },
      log: { info: () => {}, warn: () => {}, error: () => {} },
    }),
  )
}

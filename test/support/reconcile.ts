import { openDatabase } from '#server/db/database.ts'
import { type Reconciliation, reconcileAccount } from '#server/features/reconciliation/reconcile-account.ts'
import { choosePayment } from '#server/main.ts'
import { createSecrets } from '#server/secrets.ts'
import { TEST_KEY } from './server.ts'
import type { TestSite } from './site.ts'

/**
 * Holds the books of the site's account against each other, with the rights of the application and over HTTP.
 * @param patience milliseconds between the two looks at what differs from the gateway
 * @param gatewayPort where the gateway is looked for, when not where it is
 */
export async function reconcile(
  { server, account }: TestSite,
  wanted: { readonly patience?: number; readonly gatewayPort?: number } = {},
): Promise<Reconciliation> {
  const db = openDatabase(server.databaseUrl, 2)
  const secrets = createSecrets(TEST_KEY)
  const config = { ...server.config, port: wanted.gatewayPort ?? server.config.port }
  try {
    return await reconcileAccount(
      {
        db,
        ...{ account, actor: { kind: 'system' }, now: Temporal.Now.instant(), config, secrets },
        gateways: {
          payment: choosePayment(config, secrets),
          mail: { send: async () => {} },
          identity: { verify: async () => ({ verdict: 'untrusted' }) },
        },
        log: { info: () => {}, warn: () => {}, error: () => {} },
      },
      { patience: wanted.patience ?? 50 },
    )
  } finally {
    await db.close()
  }
}

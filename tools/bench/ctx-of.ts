import { readConfig } from '#server/base/config.ts'
import { createSecrets } from '#server/base/secrets.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { TEST_KEY } from '#test/support/test-key.ts'

/** Asks as the product does for an account, without any gateway. */
export const ctxOf = (db: TenantCtx['db'], account: string): TenantCtx => ({
  ...{ db, account, actor: { kind: 'system' }, now: Temporal.Now.instant() },
  ...{ config: readConfig({}), secrets: createSecrets(TEST_KEY) },
  gateways: {
    ...{ payments: [], mail: { send: async () => {} } },
    identity: { verify: async () => ({ verdict: 'untrusted' }) },
    storage: { put: async () => {}, get: async () => null, delete: async () => {} },
    domains: { lookUp: async () => null },
  },
  log: { info: () => {}, warn: () => {}, error: () => {} },
})

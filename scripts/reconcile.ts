import { parseArgs } from 'node:util'
import { type Config, readConfig } from '#server/base/config.ts'
import { createSecrets, developmentKey } from '#server/base/secrets.ts'
import type { Ctx } from '#server/context/ctx.ts'
import { openDatabase as connect } from '#server/db/database.ts'
import { listReconcilable } from '#server/features/reconciliation/list-reconcilable.ts'
import { reconcileAccount } from '#server/features/reconciliation/reconcile-account.ts'
import { choosePayments } from '#server/main.ts'
import { reconciledLines } from '../tools/reconcile/print.ts'
import { CommandFailure } from './support/command-failure.ts'
import { openDatabase } from './support/open-database.ts'
import { runCommand } from './support/run-command.ts'

/**
 * `npm run reconcile -- [--account borowska.zapisano.localhost]`: the nightly check, now and visibly, next to
 * the running product: the books of each account against each other and against the gateway. Differences are
 * printed with their rows and stored for the panel. Ends non-zero when anything differs.
 */
const { values } = parseArgs({ options: { account: { type: 'string' } } })

await runCommand(
  async (stop) => {
    const config = readConfig(process.env)
    await using database = await openDatabase(config)
    const db = connect(database.logins.app)
    await using _db = { [Symbol.asyncDispose]: () => db.close() }
    const ctx = await ctxOf(db, config)
    const accounts = await listReconcilable(ctx, values.account)
    if (accounts.length === 0 && values.account !== undefined)
      throw new CommandFailure(`There is no account at '${values.account}': name the host of its site.`)
    let differing = 0
    for (const { account, host } of accounts) {
      stop.throwIfAborted()
      const found = await reconcileAccount({ ...ctx, account, actor: { kind: 'system' } })
      console.log(reconciledLines({ host, ...found }).join('\n'))
      if (found.differences.length > 0) differing += 1
    }
    console.log(`${accounts.length} accounts, ${differing} with differences`)
    if (differing > 0) process.exitCode = 1
  },
  { interrupted: 130 },
)

/** Like that of a node, without mail and sign-in, which are not used here. Differences are printed, not logged. */
async function ctxOf(db: Ctx['db'], config: Config): Promise<Ctx> {
  const secrets = createSecrets(
    config.secretKey ?? (await developmentKey(config.dataDir)),
    config.secretKeysBefore,
  )
  return {
    db,
    now: Temporal.Now.instant(),
    config,
    secrets,
    gateways: {
      payments: choosePayments(config, secrets),
      mail: { send: async () => {} },
      identity: { verify: async () => ({ verdict: 'untrusted' }) },
      storage: { put: async () => {}, get: async () => null, delete: async () => {} },
      domains: { lookUp: async () => null },
    },
    log: { info: () => {}, warn: () => {}, error: () => {} },
  }
}

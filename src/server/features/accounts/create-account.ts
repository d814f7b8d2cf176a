import type { Ctx } from '#server/context/ctx.ts'
import { newId } from '#server/db/new-id.ts'
import { type AccountDetails, saveAccount } from './save-account.ts'

/** Creates an account without members, as the platform itself does; an organiser creates one by `openAccount`. */
export async function createAccount(ctx: Pick<Ctx, 'db'>, details: AccountDetails): Promise<string> {
  const account = newId()
  const host = details.host.toLowerCase()
  await ctx.db.tenant(account, (tx) =>
    saveAccount(tx, { account, actor: { kind: 'system' } }, { ...details, host }),
  )
  return account
}

import { randomUUIDv7 } from 'node:crypto'
import type { Ctx } from '#server/ctx.ts'
import { insertAccount, insertHostname, type NewAccount } from './accounts.queries.ts'

/** Makes an account and puts its registration site on a host. */
export async function createAccount(
  ctx: Pick<Ctx, 'db'>,
  input: Omit<NewAccount, 'accountId'> & { readonly host: string },
): Promise<string> {
  const { host, ...account } = input
  const accountId = randomUUIDv7()
  await ctx.db.tenant(accountId, async (tx) => {
    await insertAccount(tx, { ...account, accountId })
    await insertHostname(tx, host.toLowerCase(), accountId)
  })
  return accountId
}

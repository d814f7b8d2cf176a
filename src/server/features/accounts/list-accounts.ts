import type { z } from 'zod'
import { type getSession, role as roleSchema } from '#contract/panel.ts'
import type { Ctx } from '#server/context/ctx.ts'
import { findRole } from '#server/http/access.queries.ts'
import { addressOf } from '#server/http/face.ts'
import { findAccount, listAccountsOfUser } from './accounts.queries.ts'

type AccountOfUser = z.output<typeof getSession.output>['accounts'][number]

/** The accounts of a user with the role in each, each read inside its own account, by name. */
export async function listAccounts(ctx: Ctx, userId: string): Promise<AccountOfUser[]> {
  const ids = await ctx.db.global((tx) => listAccountsOfUser(tx, userId))
  const accounts = await Promise.all(ids.map((id) => readAccount(ctx, id, userId)))
  return accounts.filter((account) => account !== null).sort((a, b) => a.name.localeCompare(b.name, 'pl'))
}

async function readAccount(ctx: Ctx, id: string, userId: string): Promise<AccountOfUser | null> {
  return ctx.db.tenant(id, async (tx) => {
    const account = await findAccount(tx)
    const role = roleSchema.safeParse(await findRole(tx, userId))
    if (!account || !role.success) return null
    return { id, name: account.name, role: role.data, siteAddress: addressOf(account.host, ctx.config) }
  })
}

import type { TenantCtx } from '#server/ctx.ts'
import { addressOf } from '#server/http/face.ts'
import { Refusal } from '#server/http/refusal.ts'
import { findAccount } from './accounts.queries.ts'

export interface AccountView {
  readonly id: string
  readonly name: string
  readonly legalName: string
  readonly address: string
  readonly email: string
  readonly phone: string
  readonly contactPerson: string
  readonly contactNote: string
  readonly accent: string
  /** Made up: its pages say so, and its mail goes to nobody. */
  readonly demo: boolean
  readonly host: string
  /** Of the registration site, with scheme and port. */
  readonly siteAddress: string
}

/** @throws Refusal not_found */
export async function getAccount(ctx: Pick<TenantCtx, 'db' | 'account' | 'config'>): Promise<AccountView> {
  const row = await ctx.db.tenant(ctx.account, findAccount)
  if (!row) throw new Refusal('not_found')
  return {
    id: row.accountId,
    name: row.name,
    legalName: row.legalName,
    address: row.address,
    email: row.email,
    phone: row.phone,
    contactPerson: row.contactPerson,
    contactNote: row.contactNote,
    accent: row.accent,
    demo: row.demo,
    host: row.host,
    siteAddress: addressOf(row.host, ctx.config),
  }
}

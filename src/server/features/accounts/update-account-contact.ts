import { recordAudit } from '#server/audit/audit.queries.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { lockContact, saveContact } from './accounts.queries.ts'

interface Contact {
  readonly email: string
  /** Empty: none is shown. */
  readonly phone: string
}

/**
 * Sets how visitors reach the organiser. Mails that are sent from now on carry it; those already sent keep theirs.
 */
export async function updateAccountContact(ctx: TenantCtx, { email, phone }: Contact): Promise<Contact> {
  const after = { email, phone }
  await ctx.db.tenant(ctx.account, async (tx) => {
    const before = await lockContact(tx, ctx.account)
    if (before.email === email && before.phone === phone) return
    await saveContact(tx, ctx.account, after)
    await recordAudit(tx, ctx, { action: 'account.contact_changed', before, after })
  })
  return after
}

import { recordAudit } from '#server/audit/audit.queries.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import type { Tx } from '#server/db/database.ts'
import { writeLink } from './links.queries.ts'
import { newLink } from './registration-link.ts'

/** Gives a registration a new link and returns its secret; the link before opens nothing from now on. */
export async function renewLink(tx: Tx, ctx: TenantCtx, registrationId: string): Promise<string> {
  const { token, stored } = newLink(ctx, registrationId)
  const version = await writeLink(tx, registrationId, stored)
  await recordAudit(tx, ctx, {
    action: 'registration.link_renewed',
    registrationId,
    details: {},
    before: { link: version - 1 },
    after: { link: version },
  })
  return token
}

import type { z } from 'zod'
import type { issueCodes as contract } from '#contract/invites.ts'
import { recordAudit } from '#server/audit/audit.queries.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { getList } from './invite-lists.ts'
import { issue } from './issue.ts'

type Input = z.output<typeof contract.body> & { readonly eventId: string }

const NOBODY = { firstName: '', lastName: '', email: '' }

/** Issues codes for whoever has one. @throws Refusal not_found, list_full */
export async function issueCodes(
  ctx: TenantCtx,
  { eventId, list, count, note }: Input,
): Promise<z.input<typeof contract.output>> {
  return ctx.db.tenant(ctx.account, async (tx) => {
    const { name } = await getList(tx, ctx, { eventId, list })
    const people = Array.from({ length: count }, () => NOBODY)
    const added = await issue(tx, ctx, { eventId, list, note, people })
    await recordAudit(tx, ctx, {
      action: 'invite.codes_issued',
      eventId,
      details: { name },
      after: { codes: added },
    })
    return { added }
  })
}

import type { z } from 'zod'
import type { sendInvites as contract } from '#contract/invites.ts'
import { recordAudit } from '#server/audit/audit.queries.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { Refusal } from '#server/http/refusal.ts'
import { enqueueEach } from '#server/jobs/enqueue.queries.ts'
import { queueMails } from './mails.queries.ts'
import { getPublishedList } from './published-list.ts'

type Input = z.output<typeof contract.body> & { readonly eventId: string }

/**
 * Queues the mail of everybody whose turn it is, each as a job of its own. Who has used, declined or lost an invitation
 * gets none; of two calls at once each mail is queued by one.
 * @throws Refusal not_found, list_not_published; invite_over when the only one is over, or its mail waits already
 */
export async function sendInvites(
  ctx: TenantCtx,
  { eventId, list, kind, greeting, only }: Input,
): Promise<z.input<typeof contract.output>> {
  return ctx.db.tenant(ctx.account, async (tx) => {
    const { name } = await getPublishedList(tx, ctx, { eventId, list })
    const ids = await queueMails(tx, { eventId, list, kind, only }, greeting)
    if (ids.length === 0 && only !== undefined) throw new Refusal('invite_over')
    const jobs = ids.map((invite) => ({ payload: { invite }, key: `invite:${invite}` }))
    await enqueueEach(tx, ctx.account, 'send-invite', jobs)
    if (ids.length > 0)
      await recordAudit(tx, ctx, {
        action: kind === 'invite' ? 'invite.sent' : 'invite.reminded',
        eventId,
        details: { name },
        after: { mails: ids.length },
      })
    return { queued: ids.length }
  })
}

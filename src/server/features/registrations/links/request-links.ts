import type { TenantCtx } from '#server/context/ctx.ts'
import { newId } from '#server/db/new-id.ts'
import { enqueue } from '#server/jobs/enqueue.queries.ts'
import { noteMailAsked, TO_MAILBOX } from './note-mail-asked.ts'

/**
 * Queues a mail with the links to all registrations of a mailbox. Whether there are any is looked up by the job: the
 * answer reveals nothing, neither by its words nor by its time. A mailbox that got enough mails gets no more, which
 * is not revealed either.
 * @throws Refusal too_many_requests
 */
export async function requestLinks(ctx: TenantCtx, { email }: { readonly email: string }): Promise<void> {
  await ctx.db.tenant(ctx.account, async (tx) => {
    if ((await noteMailAsked(tx, ctx, email)) >= TO_MAILBOX) return
    await enqueue(tx, ctx.account, 'send-links', { message: newId(), email })
  })
}

import type { TenantCtx } from '#server/context/ctx.ts'
import { enqueue } from '#server/jobs/enqueue.queries.ts'
import { getAccount } from '../accounts/get-account.ts'
import { waitBeforeInvitation } from '../messages/recipient.ts'
import { senderOf } from '../messages/sender.ts'
import { replyCheckMail } from './reply-check.mail.ts'
import { openReplyLink } from './reply-link.ts'
import { findWaiting, markSent } from './senders.queries.ts'

/** After this time it is checked again whether the account was reviewed. */
const REVIEW_SECONDS = 3600

/**
 * Sends the link that confirms the reply address, if it still waits for one. Above a limit of mails it goes out once the
 * limit is over; that of a demo account is kept. Throws when the mail server did not accept it: the job tries again, with
 * the same Message-ID.
 */
export async function sendReplyCheck(ctx: TenantCtx): Promise<void> {
  const row = await ctx.db.tenant(ctx.account, findWaiting)
  if (row === undefined || row.sentAt !== null) return
  const account = await getAccount(ctx)
  // As with all mails of the demo: the address may belong to any person (readings, decision 7).
  if (account.demo && ctx.config.smtpUrl !== null) return
  if (account.onReview) return again(ctx, REVIEW_SECONDS)
  const wait = account.demo ? 0 : await waitBeforeInvitation(ctx, row.email)
  if (wait > 0) return again(ctx, wait)
  const address = `${account.siteAddress}/nadawca/${openReplyLink(ctx, row.linkSealed)}`
  const mail = replyCheckMail(account, { address, until: row.expiresAt })
  await ctx.gateways.mail.send({ id: row.mailId, to: row.email, ...mail, ...senderOf(account, ctx.config) })
  await ctx.db.tenant(ctx.account, (tx) => markSent(tx, row.mailId))
}

/** Under another key: under its own this job would be put off itself. */
async function again(ctx: TenantCtx, seconds: number): Promise<void> {
  const options = { runAt: ctx.now.add({ seconds }), key: `withheld reply-check:${ctx.account}` }
  await ctx.db.tenant(ctx.account, (tx) => enqueue(tx, ctx.account, 'send-reply-check', {}, options))
}

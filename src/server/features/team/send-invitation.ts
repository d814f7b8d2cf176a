import { role as roleSchema } from '#contract/panel.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { addressOf } from '#server/http/face.ts'
import { enqueue } from '#server/jobs/enqueue.queries.ts'
import { type AccountView, getAccount } from '../accounts/get-account.ts'
import { waitBeforeInvitation } from '../messages/recipient.ts'
import { senderOf } from '../messages/sender.ts'
import { invitationMail } from './invitation.mail.ts'
import { findInvitation, markMail, takeUnsent } from './invitations.queries.ts'
import { openInvitationLink } from './new-invitation-link.ts'

/** Fewer than a job has, so that there is always a job left to record the failure. */
const ATTEMPTS = 20
/** After this time it is checked again whether the account was reviewed. */
const REVIEW_SECONDS = 3600

type Due = NonNullable<Awaited<ReturnType<typeof takeUnsent>>>

/**
 * Hands the mail of an invitation to the mail server, unless it has ended meanwhile. Above a limit of mails it is
 * withheld until the limit is over; that of a demo account is kept. Throws when the server did not accept it: the job
 * tries again, with the same Message-ID, and after the last attempt the team sees that it has failed.
 */
export async function sendInvitation(ctx: TenantCtx, id: string): Promise<void> {
  const due = await ctx.db.tenant(ctx.account, (tx) => takeUnsent(tx, id))
  if (!due) return
  try {
    await send(ctx, due)
  } catch (error) {
    if (due.attempts < ATTEMPTS) throw error
    ctx.log.error({ err: error, invitation: id }, 'an invitation was given up')
    await mark(ctx, due, 'failed')
  }
}

async function send(ctx: TenantCtx, due: Due): Promise<void> {
  const account = await getAccount(ctx)
  // As with all mails of the demo: the address may belong to any person (readings, decision 7).
  if (account.demo && ctx.config.smtpUrl !== null) return mark(ctx, due, 'kept')
  if (account.onReview) return withhold(ctx, due, REVIEW_SECONDS)
  // A mail is counted once, however often the mail server refuses it.
  const wait = due.attempts === 1 && !account.demo ? await waitBeforeInvitation(ctx, due.email) : 0
  if (wait > 0) return withhold(ctx, due, wait)
  await ctx.gateways.mail.send(await compose(ctx, account, due))
  await mark(ctx, due, 'sent')
}

async function compose(ctx: TenantCtx, account: AccountView, due: Due) {
  const row = await ctx.db.tenant(ctx.account, (tx) => findInvitation(tx, due.id))
  const panel = addressOf(`panel.${account.brand.domain}`, ctx.config)
  const mail = invitationMail(account, {
    inviter: row?.inviterName ?? '',
    role: roleSchema.parse(due.role),
    until: due.expiresAt,
    address: `${panel}/zaproszenie/${openInvitationLink(ctx, due)}`,
  })
  return { id: due.mailId, to: due.email, ...mail, ...senderOf(account, ctx.config) }
}

async function withhold(ctx: TenantCtx, due: Due, seconds: number): Promise<void> {
  await ctx.db.tenant(ctx.account, async (tx) => {
    await markMail(tx, due.mailId, 'withheld')
    const options = { runAt: ctx.now.add({ seconds }), key: `withheld invitation:${due.id}` }
    await enqueue(tx, ctx.account, 'send-team-invitation', { invitation: due.id }, options)
  })
}

const mark = (ctx: TenantCtx, { mailId }: Due, mail: Parameters<typeof markMail>[2]): Promise<void> =>
  ctx.db.tenant(ctx.account, (tx) => markMail(tx, mailId, mail))
